/** What flies where when something happens. */
import type { Event, Flight, Table } from '../../table/contract'
import { artifactName } from './box'

const PAUSE = 90

/** Figures may move more than once while the view stays the one before. */
const walked = new WeakMap<object, Map<string, number>>()

export function motions(event: Event, table: Table): Flight[] {
  const { values, seat } = event
  const number = (name: string): number => Number(values[name] ?? 0)
  const token = (name: string): { symbol: string } => ({ symbol: `tp-t-${artifactName(table, number(name))}` })
  const me = `seat-${seat}`
  switch (event.event) {
    case 'filled':
      return [{ from: 'bag', to: `epoch-${number('epoch')}`, what: token('artifact') }]
    case 'placed':
      return [{ from: me, to: `epoch-${number('epoch')}`, what: { symbol: `tp-seat-${seat}` } }]
    case 'moved':
    case 'fled':
    case 'landed':
      return [walk(table, `pirate-${seat}`, number('epoch'), `tp-seat-${seat}`)]
    case 'jumped':
      return [{ from: me, to: 'discards', what: token('artifact') }, { ...walk(table, `pirate-${seat}`, number('epoch'), `tp-seat-${seat}`), delay: PAUSE }]
    case 'caught':
      return [{ from: 'police', to: me, what: { symbol: 'tp-police' }, hold: 200 }]
    case 'lost':
    case 'paid':
      return [{ from: me, to: 'discards', what: token('artifact') }]
    case 'lost-whites':
      return Array.from({ length: number('count') }, (_, place) => ({ from: me, to: 'discards', what: { symbol: 'tp-t-white' }, delay: place * PAUSE }))
    case 'patrolled':
      return [
        { from: 'bag', to: `track-${number('count') - 1}`, what: { symbol: `tp-path-${number('path') + 1}` } },
        { ...walk(table, 'police', number('epoch'), 'tp-police'), delay: PAUSE },
      ]
    case 'year-ended':
      return Array.from({ length: Number(table.box.track?.squares ?? 0) + 1 }, (_, place) => ({ from: `track-${place}`, to: 'bag', what: 'clone' as const, delay: place * 40 }))
    case 'earned':
      return number('points') ? [{ from: seen('stall') ? 'stall' : 'bazaar', to: me, what: { symbol: 'tp-coin' }, hold: 150 }] : []
    case 'took':
      return [{ from: `site-${number('epoch')}-${number('artifact')}`, to: me, what: token('artifact') }]
    case 'sold':
      return [seen(`contract-${number('contract')}`) ? { from: `contract-${number('contract')}`, to: me, what: 'clone' } : { from: 'bazaar', to: me, what: { symbol: 'tp-coin' } }]
    case 'traded':
      return [
        { from: me, to: `seat-${number('rival')}`, what: token('given') },
        { from: `seat-${number('rival')}`, to: me, what: token('artifact') },
      ]
    case 'assigned':
      return [{ from: me, to: `colour-${number('colour')}`, what: { symbol: 'tp-t-white' } }]
    case 'got-most':
      return [{ from: `colour-${number('colour')}`, to: me, what: { symbol: 'tp-coin' } }]
    case 'got-all':
      return [0, 1, 2, 3, 4].map((colour) => ({ from: `colour-${colour}`, to: me, what: { symbol: 'tp-coin' }, delay: colour * 40 }))
    default:
      // starts, restocked, stalled, ran-dry, ready, scored: nothing changes its place
      return []
  }
}

function walk(table: Table, figure: string, to: number, symbol: string): Flight {
  const places = walked.get(table.view) ?? new Map<string, number>()
  walked.set(table.view, places)
  const before = places.get(figure)
  places.set(figure, to)
  return { from: before === undefined ? figure : `epoch-${before}`, to: `epoch-${to}`, what: { symbol } }
}

function seen(name: string): boolean {
  return [...document.querySelectorAll(`[data-at="${name}"]`)].some((each) => each.checkVisibility({ visibilityProperty: true }))
}
