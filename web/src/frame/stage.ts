/** Flights over the page: copies of things travel between places that carry `data-at`. */
import { tick } from 'svelte'
import { afterPaint } from '../paint'
import type { Flight } from '../table/contract'
import type { Stage } from '../table/queue'
import { settings } from '../settings.svelte'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
/** What came down lies there so long, in milliseconds: until the table itself shows it. */
const LINGER = 50

type Size = [width: number, height: number]

/** `layer` covers the page and catches nothing; `root` holds the places. */
export function createStage(layer: HTMLElement, root: HTMLElement): Stage {
  /** How large each markup was that has flown; it is measured once. */
  const sizes = new Map<string, Size>()
  addEventListener('resize', () => sizes.clear())
  return {
    still: () => settings.still || document.hidden,
    drawn: () => tick().then(afterPaint),
    wait(milliseconds) {
      let finish = (): void => {}
      const done = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        finish = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      return { done, finish }
    },
    fly(flight, milliseconds) {
      const from = place(root, flight.from)
      const to = place(root, flight.to)
      if (!from || !to) return { done: Promise.resolve(), finish() {} }
      // all that is to be measured is measured before anything is put into the page: it is laid out once, not for each flight
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
      const { thing, size } = copy(flight, from, a, b)
      const [width, height] = (size ?? measured(flight, thing)).map((each) => each || 40)
      let isGone = false
      queueMicrotask(() => isGone || layer.append(thing))
      const at = (box: DOMRect, scale: number): string =>
        `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale})`
      const lift = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6)
      const middle = new DOMRect((a.x + b.x) / 2 + (a.width + b.width) / 4, (a.y + b.y) / 2 + (a.height + b.height) / 4 - lift, 0, 0)
      const small = Math.min(1, Math.max(0.35, b.width / Math.max(1, width)))
      const animation = thing.animate(
        [
          { transform: at(a, 1), easing: 'ease-in' },
          { transform: at(middle, (1 + small) / 2 + 0.08), easing: 'ease-out' },
          { transform: at(b, small) },
        ],
        { duration: milliseconds, easing: EASE, fill: 'both' },
      )
      const leave = (): void => {
        isGone = true
        thing.remove()
      }
      const done = animation.finished.then(() => void setTimeout(leave, LINGER), leave)
      return {
        done,
        finish() {
          animation.finish()
          leave()
        },
      }
    },
  }

  /** The size that the style of its own content gives it. */
  function measured(flight: Flight, thing: HTMLElement): Size {
    const name = typeof flight.what === 'object' && 'html' in flight.what ? flight.what.html : ''
    let size = sizes.get(name)
    if (!size) {
      layer.append(thing)
      sizes.set(name, (size = [thing.offsetWidth, thing.offsetHeight]))
    }
    return size
  }
}

/** Of several places with this name the first that can be seen. */
function place(root: HTMLElement, name: string): Element | null {
  for (const found of root.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)) {
    if (found.getClientRects().length) return found
  }
  return null
}

/** What flies, and how large it is, if it is not for the style of its own content to say. */
function copy(flight: Flight, from: Element, box: DOMRect, end: DOMRect): { thing: HTMLElement; size: Size | null } {
  const thing = document.createElement('div')
  thing.className = 'flying'
  let size: Size | null = null
  if (flight.what === 'clone') {
    const twin = from.cloneNode(true) as Element
    for (const each of [twin, ...twin.querySelectorAll('*')]) {
      each.removeAttribute('id')
      each.removeAttribute('data-at')
      each.classList.remove('legal', 'hop', 'picked', 'refused', 'hinted')
    }
    thing.append(from instanceof SVGElement && !(from instanceof SVGSVGElement) ? around(twin, from as SVGGraphicsElement) : twin)
    size = [box.width, box.height]
  } else if ('symbol' in flight.what) {
    const side = Math.max(28, Math.min(72, box.width || 44, end.width || 44))
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${flight.what.symbol.replace(/^#/, '')}`)
    svg.setAttribute('width', '100%')
    svg.setAttribute('height', '100%')
    svg.append(use)
    thing.append(svg)
    size = [side, side]
  } else {
    thing.innerHTML = flight.what.html
  }
  if (size) [thing.style.width, thing.style.height] = size.map((each) => `${each}px`)
  return { thing, size }
}

/** A piece of a drawing needs a drawing around it. */
function around(twin: Element, from: SVGGraphicsElement): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const box = from.getBBox()
  twin.removeAttribute('transform')
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  svg.setAttribute('width', '100%')
  svg.setAttribute('height', '100%')
  svg.append(twin)
  return svg
}
