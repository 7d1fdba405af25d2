/** Where the epochs lie. The printed graph is drawn like a page of a comic: no path crosses another. Any other graph becomes a ring. */
import type { Epoch } from './box'

export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export interface Panel extends Area {
  emblem: Area
  /** Where its name begins, and what is behind it: the middle of a tower, otherwise the left. */
  label: { x: number; y: number; middle: boolean }
  sites: Area
  figures: Area
}

export interface Way {
  from: number
  path: number
  to: number
  /** The line, its head, and the place of its number. */
  line: string
  head: string
  tab: { x: number; y: number }
}

export interface Chart {
  panels: Panel[]
  ways: Way[]
}

type Point = [number, number]

export const WIDTH = 376
export const HEIGHT = 404
const ARROW = 7.5

const PAGE: Record<string, Area> = {
  1000: { x: 144, y: 250, w: 104, h: 57 },
  1200: { x: 2, y: 2, w: 356, h: 57 },
  1400: { x: 112, y: 81, w: 136, h: 57 },
  1600: { x: 2, y: 329, w: 356, h: 57 },
  1800: { x: 2, y: 81, w: 84, h: 226 },
  2000: { x: 112, y: 160, w: 136, h: 68 },
  2200: { x: 274, y: 81, w: 84, h: 226 },
}

const PAGE_WAYS: Record<string, [Point, Point]> = {
  '1200-1400': [[180, 59], [180, 81]],
  '1200-1800': [[44, 59], [44, 81]],
  '1400-2000': [[180, 138], [180, 160]],
  '1400-2200': [[248, 107], [274, 107]],
  '2000-1800': [[112, 194], [86, 194]],
  '2000-2200': [[248, 194], [274, 194]],
  '1800-1400': [[86, 107], [112, 107]],
  '1800-1600': [[44, 307], [44, 329]],
  '1000-1600': [[196, 307], [196, 329]],
  '1000-2000': [[196, 250], [196, 228]],
  '1600-2200': [[316, 329], [316, 307]],
  '1600-2000': [[126, 329], [126, 228]],
  '2200-1000': [[274, 279], [248, 279]],
  '2200-1200': [[316, 81], [316, 59]],
}

const RING: Point[] = [[2, 2], [130, 2], [258, 2], [258, 146], [200, 290], [60, 290], [2, 146]]
const RING_SIZE = { w: 100, h: 96 }
const CENTRE: Point = [180, 194]

/** `brief`: names are short, so that figures have the room beside them. */
export function chart(epochs: Epoch[], brief: boolean): Chart {
  const isPage = epochs.every((epoch) => PAGE[epoch.name] && new Set(epoch.exits).size === epoch.exits.length && epoch.exits.every((exit) => PAGE_WAYS[`${epoch.name}-${epochs[exit]?.name}`]))
  const panels = epochs.map((epoch, place) => (isPage ? panelOf(PAGE[epoch.name], brief) : panelOf({ x: RING[place % RING.length][0], y: RING[place % RING.length][1], ...RING_SIZE }, brief)))
  const ways = epochs.flatMap((epoch) =>
    epoch.exits.map((exit, path) => {
      if (isPage) return { from: epoch.place, path, to: exit, ...straight(...PAGE_WAYS[`${epoch.name}-${epochs[exit].name}`]) }
      return { from: epoch.place, path, to: exit, ...curved(panels, epoch.place, exit, path, epochs) }
    }),
  )
  return { panels, ways }
}

function panelOf(area: Area, brief: boolean): Panel {
  const { x, y, w, h } = area
  if (w > 300) {
    return { ...area, emblem: { x: x + 9, y: y + 8, w: 40, h: 40 }, label: { x: x + 58, y: y + 18, middle: false }, sites: { x: x + 56, y: y + 23, w: 180, h: 31 }, figures: { x: x + 240, y: y + 4, w: w - 244, h: h - 8 } }
  }
  if (h > 200) {
    return { ...area, emblem: { x: x + 20, y: y + 25, w: 44, h: 44 }, label: { x: x + w / 2, y: y + 18, middle: true }, sites: { x: x + 5, y: y + 72, w: w - 10, h: 102 }, figures: { x: x + 4, y: y + 176, w: w - 8, h: 47 } }
  }
  const emblem = { x: x + 4, y: y + 3, w: 19, h: 19 }
  const label = { x: x + 26, y: y + 18, middle: false }
  if (w === RING_SIZE.w) return { ...area, emblem, label, sites: { x: x + 4, y: y + 24, w: w - 8, h: 36 }, figures: { x: x + 4, y: y + 61, w: w - 8, h: 33 } }
  return { ...area, emblem, label, sites: { x: x + 4, y: y + 23, w: w - 46, h: h - 26 }, figures: { x: x + w - 41, y: brief ? y + 4 : y + 21, w: 39, h: brief ? h - 7 : h - 24 } }
}

