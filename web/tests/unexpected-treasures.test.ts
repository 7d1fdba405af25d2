import { describe, expect, it } from 'vitest'
import { actionOf, capacity, loadOf, roundNumber, symbols, type Street } from '../src/games/unexpected-treasures/model'
import type { Event, Table } from '../src/table/contract'

const GOODS = ['stool', 'lamp', 'armchair', 'television', 'radio']

function table(more: Partial<Table> = {}): Table {
  const domains = { good: { texts: GOODS }, seat: { texts: ['0', '1', '2', '3'] } }
  const actions = { steal: [['rival', 'seat'], ['good', 'good']], stop: [] }
  const missions = [{ goods: { stool: 1, lamp: 2, radio: 1 }, value: 20 }]
  return { sheet: { domains, actions }, box: { goods: [], missions }, events: [], ...more } as unknown as Table
}

let number = 0
function happened(event: string, seat: number | null, values: Event['values'] = {}, clause = ''): Event {
  return { event, seat, values, clause, number: ++number }
}

describe('a mission', () => {
  const marks = (goods: number[]): string[] => symbols(table(), 0, goods).map(({ mark }) => mark)

  it('ticks what is there and lets spare radios stand in for what is missing', () => {
    expect(marks([1, 1, 0, 0, 2])).toEqual(['has', 'has', 'joker', 'has'])
  })

  it('keeps a radio for its own symbol first', () => {
    expect(marks([0, 2, 0, 0, 1])).toEqual(['missing', 'has', 'has', 'has'])
  })
})

describe('the load of a drive', () => {
  const before = [happened('took', 1, { good: 3 }), happened('revealed', null, { mission: 0 }), happened('showed', 1, { number: 2, card: 2 })]

  it('counts from the showing of the cards', () => {
    expect(loadOf([...before, happened('took', 1, { good: 0 }), happened('took', 2, { good: 1 })], 1)).toEqual([0])
  })

  it('forgets what was taken back', () => {
    expect(loadOf([...before, happened('took', 1, { good: 0 }), happened('took', 1, { good: 4 }), happened('table-undo', 1), happened('took', 1, { good: 2 })], 1)).toEqual([0, 2])
  })

  it('is empty while the next cards are chosen', () => {
    expect(loadOf([...before, happened('took', 1, { good: 0 }), happened('revealed', null, { mission: 1 })], 1)).toEqual([])
  })
})

it('a thief may load as many as are on their way', () => {
  const street = { turn: 0, card: [0, 3, 3, 5], home: [0, 0, 1, 0] } as unknown as Street
  expect(capacity(street)).toBe(2)
  expect(capacity({ ...street, turn: 3 })).toBe(3)
})

it('counts rounds by the one mission every round begins with', () => {
  const events = ['UT-2.1', 'UT-2.2', 'UT-2.3'].map((clause) => happened('revealed', null, {}, clause))
  expect(roundNumber(table({ events }))).toBe(2)
})

it('spells actions as the room does', () => {
  expect(actionOf(table(), 'steal', 2, 4)).toBe('steal 2 radio')
  expect(actionOf(table(), 'stop')).toBe('stop')
})
