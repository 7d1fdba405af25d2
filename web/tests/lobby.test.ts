/** What the lobby makes of what people type, and of tables. */
import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { spoken, tableIn, tokenIn } from '../src/lobby/code'
import { peopleAt, standingOf } from '../src/lobby/people'
import { troubleOf } from '../src/lobby/trouble'
import { Refused } from '../src/wire/http'
import type { Listed, Seat } from '../src/wire/messages'
import { loadWords } from '../src/words/client.svelte'

const GAMES = ['unexpected-treasures', 'treasure-hunter', 'the-plan', 'trasteros-locos', 'time-pirates']
const ID = '93c104fe7a2bd85e'

beforeAll(() => loadWords('en'))

test.each([ID, ` ${ID} `, '93C1 04FE 7A2B D85E', '93c1-04fe-7a2b-d85e', `http://10.0.0.7:8420/tables/${ID}`, `https://room.example/tables/${ID}/replay?at=3`, `Come! /tables/${ID}.`])(
  'a table is found in %j',
  (text) => expect(tableIn(text)).toBe(ID),
)

test.each(['', 'K7QF-29', ID.slice(1), `${ID}0`, `/tables/${ID}0`, 'https://room.example/'])('no table is found in %j', (text) => expect(tableIn(text)).toBeNull())

test('a code is read aloud in fours', () => expect(spoken(ID)).toBe('93c1 04fe 7a2b d85e'))

test('a private link is its token', () => {
  expect(tokenIn('https://room.example/recover?token=WyJh.b-c_d')).toBe('WyJh.b-c_d')
  expect(tokenIn(' WyJh.b-c_d ')).toBe('WyJh.b-c_d')
  expect(tokenIn('https://room.example/recover')).toBe('')
})

function seat(number: number, changes: Partial<Seat> = {}): Seat {
  return { seat: number, kind: 'person', name: ['Mara', 'Teo', 'Inés', 'Bram'][number]!, level: '', played_by: 'person', you: number === 0, host: number === 0, ...changes }
}

function listed(changes: Partial<Listed> = {}): Listed {
  const bot = seat(2, { kind: 'bot', name: 'Bot 3', played_by: 'bot' })
  return { table: ID, game: 'the-plan', status: 'playing', players: 3, seats: [seat(0), seat(1), bot], options: {}, clock: { kind: 'none', seconds: 0 }, created: 0, waiting: [], your_turn: false, ...changes }
}

test('people come before bots, and you are among them', () => expect(peopleAt(listed())).toBe('Teo, you, 1 bot'))

test.each<[string, Partial<Listed>]>([
  ['Your turn', { waiting: [0, 1], your_turn: true }],
  ['Teo’s turn', { waiting: [1, 2] }],
  ['Bots are playing', { waiting: [2] }],
  ['2 are choosing', { waiting: [1, 2], seats: [seat(0), seat(1), seat(2)] }],
  ['1 seat free', { status: 'open', seats: [seat(0), seat(1, { kind: 'open', name: '' })] }],
  ['Ready to start', { status: 'open', seats: [seat(0), seat(1)] }],
])('it says %j', (words, changes) => expect(standingOf(listed(changes))).toBe(words))

test('what went wrong is said in words; what only the room can say is added', () => {
  expect(troubleOf(new Refused('away', 'x'))).toEqual({ text: expect.stringContaining('cannot be reached') })
  expect(troubleOf(new Refused('unknown', 'x'), 'join').text).toBe('There is no such table here. Is the code whole?')
  expect(troubleOf(new Refused('bad', 'no entry `cards`'), 'open-box')).toEqual({ text: 'The room cannot play with these components:', detail: 'no entry `cards`' })
})

test.each(['en', 'de', 'es'])('boxes are called what their games are called (%s)', (language) => {
  const read = (path: string): Map<string, unknown> =>
    new Map(new FluentResource(readFileSync(new URL(path, import.meta.url), 'utf8')).body.map((message) => [message.id, message.value]))
  const own = read(`../src/words/lobby.${language}.ftl`)
  for (const game of GAMES) expect(own.get(`box-${game}`)).toBe(read(`../../src/doubloon/games/${game.replaceAll('-', '_')}/words.${language}.ftl`).get('title'))
})

test.each(['en', 'de', 'es'])('every proposed name is short enough for the room (%s)', (language) => {
  const text = readFileSync(new URL(`../src/words/lobby.${language}.ftl`, import.meta.url), 'utf8')
  const names = /^visitor-names = (.*)$/m.exec(text)![1]!.split(',')
  expect(names.length).toBeGreaterThan(9)
  for (const name of names) expect(name.trim().length).toBeLessThanOrEqual(24)
})