function straight(a: Point, b: Point): Pick<Way, 'line' | 'head' | 'tab'> {
  const [dx, dy] = unit(a, b)
  const neck: Point = [b[0] - dx * ARROW, b[1] - dy * ARROW]
  return { line: `M${a}L${neck}`, head: arrowHead(b, dx, dy), tab: { x: a[0] + dx * 3, y: a[1] + dy * 3 } }
}

/** Paths of a ring bend through its middle; there and back do not lie on each other. */
function curved(panels: Panel[], from: number, to: number, path: number, epochs: Epoch[]): Pick<Way, 'line' | 'head' | 'tab'> {
  const [a, b] = [middle(panels[from]), middle(panels[to])]
  const apart = Math.min(Math.abs(from - to), epochs.length - Math.abs(from - to))
  const pull = apart > 1 ? 0.85 : 0
  const [dx, dy] = unit(a, b)
  const isDouble = epochs[to].exits.includes(from) || epochs[from].exits[1 - path] === to
  const aside = isDouble ? (epochs[from].exits[1 - path] === to && path ? -22 : 22) : 0
  const bend: Point = [
    (a[0] + b[0]) / 2 + (CENTRE[0] - (a[0] + b[0]) / 2) * pull - dy * aside,
    (a[1] + b[1]) / 2 + (CENTRE[1] - (a[1] + b[1]) / 2) * pull + dx * aside,
  ]
  const [start, end] = [edge(panels[from], bend), edge(panels[to], bend)]
  const [ex, ey] = unit(bend, end)
  const [sx, sy] = unit(start, bend)
  return { line: `M${start}Q${bend} ${[end[0] - ex * ARROW, end[1] - ey * ARROW]}`, head: arrowHead(end, ex, ey), tab: { x: start[0] + sx * 4, y: start[1] + sy * 4 } }
}

function arrowHead([x, y]: Point, dx: number, dy: number): string {
  const [nx, ny] = [x - dx * ARROW, y - dy * ARROW]
  return `M${x} ${y}L${nx - dy * 5.5} ${ny + dx * 5.5}L${nx + dy * 5.5} ${ny - dx * 5.5}z`
}

function middle({ x, y, w, h }: Area): Point {
  return [x + w / 2, y + h / 2]
}

function unit(a: Point, b: Point): Point {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
}

/** Where the line from the middle of a panel towards a point leaves it. */
function edge(panel: Area, towards: Point): Point {
  const [x, y] = middle(panel)
  const [dx, dy] = [towards[0] - x, towards[1] - y]
  const reach = Math.min(panel.w / 2 / Math.max(0.001, Math.abs(dx)), panel.h / 2 / Math.max(0.001, Math.abs(dy)))
  return [Math.round(x + dx * reach), Math.round(y + dy * reach)]
}

/** So many equal things in an area, as large as they can be. `snug`: how much they may overlap. */
export function fit(count: number, area: Area, most: number, snug = 1, left = false): { size: number; at: Point[] } {
  let best = { columns: 1, cell: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const cell = Math.min(area.w / columns, area.h / Math.ceil(count / columns))
    if (cell > best.cell) best = { columns, cell }
  }
  const size = Math.min(most, best.cell * snug)
  const rows = Math.ceil(count / best.columns)
  const step = { x: Math.min(most * 1.25, (area.w - size) / Math.max(1, best.columns - 1)), y: Math.min(most * 1.25, (area.h - size) / Math.max(1, rows - 1)) }
  const top = area.y + (area.h - size - step.y * (rows - 1)) / 2
  const at = Array.from({ length: count }, (_, place): Point => {
    const row = Math.floor(place / best.columns)
    const inRow = Math.min(best.columns, count - row * best.columns)
    const start = area.x + (left ? 0 : (area.w - size - step.x * (inRow - 1)) / 2)
    return [start + (place % best.columns) * step.x, top + row * step.y]
  })
  return { size, at }
}
