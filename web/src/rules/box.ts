/** The box of a game as tables: read off its data, so that a game that is not known here has them too. */
import type { Words } from '../table/words'

export interface Drawing {
  symbol: string
  /** For drawings that take the colour of what they stand for. */
  ink?: string
}

export interface Row {
  drawings: Drawing[]
  cells: string[]
  about: string
  /** Reconstructed by us rather than printed. */
  ours: boolean
}

export interface Section {
  key: string
  columns: string[]
  /** Whether the first column says what a thing is called. */
  named: boolean
  rows: Row[]
}

type Entry = Record<string, any>

/** What a thing is called by; such a column comes first. */
const NAMES = ['name', 'no', 'colour', 'kind', 'metal', 'years', 'colours', 'path']
/** Messages of the titles that name what their components files name. */
const PREFIXES = ['good', 'treasure', 'card', 'colour', 'kind', 'souvenir', 'team', 'material', 'collection', 'epoch', 'metal', 'tp']
/** Of cards that run from 1 on, one row says it for all. */
const RUNS = 'strength'
/** The order of the plans' letters. */
const LETTERS: Record<string, string> = { R: 'red', O: 'orange', Y: 'yellow', G: 'green', B: 'blue', P: 'purple', W: 'white' }
const SUITS: Record<string, string> = { blue: 'mountain', green: 'jungle', red: 'cave' }
const DEEDS: Record<string, string> = { 'flaming-sword': 'sword', 'troll-hammer': 'hammer', 'heavy-backpack': 'backpack', 'mystery-mule': 'mule', scaregoblin: 'scare', 'sleeping-potion': 'potion' }

/** The title's own drawings of its pieces. */
const DRAWN: Record<string, (entry: Entry, place: number) => Drawing[]> = {
  'unexpected-treasures/goods': ({ name }) => [{ symbol: `ut-${name}` }],
  'unexpected-treasures/missions': ({ goods }) => Object.entries(goods as Record<string, number>).flatMap(([good, count]) => Array.from({ length: count }, () => ({ symbol: `ut-${good}` }))),
  'treasure-hunter/adventurers': ({ colour }) => [{ symbol: `th-adv-${SUITS[colour]}` }],
  'treasure-hunter/watchdogs': () => [{ symbol: 'th-dog' }],
  'treasure-hunter/coin_cards': ({ metal }) => [{ symbol: `th-coin-${metal}` }],
  'treasure-hunter/action_cards': ({ name }) => [{ symbol: `th-act-${DEEDS[name] ?? String(name).replace(/blue|green|red/, (colour) => SUITS[colour])}` }],
  'treasure-hunter/artifacts': ({ name }) => [{ symbol: `th-art-${name}` }],
  'treasure-hunter/yellow_scrolls': () => [{ symbol: 'th-scroll-yellow' }],
  'treasure-hunter/gray_scrolls': () => [{ symbol: 'th-scroll-gray' }],
  'treasure-hunter/goblins': () => [{ symbol: 'th-goblin' }],
  'the-plan/plans': ({ colours }) => (colours ? [...(colours as string)].map((letter) => ({ symbol: 'pl-thief', ink: `pl-ink pl-${LETTERS[letter]}` })) : [{ symbol: 'pl-smash' }]),
  'the-plan/kinds': ({ name }) => [{ symbol: `pl-${name}` }],
  'the-plan/treasures': ({ kind, colour }) => [{ symbol: `pl-${kind}`, ink: `pl-ink pl-${colour}` }],
  'the-plan/trinkets': ({ kind }) => [{ symbol: `pl-${kind}` }],
  'trasteros-locos/collections': ({ name }) => [{ symbol: `tl-c-${name}` }],
  'trasteros-locos/materials': ({ name }) => [{ symbol: `tl-cube-${name}` }],
  'trasteros-locos/junk': () => [{ symbol: 'tl-c-junk' }],
  'trasteros-locos/badges': () => [{ symbol: 'tl-badge' }],
  'trasteros-locos/skeletons': () => [{ symbol: 'tl-skeleton' }],
  'time-pirates/epochs': (_, place) => [{ symbol: `tp-e-${place + 1}` }],
  'time-pirates/artifacts': ({ colour }) => [{ symbol: `tp-a-${colour}` }],
  'time-pirates/white_artifacts': () => [{ symbol: 'tp-a-white' }],
  'time-pirates/police_tokens': () => [{ symbol: 'tp-police' }],
  'time-pirates/contracts': ({ colour }) => [{ symbol: `tp-a-${colour}` }],
}

