/** What flies where. Times to look (`hold`) are flights of nothing. */
import type { Event, Flight, Table } from '../../table/contract'
import { coloursOf, handsOf, homeOf, neighbourOf, NO_PLAN, planOf, textsOf, trinketsOf } from './pieces'
import { handIn } from './scene'

/** A clash is the joke of the game: it is held. */
const CLASH = 900
const REVEAL = 1100
const GLANCE = 350

export function motions(event: Event, table: Table): Flight[] {
  const hand = handIn(event)
  const home = homeOf(table, hand)
  const { trinket, colour } = event.values
  switch (event.event) {
    case 'began-deal':
    case 'refilled':
      return handsOf(table).map((each) => back('plan-stack', each === table.you ? 'hand' : homeOf(table, each), each * 50))
    case 'uncovered':
      return colour === null ? [] : [{ from: 'treasure-pile', to: `niche-${nameOfColour(table, colour)}`, what: treasure(table, colour) }]
    case 'set-out':
      return trinket === null ? [] : [{ from: at('trinket-pile', 'shop'), to: wareAt(table, trinket), what: souvenir(table, trinket) }]
    case 'chose':
      return [back(hand === table.you ? ownPlan(table, event.values.plan) : home, `place-${hand}`)]
    case 'showed':
      // backs turn all at once; after the last there is time to read them
      return hand === handsOf(table).length - 1 ? [look(`place-${hand}`, REVEAL)] : []
    case 'named':
      return colour === null ? [] : [{ from: `card-${hand}`, to: `niche-${nameOfColour(table, colour)}`, what: drawn('pl-smash', 'pl-thing'), hold: GLANCE }]
    case 'took': {
      if (colour === null) return []
      const name = nameOfColour(table, colour)
      const count = Math.min(8, event.values.count ?? 1)
      return Array.from({ length: count }, (_, place) => ({
        from: `niche-${name}`,
        to: at(`loot-${hand}-${name}`, home),
        what: treasure(table, colour),
        delay: place * 90,
        hold: place === count - 1 ? GLANCE : 0,
      }))
    }
    case 'cancelled':
      return [look('team-0', CLASH)]
    case 'tied':
      return colour === null ? [] : [look(`niche-${nameOfColour(table, colour)}`, CLASH)]
    case 'offered':
      return [look(`card-${hand}`, GLANCE)]
    case 'laid':
      return trinket === null ? [] : [{ from: home, to: `card-${hand}`, what: souvenir(table, trinket) }]
    case 'paid':
      return trinket === null ? [] : [{ from: `card-${hand}`, to: wareAt(table, trinket), what: souvenir(table, trinket) }]
    case 'stayed-tied':
      return [look('team-0', CLASH)]
    case 'took-trinket':
    case 'got-trinket':
      return trinket === null ? [] : [{ from: wareAt(table, trinket), to: home, what: souvenir(table, trinket), hold: GLANCE }]
    case 'drew-trinket':
      return trinket === null ? [] : [{ from: at('trinket-pile', 'shop'), to: home, what: souvenir(table, trinket), hold: GLANCE }]
    case 'passed-on':
      return handsOf(table).flatMap((seat) => [0, 110].map((delay) => back(seat === table.you ? 'hand' : homeOf(table, seat), receiver(table, seat), delay)))
    case 'discarded':
      return [back(hand === table.you ? 'hand' : home, 'plan-stack')]
    default:
      // left-out, reshuffled, dealt, ran-short, picked, sealed, found-nothing, set-aside, received, scored, solo-ended: said, or shown by what went before
      return []
  }
}


function receiver(table: Table, seat: number): string {
  const to = neighbourOf(table, seat)
  return to === table.you ? 'hand' : homeOf(table, to)
}

function nameOfColour(table: Table, colour: number): string {
  return textsOf(table, 'colour')[colour] ?? ''
}

function ownPlan(table: Table, plan: number | null): string {
  return plan === null || plan === NO_PLAN ? 'hand' : at(`plan-${planOf(table, plan).text}`, 'hand')
}

function wareAt(table: Table, trinket: number): string {
  return at(`shop-${textsOf(table, 'trinket')[trinket]}`, 'shop')
}

/** The first of two places that can be seen: on a phone the shop may be behind its tab. */
function at(name: string, otherwise: string): string {
  const found = [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)]
  return found.some((each) => each.getClientRects().length) ? name : otherwise
}

function drawn(symbol: string, shape: string, ink = ''): { html: string } {
  return { html: `<svg class="${shape} pl-ink ${ink}" viewBox="${shape === 'pl-plan' ? '0 0 44 62' : '0 0 64 64'}"><use href="#${symbol}"/></svg>` }
}

function treasure(table: Table, colour: number): { html: string } {
  const { name, kind } = coloursOf(table)[colour]
  return drawn(`pl-${kind}`, 'pl-thing', `pl-${name}`)
}

function souvenir(table: Table, trinket: number): { html: string } {
  return drawn(`pl-${trinketsOf(table)[trinket]?.souvenir}`, 'pl-thing', 'pl-trinket')
}

function back(from: string, to: string, delay = 0): Flight {
  return { from, to, what: drawn('pl-back', 'pl-plan'), delay }
}

function look(where: string, hold: number): Flight {
  return { from: where, to: where, what: { html: '<svg class="pl-hush"></svg>' }, hold }
}
