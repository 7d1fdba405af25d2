/** What the street shows, read off a view and the box: pure functions. */
import type { Event, Table } from '../../table/contract'

/** The fields of the rules' state that are drawn; a covered number card is null. */
export interface Street {
  stack: number
  place: number[]
  bag: number[]
  site: number[]
  handed_in: number[]
  goods: number[][]
  chip: number[]
  card: (number | null)[]
  home: number[]
  was_thief: number[]
  turn: number
  mover: number
  left: number
  selling: number
  due: number[]
  symbol: number
}

export const NO_CARD = -1
export const THIEF = 0
const OPEN = 1
const TAKEN = 2

export const sum = (row: readonly number[] | undefined): number => (row ?? []).reduce((all, each) => all + each, 0)

/** A count that takes the room of two figures. */
export const figures = (count: number): string => String(count).padStart(2, '\u2007')

/** The kinds of goods by their names in actions and sprites; the last is the joker. */
export const kinds = (table: Table): string[] => table.sheet?.domains.good?.texts ?? []
export const cards = (table: Table): string[] => table.sheet?.domains.card?.texts ?? []
export const joker = (table: Table): number => kinds(table).length - 1

export function goodName(table: Table, kind: number): string {
  return String(table.words!.value('good', kind))
}

export function cardName(table: Table, card: number): string {
  return String(table.words!.value('card', card))
}

export function cardSprite(table: Table, card: number): string {
  return `#ut-${card}-${cards(table)[card]}`
}

/** An action by the numbers of its parameters: `actionOf(table, 'steal', 2, 4)` is `steal 2 radio`. */
export function actionOf(table: Table, verb: string, ...values: number[]): string {
  const domains = table.sheet?.actions[verb] ?? []
  return [verb, ...values.map((value, place) => table.sheet?.domains[domains[place]?.[1] ?? '']?.texts[value] ?? String(value))].join(' ')
}

export function worth(table: Table, kind: number): number {
  return table.box.goods?.[kind]?.value ?? 0
}

export function need(table: Table, mission: number): number[] {
  const goods: Record<string, number> = table.box.missions?.[mission]?.goods ?? {}
  return kinds(table).map((kind) => goods[kind] ?? 0)
}

export function valueOf(table: Table, mission: number): number {
  return table.box.missions?.[mission]?.value ?? 0
}

/** The open missions in the order they were turned up. */
export function openMissions(table: Table, street: Street): number[] {
  const shown = new Map(table.events.filter((event) => event.event === 'revealed').map((event) => [event.values.mission!, event.number]))
  const open = (street.place ?? []).flatMap((place, mission) => (place === OPEN ? [mission] : []))
  return open.sort((a, b) => (shown.get(a) ?? 0) - (shown.get(b) ?? 0) || a - b)
}

export function missionsOf(street: Street, seat: number): number[] {
  return (street.place ?? []).flatMap((place, mission) => (place === TAKEN + seat ? [mission] : []))
}

export function goodsValue(table: Table, goods: readonly number[]): number {
  return goods.reduce((all, count, kind) => all + count * worth(table, kind), 0)
}

export function scoreOf(table: Table, street: Street, seat: number): number {
  return goodsValue(table, street.goods?.[seat] ?? []) + sum(missionsOf(street, seat).map((mission) => valueOf(table, mission)))
}

export type Mark = 'missing' | 'has' | 'joker' | 'paid' | 'asked'

/** The symbols of a mission one by one, each with how these goods stand to it; jokers go to what is missing, left to right. */
export function symbols(table: Table, mission: number, goods: readonly number[] | null): { kind: number; mark: Mark }[] {
  const radio = joker(table)
  const wanted = need(table, mission)
  let spare = goods ? Math.max(0, goods[radio] - wanted[radio]) : 0
  return wanted.flatMap((count, kind) =>
    Array.from({ length: count }, (_, place): { kind: number; mark: Mark } => {
      if (goods && place < goods[kind]) return { kind, mark: 'has' }
      if (kind === radio || spare === 0) return { kind, mark: 'missing' }
      spare -= 1
      return { kind, mark: 'joker' }
    }),
  )
}

/** Symbols of the mission that is being paid for: what is handed in already, and the one that is asked for. */
export function paying(table: Table, street: Street): { kind: number; mark: Mark }[] {
  return need(table, street.selling).flatMap((count, kind) =>
    Array.from({ length: count }, (_, place): { kind: number; mark: Mark } => {
      if (place < count - street.due[kind]) return { kind, mark: 'paid' }
      return { kind, mark: kind === street.symbol ? 'asked' : 'missing' }
    }),
  )
}

/** "2 lamps, 1 radio" in any language: a number and the name. */
export function listing(table: Table, goods: readonly number[]): string {
  const parts = goods.flatMap((count, kind) => (count ? [count > 1 ? `${count} × ${goodName(table, kind)}` : goodName(table, kind)] : []))
  return parts.length ? parts.join(', ') : table.words!.say('ut-no-goods')
}

/** What happened since the cards were last shown. */
export function thisDrive(events: readonly Event[]): Event[] {
  const shown = events.findLastIndex((event) => event.event === 'showed')
  const dealt = events.findLastIndex((event) => event.event === 'revealed')
  return shown > dealt ? events.slice(shown + 1) : []
}

/** The goods a seat has taken or stolen on this drive; what was taken back does not count. */
export function loadOf(events: readonly Event[], seat: number): number[] {
  const steps: (number | null)[] = []
  for (const event of thisDrive(events)) {
    if (event.seat !== seat) continue
    if (event.event === 'took' || event.event === 'stole') steps.push(event.values.good)
    else if (event.event === 'table-undo') steps.pop()
    else if (event.event !== 'paid') steps.push(null)
  }
  return steps.filter((step) => step !== null)
}

/** Each round begins with exactly one mission that is turned up under one of these clauses. */
export function roundNumber(table: Table): number {
  return table.events.filter((event) => event.event === 'revealed' && (event.clause === 'UT-2.1' || event.clause === 'UT-2.3')).length
}

/** How many tiles the mover may load in all. */
export function capacity(street: Street): number {
  if (street.turn !== THIEF) return street.turn
  return street.card.filter((card, seat) => card !== null && card > THIEF && street.home[seat] === 0).length
}

export const isOut = (street: Street, seat: number): boolean => (street.card[seat] ?? NO_CARD) !== NO_CARD && street.home[seat] === 0
