/** The pieces of the game by number and by name, read from the box and the view. */
import type { Table } from '../../table/contract'

export const COLOURS = ['blue', 'green', 'orange', 'purple', 'red'] as const
export const NOTHING = -1
/** Rules, not components: three years are played. */
export const YEARS = 3

const SYMBOLS = 3
const ATOMIC = 1
const ARROW = 2

export const WHITE = COLOURS.length * SYMBOLS

export interface Epoch {
  place: number
  name: string
  sites: number
  /** Where path 1 and path 2 lead, by place. */
  exits: number[]
}

export interface Contract {
  place: number
  name: string
  /** The place of its colour; that of white comes after the others. */
  colour: number
  price: number
  points: number
  copies: number
}

export function texts(table: Table, domain: string): string[] {
  return table.sheet?.domains[domain]?.texts ?? []
}

export function artifactName(table: Table, artifact: number): string {
  return texts(table, 'artifact')[artifact] ?? ''
}

export function colourOf(artifact: number): number {
  return Math.floor(artifact / SYMBOLS)
}

export function isAtomic(artifact: number): boolean {
  return artifact < WHITE && artifact % SYMBOLS === ATOMIC
}

export function isArrow(artifact: number): boolean {
  return artifact < WHITE && artifact % SYMBOLS === ARROW
}

export function epochs(table: Table): Epoch[] {
  const names = texts(table, 'epoch')
  return (table.box.epochs ?? []).map((epoch: any, place: number) => ({
    place,
    name: String(epoch.years),
    sites: epoch.sites,
    exits: epoch.exits.map((years: number) => names.indexOf(String(years))),
  }))
}

/** All contracts of the box, by colour and price; white ones last. */
export function contracts(table: Table): Contract[] {
  const names = texts(table, 'contract')
  return (table.box.contracts ?? [])
    .map((card: any) => {
      const name = `${card.colour}-${card.artifacts}`
      const colour = COLOURS.indexOf(card.colour)
      return { place: names.indexOf(name), name, colour: colour < 0 ? COLOURS.length : colour, price: card.artifacts, points: card.points, copies: card.copies }
    })
    .filter((card: Contract) => card.copies > 0)
    .sort((a: Contract, b: Contract) => a.colour - b.colour || a.price - b.price)
}

/** What a seat has, or what lies in an epoch: each artifact with how many there are. */
export function counted(row: (number | null)[] | undefined): { artifact: number; count: number }[] {
  return (row ?? []).flatMap((count, artifact) => (count ? [{ artifact, count }] : []))
}

/** What stays keeps its place and what comes takes a free one, so that nothing moves; where nothing stays they lie as they come. */
export function keepPlaces(before: readonly number[], now: readonly number[]): number[] {
  const left = now.filter((each) => !before.includes(each))
  if (left.length === now.length) return left
  const places = before.map((each) => (now.includes(each) ? each : (left.shift() ?? NOTHING)))
  while (places.at(-1) === NOTHING) places.pop()
  return [...places, ...left]
}

/** The same, one by one. */
export function singly(row: (number | null)[] | undefined): number[] {
  return counted(row).flatMap(({ artifact, count }) => Array<number>(count).fill(artifact))
}

export function owned(table: Table, seat: number): (Contract & { count: number })[] {
  const row: number[] = table.view.owned?.[seat] ?? []
  return contracts(table).flatMap((contract) => (row[contract.place] ? [{ ...contract, count: row[contract.place] }] : []))
}

export function colourName(table: Table, colour: number): string {
  return colour < COLOURS.length ? String(table.words?.value('colour', colour)) : (table.words?.say('tp-white') ?? '')
}

/** What the contracts of a seat are worth in a colour, with those white ones that have been assigned to it. */
export function valueIn(table: Table, seat: number, colour: number, assigned: number[][] = assignedTo(table, seat)): number {
  const own = owned(table, seat).filter((contract) => contract.colour === colour)
  const coloured = own.reduce((sum, contract) => sum + contract.count * contract.points, 0)
  return contracts(table)
    .filter((contract) => contract.colour === COLOURS.length)
    .reduce((sum, contract) => sum + (assigned[contract.price - 1]?.[colour] ?? 0) * contract.points, coloured)
}

/** White contracts by price, then by the place they were assigned to; the last place is none. Covered ones count as nothing. */
export function assignedTo(table: Table, seat: number): number[][] {
  const row: (number | null)[] = table.view.assigned?.[seat] ?? []
  const wide = COLOURS.length + 1
  return Array.from({ length: Math.floor(row.length / wide) }, (_, white) => row.slice(white * wide, (white + 1) * wide).map((count) => count ?? 0))
}
