/** Arrow keys move the focus to the nearest thing in that direction, so that a table can be walked without counting tabs. */

const REACHABLE = 'button:not([disabled]), a[href], [tabindex="0"], input, select'
const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function arrows(root: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    const from = document.activeElement
    if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !from || !root.contains(from)) return
    if (from.matches('input, select, textarea')) return
    const best = nearest(root, from, direction)
    if (!best) return
    event.preventDefault()
    best.focus()
  }
  root.addEventListener('keydown', move)
  return () => root.removeEventListener('keydown', move)
}

function nearest(root: HTMLElement, from: Element, [dx, dy]: [number, number]): HTMLElement | null {
  const a = from.getBoundingClientRect()
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]
  let best: HTMLElement | null = null
  let least = Infinity
  for (const each of root.querySelectorAll<HTMLElement>(REACHABLE)) {
    const b = each.getBoundingClientRect()
    if (each === from || !b.width) continue
    const [ex, ey] = [b.x + b.width / 2 - x, b.y + b.height / 2 - y]
    const along = ex * dx + ey * dy
    if (along < 4) continue
    const distance = along + 2.5 * Math.abs(ex * dy) + 2.5 * Math.abs(ey * dx)
    if (distance < least) [best, least] = [each, distance]
  }
  return best
}
