/** What the box holds and what a title's numbers mean: colours, plans, trinkets, who plays. */
import type { Table } from '../../table/contract'
import { say } from '../../words/client.svelte'

export const NO_PLAN = -1
/** Of a kind of treasure, and of trinkets, so many different pieces make a set. */
const SET_OF = 4

export interface Colour {
  number: number
  name: string
  kind: string
  worth: number[]
}

export interface Plan {
  number: number
  text: string
  /** How many specialists; 0 is a smash-and-grab. */
  team: number
  colours: number[]
}

export function textsOf(table: Table, domain: string): readonly string[] {
  return table.sheet?.domains[domain]?.texts ?? []
}

export function coloursOf(table: Table): Colour[] {
  return ((table.box.treasures ?? []) as { colour: string; kind: string; worth: number[] }[]).map((each, number) => ({
    number,
    name: each.colour,
    kind: each.kind,
    worth: each.worth,
  }))
}

/** A plan's text holds the first letters of its colours. */
export function planOf(table: Table, number: number): Plan {
  const text = textsOf(table, 'plan')[number] ?? ''
  if (text === 'smash') return { number, text, team: 0, colours: [] }
  const letters = textsOf(table, 'colour').map((name) => name[0])
  return { number, text, team: text.length, colours: [...text].map((letter) => letters.indexOf(letter)) }
}

export interface Trinket {
  number: number
  text: string
  souvenir: string
  /** Which of its kind, from 1. */
  piece: number
}

export function trinketsOf(table: Table): Trinket[] {
  return textsOf(table, 'trinket').map((text, number) => {
    const [souvenir, piece] = text.split('-')
    return { number, text, souvenir, piece: Number(piece) }
  })
}

/** The kinds of trinket, in the order of the box. */
export function souvenirsOf(table: Table): string[] {
  return [...new Set(trinketsOf(table).map(({ souvenir }) => souvenir))]
}

export function trinketPoints(table: Table, trinket: Trinket): number {
  const found = ((table.box.trinkets ?? []) as { kind: string; worth: number }[]).find((each) => each.kind === trinket.souvenir)
  return found?.worth ?? 0
}

/** The types of plan that are played with. */
export function teamsOf(table: Table): number[] {
  return textsOf(table, 'team').flatMap((_, team) => ((table.view.left_out >> team) & 1 ? [] : [team]))
}

export function roundsOf(table: Table): number {
  const all = ((table.box.treasures ?? []) as { worth: number[]; copies: number }[]).reduce((sum, each) => sum + each.worth.length * each.copies, 0)
  return Math.min(textsOf(table, 'round').length, Math.floor(all / 5))
}

/** A hand is a seat, or alone one of the ghosts. */
export function handsOf(table: Table): number[] {
  return Array.from({ length: table.view.hands ?? table.players }, (_, hand) => hand)
}

export function isGhost(table: Table, hand: number): boolean {
  return hand >= table.players
}

export function nameOf(table: Table, hand: number): string {
  if (isGhost(table, hand)) return table.words?.say('pl-ghost', { number: hand }) ?? ''
  return hand === table.you ? say('you-name') : table.name(hand)
}

/** Where things of this hand fly to. */
export function homeOf(table: Table, hand: number): string {
  return isGhost(table, hand) ? `ghost-${hand}` : `seat-${hand}`
}

/** Who gets this seat's plans after the round: to the left in the first and the third deal, to the right in the second. */
export function neighbourOf(table: Table, seat: number): number {
  const step = Math.floor(table.view.turn / 4) % 2 === 0 ? 1 : -1
  return (seat + step + table.players) % table.players
}

export function isRightward(table: Table): boolean {
  return Math.floor(table.view.turn / 4) % 2 === 1
}

/** What stays keeps its place and what comes takes a free one, so that nothing moves; where nothing stays they lie as they come. */
export function keepPlaces(before: readonly (number | null)[], now: readonly number[]): (number | null)[] {
  const left = [...now]
  const places = before.map((each) => {
    const at = each === null ? -1 : left.indexOf(each)
    if (at < 0) return null
    return left.splice(at, 1)[0]
  })
  if (left.length === now.length) return left
  return [...places.map((each) => each ?? left.shift() ?? null), ...left]
}

export interface Holdings {
  loot: number[][]
  bag: number[][]
}

export interface Worth {
  points: number
  /** Complete sets by colour, and by kind of trinket. */
  sets: number[]
  trinketSets: number[]
  bonus: number
}

export function worthOf(table: Table, held: Holdings, hand: number): Worth {
  const colours = coloursOf(table)
  const trinkets = trinketsOf(table)
  const bonus: number = table.box.set_bonus?.points ?? 0
  const loot = held.loot[hand] ?? []
  const bag = held.bag[hand] ?? []
  let points = 0
  const sets = colours.map(({ number, worth }) => {
    const counts = worth.map((_, piece) => loot[number * worth.length + piece] ?? 0)
    points += counts.reduce((sum, count, piece) => sum + count * worth[piece], 0)
    return Math.min(...counts)
  })
  const trinketSets = souvenirsOf(table).map((souvenir) => {
    const counts = trinkets.filter((each) => each.souvenir === souvenir).map((each) => bag[each.number] ?? 0)
    let most = 0
    while (counts.reduce((sum, count) => sum + Math.min(count, most + 1), 0) >= SET_OF * (most + 1)) most += 1
    return most
  })
  for (const each of trinkets) points += (bag[each.number] ?? 0) * trinketPoints(table, each)
  const all = [...sets, ...trinketSets].reduce((sum, count) => sum + count, 0)
  return { points: points + all * bonus, sets, trinketSets, bonus }
}

/** What lies open for a plan now: the sum of its colours; of a smash-and-grab the richest one. */
export function prospectOf(table: Table, museum: number[][], plan: Plan): number {
  const sums = coloursOf(table).map(({ number, worth }) => worth.reduce((sum, each, piece) => sum + each * (museum[number]?.[piece] ?? 0), 0))
  return plan.team === 0 ? Math.max(0, ...sums) : plan.colours.reduce((sum, colour) => sum + (sums[colour] ?? 0), 0)
}
