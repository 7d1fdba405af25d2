/** The cover of a box grows into the head of the table that is being opened. */
import { settings } from '../settings.svelte'

const GROW = 460
const LEAVE = 260
const PATIENCE = 2500
const HEAD = 56

/** Begins at once; the cover stays until the table is there, and goes by itself. Decoration only: nothing waits for it. */
export function grow(cover: Element | null): void {
  if (!cover || settings.still || typeof cover.animate !== 'function') return
  const from = cover.getBoundingClientRect()
  const flying = document.createElement('div')
  flying.className = 'growing-cover'
  flying.setAttribute('aria-hidden', 'true')
  flying.dataset.game = cover.closest<HTMLElement>('[data-game]')?.dataset.game ?? ''
  // symbols go with the page they stand in, so the copy carries its own
  const drawing = cover.querySelector('svg')?.cloneNode(true) as SVGElement | undefined
  const used = drawing?.querySelector('use')
  const symbol = used && document.querySelector(used.getAttribute('href') ?? '')
  if (!drawing || !used || !symbol) return
  const own = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  own.append(...[...symbol.childNodes].map((node) => node.cloneNode(true)))
  used.replaceWith(own)
  flying.append(drawing)
  document.body.append(flying)

  const box = (left: number, top: number, width: number, height: number, radius: number): Keyframe => ({
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radius}px`,
  })
  const growth = flying.animate([box(from.left, from.top, from.width, from.height, 6), box(0, 0, document.documentElement.clientWidth, HEAD, 0)], {
    duration: GROW,
    easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
    fill: 'forwards',
  })
  void Promise.all([growth.finished, arrived()])
    .then(() => flying.animate([{ opacity: 1 }, { opacity: 0 }], { duration: LEAVE, fill: 'forwards' }).finished)
    .finally(() => flying.remove())
}

/** When the table's head can be seen. */
async function arrived(): Promise<void> {
  const late = performance.now() + PATIENCE
  while (performance.now() < late && !document.querySelector('header h1')) await new Promise(requestAnimationFrame)
}
