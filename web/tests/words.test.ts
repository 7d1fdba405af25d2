import { expect, test } from 'vitest'
import { describe as describeView } from '../src/table/describe'
import { Words } from '../src/table/words'
import { sheet } from './sheet'

const words = new Words(sheet(), ['Ana', '', 'Chidi'], 'own-word = Own { $what }\ngood-lamp = not this one')

test('an action is said with its values in words', () => {
  expect(words.action('take lamp')).toBe('Take a lamp')
  expect(words.action('steal 2 stool')).toBe('Steal a stool from Chidi')
  expect(words.action('done')).toBe('Done')
})

test('a number is the one that is printed, and chooses its variant', () => {
  expect(words.action('pick 1')).toBe('Pick the one')
  expect(words.action('pick 3')).toBe('Pick number 3')
})

test('an event is a sentence; what is covered is not told', () => {
  const event = { number: 1, event: 'took', clause: 'TO-1.1', seat: 0, values: { good: 1, price: 1 } }
  expect(words.event(event)).toBe('Ana took a lamp for one coin.')
  expect(words.event({ ...event, values: { good: 0, price: 12 } })).toBe('Ana took a stool for 12 coins.')
  expect(words.event({ ...event, values: { good: null, price: null } })).toBe('Ana took something.')
  expect(words.event({ ...event, event: 'ended', seat: null, values: {} })).toBe('It is over.')
})

test('what is said again is said for the same values only', () => {
  const twice = new Words(sheet(), [], 'size = { $n ->\n    [one] one\n   *[other] many\n  } { $name }')
  expect(twice.say('size', { n: 1, name: 'b' })).toBe('one b')
  expect(twice.say('size', { n: 2, name: 'b' })).toBe('many b')
  expect(twice.say('size', { n: '1', name: 'b' })).toBe('many b')
  expect(twice.say('size', { n: 1, name: 'c' })).toBe('one c')
})

test('a question may use every single number of the view', () => {
  expect(words.question('take', { left: 1, mover: 2, wanted: null, site: [1, 2] })).toBe('Take up to one tile; Chidi goes, ? is wanted.')
})

test('values: seats by name, words by message, plain numbers, covered ones', () => {
  expect(words.seat(1)).toBe('Seat 1')
  expect(words.value('good-2', 0)).toBe('stool')
  expect(words.value('card', 0)).toBe(1)
  expect(words.value(null, 7)).toBe(7)
  expect(words.value('good', null)).toBe('?')
})

test('a clause is the text of the sheet, and a gap shows its own name', () => {
  expect(words.clause('TO-1.1')).toBe('Take what lies there.')
  expect(words.clause('TO-9.9')).toBe('')
  expect(words.say('no-such-message')).toBe('no-such-message')
})

test('words of the client come beside those of the sheet, never over them', () => {
  expect(words.say('own-word', { what: 'it' })).toBe('Own it')
  expect(words.value('good', 1)).toBe('lamp')
})

test('parameters of an action are numbers again', () => {
  expect(words.parameters('steal 2 lamp')).toEqual({ rival: 2, good: 1 })
})

test('a view is described by the fields that have a label', () => {
  const told = describeView({ left: 3, site: [0, 2], owned: [[0, -1], [1, 1], [null, null]] }, words, 3)
  expect(told.common).toEqual([{ label: 'On the site', lines: ['lamp: 2'] }])
  expect(told.bySeat.map((seat) => seat.map(({ lines }) => lines[0]))).toEqual([['stool'], ['lamp, lamp'], ['?']])
})
