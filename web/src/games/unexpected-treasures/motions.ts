/** What flies where on the street. */
import type { Event, Flight, Table } from '../../table/contract'
import { cards, kinds } from './model'

const svg = (symbol: string, more = ''): string => `<svg aria-hidden="true" ${more}><use href="#ut-${symbol}"/></svg>`
const tile = (table: Table, kind: number): Flight['what'] => ({ html: `<span class="ut-flying-tile">${svg(kinds(table)[kind])}</span>` })
const chip = (number: number): Flight['what'] => ({
  html: `<svg class="ut-flying-chip" viewBox="0 0 64 64" aria-hidden="true"><use href="#ut-chip"/><text x="32" y="45" text-anchor="middle" font-size="37" font-weight="800">${number}</text></svg>`,
})
const ride = (table: Table, card: number): Flight['what'] => ({ html: `<span class="ut-flying-ride">${svg(`${card}-${cards(table)[card]}`)}</span>` })
const back: Flight['what'] = { html: `<svg class="ut-flying-card" viewBox="0 0 64 90" aria-hidden="true"><use href="#ut-card-back"/></svg>` }

/** The first of these places that can be seen; panels are out of sight on a phone. */
function spot(...names: string[]): string {
  const seen = names.find((name) => [...document.querySelectorAll(`[data-at="${name}"]`)].some((place) => place.getClientRects().length > 0))
  return seen ?? names.at(-1)!
}

export function motions(event: Event, table: Table): Flight[] {
  const { seat, values } = event
  const who = seat ?? 0
  const yours = seat === table.you
  switch (event.event) {
    case 'revealed':
      return [{ from: 'stack', to: 'wall', what: { symbol: 'ut-mission-back' }, delay: 20, hold: 60 }]
    case 'stocked':
      return [{ from: 'bag', to: `kerb-${values.good}`, what: tile(table, values.good!) }]
    case 'refilled':
      return kinds(table).flatMap((_, kind) => (table.view.handed_in[kind] ? [{ from: spot('handed-in', 'stack'), to: 'bag', what: tile(table, kind), delay: kind * 60 }] : []))
    case 'chose':
      return [{ from: yours ? spot(`card-${values.number}`, `seat-${who}`) : `seat-${who}`, to: `slot-${who}`, what: back }]
    case 'showed':
      return showAll(event, table)
    case 'won-contest':
      return [{ from: `duel-${who}`, to: `duel-${who}`, what: chip(values.chip!), delay: 40, hold: 260 }]
    case 'stayed-home':
      return [{ from: `ride-${who}`, to: `seat-${who}`, what: ride(table, values.number!), hold: 120 }]
    case 'exchanged': {
      const [a, b] = [spot(`chip-${who}`, `seat-${who}`), spot(`chip-${values.rival}`, `seat-${values.rival}`)]
      return [
        { from: a, to: b, what: chip(values.given!), hold: 160 },
        { from: b, to: a, what: chip(values.got!), hold: 160 },
      ]
    }
    case 'stole':
      return [{ from: spot(`yard-${values.rival}`, `goods-${values.rival}`, `seat-${values.rival}`), to: yours ? spot('bed', 'yard', `seat-${who}`) : `seat-${who}`, what: tile(table, values.good!) }]
    case 'took':
      return [{ from: `kerb-${values.good}`, to: yours ? spot('bed', 'yard', `seat-${who}`) : `seat-${who}`, what: tile(table, values.good!) }]
    case 'paid':
      return [{ from: yours ? spot('yard', `seat-${who}`) : `seat-${who}`, to: spot(...noteOf(table), 'handed-in', 'bag'), what: tile(table, values.good!) }]
    case 'completed':
      return [{ from: `mission-${values.mission}`, to: `seat-${who}`, what: { symbol: 'ut-mission-back' }, hold: 120 }]
    default:
      return []
  }
}

const turned = new WeakMap<Table, Event[]>()

/** The number cards are turned over all at once: those of all seats go to their bays with the last one. */
function showAll(event: Event, table: Table): Flight[] {
  const all = [...(event.seat === 0 ? [] : (turned.get(table) ?? [])), event]
  turned.set(table, all)
  if (event.seat !== table.players - 1) return []
  // a moment, so that the bays are there when they arrive
  return all.map(({ seat, values }) => ({ from: `seat-${seat}`, to: `bay-${values.number}`, what: ride(table, values.number!), delay: 20 }))
}

/** The note tiles are handed in for, as far as it is known before it is completed. */
function noteOf(table: Table): string[] {
  if (table.decision?.kind === 'pay') return [`mission-${table.view.selling}`]
  const sent = table.sending?.find((action) => action.startsWith('complete '))
  return sent ? [`mission-${table.words!.parameters(sent).mission}`] : []
}
