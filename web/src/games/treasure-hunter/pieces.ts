/** The cards and tiles of the box: what each is by its number, what it is worth, and what it is called. */
import type { Table } from '../../table/table.svelte'

export const SUITS = ['mountain', 'jungle', 'cave'] as const
export const METALS = ['copper', 'silver', 'gold'] as const
/** Action cards by what they do, in the order of the box; the Companions come first, one for each suit. */
const DEEDS = ['companion', 'companion', 'companion', 'sword', 'hammer', 'backpack', 'mule', 'scare', 'potion'] as const
/** What the yellow and then the gray scrolls pay for, as pictures. */
const SCROLL_SIGNS: readonly (readonly string[])[] = [
  ['em-mountain'],
  ['em-jungle'],
  ['em-cave'],
  ['em-mountain', 'em-jungle', 'em-cave'],
  ['weak'],
  ['strong'],
  ['dog'],
  ['coin-gold'],
  ['act-sword'],
  ['goblin'],
  ['goblin'],
  ['art-golden-idol'],
]

const STRENGTHS = 12
const COPIES = { coin: 4, trick: 3 }
export const FIRST_DOG = 36
export const FIRST_COIN = 48
export const FIRST_TRICK = 60
export const SEATS = 6

export type Deed = (typeof DEEDS)[number]

export interface Card {
  kind: 'adventurer' | 'dog' | 'coin' | 'trick'
  /** Of an adventurer or a Companion: its location. */
  suit?: number
  /** Strength, paws or coins; what an action card adds. */
  value: number
  discipline?: number
  metal?: (typeof METALS)[number]
  deed?: Deed
}

export interface Treasure {
  kind: 'artifact' | 'yellow' | 'gray'
  value: number
  symbol: string
  signs: readonly string[]
}

export function cardOf(table: Table, card: number): Card {
  if (card < FIRST_DOG) return { kind: 'adventurer', suit: Math.floor(card / STRENGTHS), value: (card % STRENGTHS) + 1 }
  if (card < FIRST_COIN) {
    const dog = table.box.watchdogs[card - FIRST_DOG]
    return { kind: 'dog', value: dog.paws, discipline: dog.discipline }
  }
  if (card < FIRST_TRICK) {
    const metal = Math.floor((card - FIRST_COIN) / COPIES.coin)
    return { kind: 'coin', value: table.box.coin_cards[metal].value, metal: METALS[metal] }
  }
  const deed = deedOf(card)
  return { kind: 'trick', value: table.box.action_cards[deed].adds ?? 0, deed: DEEDS[deed], suit: deed < 3 ? deed : undefined }
}

export function deedOf(card: number): number {
  const trick = card - FIRST_TRICK
  return trick < 3 ? trick : 3 + Math.floor((trick - 3) / COPIES.trick)
}

export function pictureOf(table: Table, card: number): string {
  const is = cardOf(table, card)
  if (is.kind === 'adventurer') return `adv-${SUITS[is.suit!]}`
  if (is.kind === 'dog') return 'dog'
  if (is.kind === 'coin') return `coin-${is.metal}`
  return is.deed === 'companion' ? `act-companion-${SUITS[is.suit!]}` : `act-${is.deed}`
}

export function treasureOf(table: Table, treasure: number): Treasure {
  const { artifacts, yellow_scrolls, gray_scrolls } = table.box
  if (treasure < artifacts.length) return { kind: 'artifact', value: artifacts[treasure].value, symbol: `art-${artifacts[treasure].name}`, signs: [] }
  const scroll = treasure - artifacts.length
  const yellow = scroll < yellow_scrolls.length
  const tile = yellow ? yellow_scrolls[scroll] : gray_scrolls[scroll - yellow_scrolls.length]
  return { kind: yellow ? 'yellow' : 'gray', value: tile.coins, symbol: yellow ? 'scroll-yellow' : 'scroll-gray', signs: SCROLL_SIGNS[scroll] ?? [] }
}

export const firstYellow = (table: Table): number => table.box.artifacts.length
export const firstGray = (table: Table): number => firstYellow(table) + table.box.yellow_scrolls.length

/** A number with a minus sign rather than a hyphen. */
export const minus = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value >= 0 ? `+${value}` : minus(value))

/** A number that always takes the room of so many figures. */
export const figures = (value: number | string, room: number): string => (typeof value === 'number' ? minus(value) : value).padStart(room, '\u2007')

// In words

export const textOf = (table: Table, domain: string, number: number): string => table.sheet?.domains[domain]?.texts[number] ?? ''

/** By what it is worth, not by its number in the box. */
export function cardName(table: Table, card: number): string {
  const words = table.words!
  const is = cardOf(table, card)
  if (is.kind === 'dog') return words.say('th-dog', { paws: is.value, discipline: is.discipline! })
  const name = String(words.value('card', card))
  if (is.kind === 'adventurer') return words.say('th-adventurer', { name, location: placeName(table, is.suit!) })
  const bare = name.replace(/ \d+$/, '')
  return is.kind === 'coin' ? words.say('th-coin-card', { name: bare, coins: is.value }) : bare
}

/** What an action card does. */
export function aboutCard(table: Table, card: number): string {
  const deed = deedOf(card)
  return table.words!.say(`about-${textOf(table, 'deed', deed)}`, { adds: signed(table.box.action_cards[deed].adds ?? 0) })
}

export const placeName = (table: Table, place: number): string => String(table.words!.value('location', place))

export function treasureName(table: Table, treasure: number): string {
  const name = String(table.words!.value('treasure', treasure))
  return name.charAt(0).toLocaleUpperCase(table.words!.language) + name.slice(1)
}

/** How many cards and tiles have not been seen yet. */
export function pilesText(table: Table): string {
  const { deck_count, pile, hard_left, easy_left } = table.view
  const cards = deck_count - (pile as number[]).reduce((sum, count) => sum + count, 0)
  return table.words!.say('th-piles', { cards, hard: hard_left, easy: easy_left })
}

/** A treasure in a whole sentence. */
export function aboutTreasure(table: Table, treasure: number): string {
  const words = table.words!
  const name = treasureName(table, treasure)
  const is = treasureOf(table, treasure)
  if (is.kind === 'artifact') return words.say('th-artifact', { name, value: minus(is.value) })
  return `${name}: ${words.say(`about-${textOf(table, 'treasure', treasure)}`, { coins: is.value })}`
}
