/** The check of the deal, against vectors the room's own tests use, and against games that were played. */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, holds, type Draws, type Finding, type Own } from '../src/fair/check'
import { agreedText, commitment, seedOf, streamBytes, streamOf } from '../src/fair/deal'
import { answersOf, readJournal } from '../src/fair/journal'
import { fromHex, hex, hmac, sha256, utf8 } from '../src/fair/sha256'

const TESTS = new URL('../../tests/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, TESTS), 'utf8')
const VECTORS = JSON.parse(read('vectors/fairness.json')).cases as any[]

test('the hashes are those of everybody else', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(hex(hmac(bytes, utf8('Straße')))).toBe(createHmac('sha256', bytes).update('Straße').digest('hex'))
  }
})

test.each(VECTORS)('the vectors of table $table come out', (vector) => {
  const secret = fromHex(vector.secret)!
  expect(commitment(vector.table, secret)).toBe(vector.commitment)
  expect(agreedText(vector)).toBe(vector.canonical)
  const seed = seedOf(secret, vector)
  expect(hex(seed)).toBe(vector.seed)
  for (const each of vector.streams) {
    expect(hex(streamBytes(seed, each.k))).toBe(each.bytes)
    const words = streamOf(seed, each.k)
    expect(each.words.map(() => words.next())).toEqual(each.words)
    const draws = streamOf(seed, each.k)
    expect(each.below.map(([n]: [number]) => [n, draws.below(n)])).toEqual(each.below)
  }
})

const GAMES = [
  'unexpected_treasures/transcripts/four-mixed',
  'the_plan/transcripts/four-greedy',
  'treasure_hunter/transcripts/two',
  'trasteros_locos/transcripts/five-mixed-called-out',
  'time_pirates/transcripts/six-restocking-bare-epochs-for-more',
]

/** Draws as an honest room tells them, made up among how many. */
function drawn(text: string): { draws: number[][][]; own: Own } {
  const journal = readJournal(text)!
  const { header } = journal
  const seed = seedOf(fromHex(header.secret)!, { ...header, components: header.components_digest })
  const draws = Array.from({ length: answersOf(journal) + 1 }, (_, k) => {
    const stream = streamOf(seed, k)
    return Array.from({ length: (k * 7) % 4 }, (_, i) => [5 + i, stream.below(5 + i)])
  })
  const kept = { commitment: header.commitment, nonce: header.nonces[0] }
  return { draws, own: { table: header.table, game: header.game, players: header.players, seat: 0, kept } }
}

const failed = (found: Finding[]): string[] => found.filter((each) => each.holds === false).map((each) => each.what)

/** The journal with another header. */
function otherwise(text: string, change: (header: any) => void): string {
  const [first, ...rest] = text.split('\n')
  const header = JSON.parse(first)
  change(header)
  return [JSON.stringify(header), ...rest].join('\n')
}

test.each(GAMES)('%s was dealt fairly', (name) => {
  const text = read(`games/${name}.journal`)
  const { draws, own } = drawn(text)
  const found = check(text, draws, own)
  expect(failed(found)).toEqual([])
  expect(found.map((each) => each.what)).toEqual(['journal', 'commitment', 'before', 'nonce', 'components', 'seed', 'draws'])
})

test.each(GAMES)('whatever is tampered with in %s comes out', (name) => {
  const text = read(`games/${name}.journal`)
  const { draws, own } = drawn(text)
  const seen = (changed: string, told: Draws = draws, mine: Own = own): string[] => failed(check(changed, told, mine))
  expect(seen(otherwise(text, (header) => (header.secret = header.secret.replace(/^../, (pair: string) => (pair === '00' ? '01' : '00')))))).toEqual(['commitment', 'before', 'draws'])
  expect(seen(otherwise(text, (header) => (header.secret = 'no secret')))).toEqual(['commitment', 'before'])
  expect(seen(otherwise(text, (header) => (header.commitment = '00'.repeat(32))))).toEqual(['commitment'])
  expect(seen(otherwise(text, (header) => (header.nonces[0] = 'another')))).toEqual(['nonce', 'draws'])
  expect(seen(otherwise(text, (header) => (header.options = { other: 1 })))).toEqual(['draws'])
  expect(seen(otherwise(text, (header) => (Object.values(header.components).flat()[0] as any).source = 'somewhere'))).toEqual(['components'])
  expect(seen(otherwise(text, (header) => (header.components_digest = 'ab'.repeat(32))))).toEqual(['components', 'draws'])
  expect(seen(otherwise(text, (header) => (header.table = '0'.repeat(16))))).toEqual(['journal', 'commitment', 'before', 'draws'])
  expect(seen(text.split('\n').slice(0, -3).join('\n') + '\n')).toEqual(['journal'])
  expect(seen('<html>')).toEqual(['journal'])
  const k = draws.findIndex((each) => each.length)
  const one = draws.map((each, place) => (place === k ? each.map(([n, which]) => [n, (which + 1) % n]) : each))
  expect(seen(text, one)).toEqual(['draws'])
  expect(seen(text, draws.slice(1))).toEqual(['draws'])
  expect(seen(text, draws, { ...own, kept: { commitment: 'ff'.repeat(32), nonce: 'mine' } })).toEqual(['before', 'nonce'])
})

test('what this device cannot know is neither right nor wrong', () => {
  const text = read(`games/${GAMES[0]}.journal`)
  const { draws, own } = drawn(text)
  const found = check(text, draws, { ...own, seat: null, kept: {} })
  expect(found.filter((each) => each.holds === null).map((each) => each.what)).toEqual(['before', 'nonce'])
  expect(holds(found)).toBe(true)
})