export function sectionsOf(game: string, box: Record<string, any>, words: Words): Section[] {
  return Object.entries(box).flatMap(([key, part]) => {
    if (typeof part !== 'object' || part === null) return []
    const entries: Entry[] = Array.isArray(part) ? part : 'source' in part ? [part] : Object.entries(part).map(([players, count]) => ({ players, count }))
    return entries.length ? [sectionOf(game, key, merged(entries), words)] : []
  })
}

function sectionOf(game: string, key: string, entries: Entry[], words: Words): Section {
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((each) => each !== 'source')
  const columns = [...keys.filter((each) => NAMES.includes(each)), ...keys.filter((each) => !NAMES.includes(each))]
  const drawings = DRAWN[`${game}/${key}`] ?? (() => [])
  const rows = entries.map((entry, place) => ({
    drawings: drawings(entry, place),
    cells: columns.map((column) => textOf(entry[column], column, words)),
    about: words.has(`about-${entry.name}`) ? words.say(`about-${entry.name}`, { coins: entry.coins ?? 0, adds: signed(entry.adds ?? 0) }) : '',
    ours: entry.source === 'reconstructed',
  }))
  return { key, columns, named: NAMES.includes(columns[0] ?? ''), rows }
}

/** Entries that differ only in a run, or not at all, are one. */
function merged(entries: Entry[]): Entry[] {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const alike = JSON.stringify({ ...entry, [RUNS]: undefined })
    found.set(alike, [...(found.get(alike) ?? []), entry])
  }
  if (found.size === entries.length) return entries
  return [...found.values()].map((alike) => {
    const { source, ...rest } = alike[0]
    return RUNS in rest ? { ...rest, [RUNS]: alike.map((each) => each[RUNS] as number), copies: alike.length, source } : { ...rest, copies: alike.length, source }
  })
}

function textOf(value: any, column: string, words: Words): string {
  if (value === undefined || value === null) return '–'
  if (column === 'adds') return value === 0 ? '–' : signed(value)
  if (column === 'colours') return words.say(`plan-${String(value).toLowerCase() || 'smash'}`)
  if (column === RUNS && Array.isArray(value)) return runOf(value)
  if (Array.isArray(value)) return value.map((each) => textOf(each, column === 'exits' ? 'years' : column, words)).join(', ')
  if (typeof value === 'object') return Object.entries(value as Record<string, number>).map(([name, count]) => `${count} × ${nameOf(name, words)}`).join(', ')
  if (typeof value === 'number' && column !== 'years') return minus(value)
  return nameOf(String(value), words)
}

function minus(number: number): string {
  return String(number).replace('-', '−')
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number)
}

function runOf(numbers: number[]): string {
  const whole = numbers.length > 2 && numbers.every((each, place) => each === numbers[0] + place)
  return whole ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ')
}

function nameOf(name: string, words: Words): string {
  for (const prefix of PREFIXES) {
    if (words.has(`${prefix}-${name}`)) return words.say(`${prefix}-${name}`)
  }
  // cards of which there are several are named one by one
  for (const prefix of PREFIXES) {
    if (words.has(`${prefix}-${name}-1`)) return words.say(`${prefix}-${name}-1`).replace(/\s*1$/, '')
  }
  return name.replaceAll('-', ' ')
}
