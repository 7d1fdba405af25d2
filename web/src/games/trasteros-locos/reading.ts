/** What the view and the events say of the table. */
import type { Event, Table } from '../../table/contract'
import { BEST_FIRST, collectionOf, isWare, JUNK, materialOf, MATERIALS, pointsOf } from './pieces'

const COMPARE = 1
const SELL = 2

export type Phase = 'act' | 'bid' | 'sale' | 'over'

export function phaseOf(table: Table): Phase {
  if (table.outcome) return 'over'
  return table.view.step === COMPARE ? 'bid' : table.view.step === SELL ? 'sale' : 'act'
}

export interface Pile {
  /** As the actions count it. */
  number: number
  owner: number
  count: number
  /** Null to everybody but its owner. */
  cards: (number | null)[]
}

export function pilesOf(table: Table, seat: number): Pile[] {
  const { piles = 0, pile_owner = [], pile_cards = [], vault = [] } = table.view
  const found: Pile[] = []
  let at = 0
  for (let pile = 0; pile < piles; pile++) {
    const count: number = pile_cards[pile]
    if (pile_owner[pile] === seat) found.push({ number: pile + 1, owner: seat, count, cards: vault.slice(at, at + count) })
    at += count
  }
  return found
}

/** The cards of a hand one by one: the own collection first, the best first, junk last. */
export function handOf(table: Table, seat: number): number[] {
  const counts: (number | null)[] = table.view.hand?.[seat] ?? []
  const cards = counts.flatMap((count, card) => Array<number>(count ?? 0).fill(card))
  return inOrder(cards, table.view.collector?.[seat] ?? -1)
}

export function inOrder(cards: number[], own: number): number[] {
  const rank = (card: number): number => (card >= JUNK ? 1000 + card : (collectionOf(card) === own ? 0 : 100 + 10 * collectionOf(card)) + MATERIALS.length - materialOf(card))
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

/** A row of counts as cards, collection by collection. */
export function cardsIn(counts: readonly number[]): number[] {
  return inOrder(counts.flatMap((count, card) => Array<number>(Math.max(0, count)).fill(card)), -1)
}

export const isOwn = (table: Table, seat: number | null, card: number): boolean => seat !== null && isWare(card) && collectionOf(card) === table.view.collector?.[seat]

export interface Standing {
  /** Cards of the own collection, protected ones included. */
  own: number
  cards: number
  badges: number
  foreign: number
  total: number
}

/** What a seat would count now (TL-8.2), if its cards are known. */
export function standingOf(table: Table, seat: number): Standing | null {
  if (table.view.collector?.[seat] == null || (table.view.hand?.[seat] ?? [null]).includes(null)) return null
  const locked = pilesOf(table, seat).flatMap((pile) => pile.cards)
  if (locked.includes(null)) return null
  const worth = (cards: number[]): number => cards.reduce((sum, card) => sum + pointsOf(table, card), 0)
  const mine = [...handOf(table, seat), ...(locked as number[])].filter((card) => isOwn(table, seat, card))
  const foreign = worth((locked as number[]).filter((card) => !isOwn(table, seat, card)))
  const cards = worth(mine)
  const badges = (table.view.badges?.[seat] ?? 0) * (table.box.badges?.points ?? 0)
  return { own: mine.length, cards, badges, foreign, total: cards + badges - foreign }
}

/** Cards that all know a seat to have. */
export function knownOf(table: Table, seat: number): number[] {
  return cardsIn(table.view.shown?.[seat] ?? [])
}

export interface Offer {
  seat: number
  /** Gold, silver, bronze, glass. */
  cubes: number[]
}

export interface Auction {
  room: number
  card: number
  caller: number
  /** The offers of each time they were shown; ties lead to a next time. */
  shown: Offer[][]
  winner: number | null
  unclaimed: boolean
  lost: boolean
  tied: boolean
  skeletons: number
  isOpen: boolean
}

/** The latest bidding, from what has been told so far. */
export function auctionOf(events: readonly Event[]): Auction | null {
  const start = events.findLastIndex((event) => event.event === 'called')
  if (start < 0) return null
  const { seat, values } = events[start]
  const auction: Auction = { room: values.room!, card: values.card!, caller: seat!, shown: [], winner: null, unclaimed: false, lost: false, tied: false, skeletons: 0, isOpen: true }
  let offers: Offer[] | null = null
  for (const event of events.slice(start + 1)) {
    if (event.event === 'offered') {
      if (!offers) auction.shown.push((offers = []))
      offers.push({ seat: event.seat!, cubes: BEST_FIRST.map((material) => event.values[MATERIALS[material]] ?? 0) })
      auction.tied = false
    } else if (event.event === 'table-undo') {
      continue
    } else {
      offers = null
    }
    if (event.event === 'tied') auction.tied = true
    if (event.event === 'won') auction.winner = event.seat
    if (event.event === 'unclaimed') auction.unclaimed = true
    if (event.event === 'collapsed') auction.lost = true
    if ((event.event === 'struck' || event.event === 'struck-all') && (auction.winner !== null || auction.unclaimed)) auction.skeletons += event.values.count ?? 1
    if (event.event === 'opened' || event.event === 'filled') break
  }
  auction.isOpen = auction.winner === null && !auction.unclaimed && !auction.lost
  return auction
}

/** The highest offer of those shown together; the first of equals. */
export function compareOffers(a: Offer, b: Offer): number {
  for (const [place, count] of a.cubes.entries()) if (count !== b.cubes[place]) return b.cubes[place] - count
  return 0
}

export type DoorState = 'closed' | 'called' | 'sale' | 'empty'

export function doorOf(table: Table, room: number): DoorState {
  const auction = table.busy ? auctionOf(table.events) : null
  const isCalled = auction?.isOpen && auction.room === room
  if (isCalled) return 'called'
  if ((table.view.doors >> room) & 1) return 'closed'
  if (table.view.room !== room) return 'empty'
  const phase = phaseOf(table)
  return phase === 'bid' ? 'called' : phase === 'sale' ? 'sale' : 'empty'
}

export const seatsIn = (bits: number, players: number): number[] => Array.from({ length: players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)

export const roundOf = (table: Table): number => (table.view.rounds ?? 0) + (table.view.doors === 0 && table.view.rounds > 0 ? 0 : 1)
