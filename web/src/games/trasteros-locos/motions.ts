/** What flies where. Places: `door-N`, `public`, `first`, `ware-CARD`, `lot`, `sack-N`, `offer-N`, `supply`, `badges`, `discards`, `seat-N`, `piles-N`; of the own things `hand`, `my-piles`. */
import type { Event, Flight, Table } from '../../table/contract'
import { BEST_FIRST, COLLECTIONS, cube, drawCard, JUNK, MATERIALS, pointsOf, ROOM_CARDS, SKELETON } from './pieces'

const STEP = 70
/** So that what an event brings into the page is there to fly to. */
const DRAWN = 40

const back = { symbol: 'tl-cardback' }
const skeleton = { symbol: 'tl-skeleton' }

/** Nothing flies; there is only time to look. */
const pause = (milliseconds: number): Flight => ({ from: 'nowhere', to: 'nowhere', what: back, hold: milliseconds })

function many(count: number, from: string, to: string, what: Flight['what'] = back, most = 6): Flight[] {
  return Array.from({ length: Math.min(most, count) }, (_, place) => ({ from, to, what, delay: place * STEP }))
}

export function motions(event: Event, table: Table): Flight[] {
  const { seat, values } = event
  const isMine = seat !== null && seat === table.you
  const hand = isMine ? 'hand' : `seat-${seat}`
  const face = (card: number): Flight['what'] => ({ html: drawCard(card, pointsOf(table, card), false, 'width="50" height="70"') })
  const room = `door-${values.room ?? table.view.room}`
  switch (event.event) {
    case 'filled':
      return [...many(2, 'discards', 'public'), ...Array.from({ length: values.rooms ?? 0 }, (_, each) => many(2, 'public', `door-${each}`).map((flight) => ({ ...flight, delay: (flight.delay ?? 0) + each * STEP }))).flat()]
    case 'called':
      return [{ from: room, to: values.card === SKELETON ? 'lot' : 'first', what: face(values.card!), delay: 350, hold: 500 }]
    case 'collapsed':
      return [{ from: room, to: room, what: skeleton, hold: 500 }, ...many(values.count ?? ROOM_CARDS, room, 'public').map((flight) => ({ ...flight, delay: 600 + (flight.delay ?? 0) }))]
    case 'sealed':
      return [{ from: `seat-${seat}`, to: `sack-${seat}`, what: { symbol: 'tl-sealed' } }]
    case 'offered':
      return BEST_FIRST.flatMap((material) => many(values[MATERIALS[material]] ?? 0, `seat-${seat}`, `offer-${seat}`, { symbol: cube(material) }, 3)).map((flight, place) => ({ ...flight, delay: DRAWN + place * STEP }))
    case 'tied':
      return [pause(1400)]
    case 'won':
      return [pause(1500), ...many(values.count ?? ROOM_CARDS, room, `seat-${seat}`).map((flight) => ({ ...flight, delay: 900 + (flight.delay ?? 0) }))]
    case 'unclaimed':
      return [pause(1200)]
    case 'found':
      return [{ from: `seat-${seat}`, to: hand, what: face(values.card!) }]
    case 'turned-up':
      return [{ from: room, to: 'lot', what: face(values.card!) }]
    case 'struck':
      return [{ from: table.view.step === 1 ? room : 'public', to: `seat-${seat}`, what: skeleton, hold: 800 }]
    case 'struck-all':
      return [...Array.from({ length: table.players }, (_, each) => ({ from: room, to: `seat-${each}`, what: skeleton, hold: 800 }))]
    case 'lost':
      return many(values.count ?? 0, hand, 'public')
    case 'reshuffled':
      return many(3, 'discards', 'public')
    case 'bought':
      return [
        { from: `seat-${seat}`, to: 'supply', what: { symbol: cube(values.cube!) } },
        { from: `ware-${values.card}`, to: hand, what: face(values.card!), delay: 200 },
      ]
    case 'took-junk':
      return [{ from: `ware-${JUNK}`, to: hand, what: face(JUNK) }]
    case 'discarded':
      return [{ from: `ware-${values.card}`, to: 'discards', what: face(values.card!) }]
    case 'opened':
      return [pause(250)]
    case 'drew':
      return [{ from: 'public', to: hand, what: values.card == null ? back : face(values.card) }]
    case 'handed-in':
      return [{ from: hand, to: 'discards', what: face(values.card!), hold: 350 }]
    case 'paid':
      return many(values.count ?? 1, `seat-${seat}`, 'supply', { symbol: cube(values.cube!) })
    case 'got-cube':
      return [{ from: 'supply', to: `seat-${seat}`, what: { symbol: cube(values.cube!) } }]
    case 'got-badge':
      return [{ from: 'supply', to: `seat-${seat}`, what: { symbol: 'tl-badge' }, hold: 400 }]
    case 'protected':
      return [
        ...many(values.count ?? 1, hand, isMine ? 'hand' : `piles-${seat}`, back, 4),
        { from: `seat-${seat}`, to: isMine ? 'hand' : `piles-${seat}`, what: { symbol: 'tl-cube-gold' }, delay: 300 },
      ]
    case 'released':
      return [...many(values.count ?? 1, isMine ? `pile-${values.pile}` : `piles-${seat}`, hand, back, 4), { from: isMine ? `pile-${values.pile}` : `piles-${seat}`, to: `seat-${seat}`, what: { symbol: 'tl-cube-gold' } }]
    case 'declared':
      return [{ from: `seat-${seat}`, to: 'lot', what: { symbol: 'tl-collector' }, hold: 900 }]
    case 'counted':
      return [{ from: `seat-${seat}`, to: 'lot', what: { symbol: `tl-c-${COLLECTIONS[values.collection!]}` }, hold: 250 }]
    default:
      return [] // dealt, removed, started, declined, ran-out, laid, passed, all-passed, timed-out, scored: said, not moved
  }
}
