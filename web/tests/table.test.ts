import { beforeEach, expect, test } from 'vitest'
import { Table } from '../src/table/table.svelte'
import type { Seat, Table as Snapshot, Update } from '../src/wire/messages'
import { loadWords } from '../src/words/client.svelte'
import { sheet } from './sheet'

/** A room that answers drafts by a rule and remembers what it was asked. */
class Room {
  asked: any[] = []
  pending: any[] = []
  constructor(private readonly answer: (message: any) => any) {}
  ask = async (message: any): Promise<any> => {
    this.asked.push(message)
    return { id: message.id, ...this.answer(message) }
  }
}

function seat(number: number, name: string): Seat {
  return { seat: number, kind: 'person', name, level: '', played_by: 'person', you: number === 0, host: number === 0 }
}

function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'table', table: '0'.repeat(16), game: 'toy', version: 1, players: 2, options: {}, components: null, listed: false, watch: true, chat: true,
    commitment: 'c', you: 0, host: true, reason: '', seen: 1, heard: 0, lines: [], status: 'playing', seats: [seat(0, 'Ana'), seat(1, 'Bo')],
    clock: { kind: 'none', seconds: 0 }, decision: { number: 1, kind: 'take', sealed: false, whole: false, waiting: [0], answered: [] }, actions: ['take lamp', 'steal 1 stool', 'done'],
    undo: false, outcome: null, rematch: null, view: { left: 2, site: [1, 2] },
    events: [{ number: 1, event: 'ended', clause: '', seat: null, values: {} }],
    ...changes,
  }
}

const whole = { number: 1, kind: 'offer', sealed: true, whole: true, waiting: [0, 1], answered: [] }
let table: Table

function sit(answer: (message: any) => any, changes: Partial<Snapshot> = {}): Room {
  const room = new Room(answer)
  table = new Table('0'.repeat(16))
  table.connect(room as any)
  table.receive(snapshot(changes))
  table.sheet = sheet()
  return room
}

beforeEach(() => loadWords('en'))

test('a snapshot is all of it, an update the parts that changed', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  expect(table.view).toEqual({ left: 2, site: [1, 2] })
  expect(table.can('take lamp')).toBe(true)
  const update: Update = {
    type: 'update', seen: 2, events: [{ number: 2, event: 'took', clause: 'TO-1.1', seat: 0, values: { good: 1, price: 1 } }],
    decision: { number: 2, kind: 'take', sealed: false, whole: false, waiting: [1], answered: [] }, actions: [], view: { left: 1 },
  }
  table.receive(update)
  expect(table.view).toEqual({ left: 1, site: [1, 2] })
  expect(table.isAsked(0)).toBe(false)
  expect(table.isAsked(1)).toBe(true)
  expect(table.actions).toEqual([])
  expect(table.events.map((event) => event.number)).toEqual([1, 2])
  expect(table.said).toEqual(['Ana took a lamp for one coin.'])
})

test('what has been said stays as it was said', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  table.receive({ type: 'update', seen: 2, events: [{ number: 2, event: 'took', clause: 'TO-1.1', seat: 0, values: { good: 1, price: 1 } }] })
  expect(table.said).toEqual(['Ana took a lamp for one coin.'])
  table.receive({ type: 'update', seen: 2, seats: table.seats.map((seat) => ({ ...seat, name: 'Somebody' })) })
  expect(table.sentence(table.events.at(-1)!)).toBe('Somebody took a lamp for one coin.')
  expect(table.said).toEqual(['Ana took a lamp for one coin.'])
})

test('of many events at once the last eight sentences are kept for those who listen', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  const events = Array.from({ length: 12 }, (_, place) => ({ number: place + 2, event: 'took', clause: 'TO-1.1', seat: 0, values: { good: 1, price: place + 2 } }))
  table.receive({ type: 'update', seen: 13, events })
  expect(table.said).toEqual([6, 7, 8, 9, 10, 11, 12, 13].map((price) => `Ana took a lamp for ${price} coins.`))
})

test('what was told twice is shown once', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  table.receive({ type: 'update', seen: 1, events: [{ number: 1, event: 'ended', clause: '', seat: null, values: {} }] })
  expect(table.events).toHaveLength(1)
})

test('coming back brings only what is new', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  expect(table.hello()).toEqual({ type: 'hello', table: '0'.repeat(16), seen: 1, heard: 0 })
  table.receive(snapshot({ seen: 3, events: [2, 3].map((number) => ({ number, event: 'ended', clause: '', seat: null, values: {} })), view: { left: 9 } }))
  expect(table.events.map((event) => event.number)).toEqual([1, 2, 3])
  expect(table.view).toEqual({ left: 9 })
})

test('whoever gives his seat up sees what spectators see, from the first event on', () => {
  sit(() => ({ type: 'ack', entry: 1 }), { seen: 2, events: [1, 2].map((number) => ({ number, event: 'took', clause: '', seat: 0, values: { good: 1, price: 1 } })) })
  table.receive(snapshot({ you: null, seen: 1, events: [{ number: 1, event: 'ended', clause: '', seat: null, values: {} }] }))
  expect(table.events.map((event) => [event.number, event.event])).toEqual([[1, 'ended']])
})

test('starts finds whole words only', () => {
  sit(() => ({ type: 'ack', entry: 1 }), { actions: ['steal 1 stool', 'steal 11 stool', 'steal 1 lamp'] })
  expect(table.starts('steal 1')).toEqual(['steal 1 stool', 'steal 1 lamp'])
})

test('touching what is legal plays it, and nothing more until the room has answered', async () => {
  const room = sit(() => ({ type: 'ack', entry: 1 }))
  await table.touch('take lamp')
  expect(room.asked).toMatchObject([{ type: 'play', decision: 1, actions: ['take lamp'] }])
  await table.touch('take lamp')
  expect(room.asked).toHaveLength(1)
  expect(table.actions).toEqual([])
})

test('touching anything else asks why not and shows the clause in words', async () => {
  const room = sit(() => ({ type: 'refused', code: 'illegal', reason: 'english', clause: 'TO-1.1' }))
  await table.touch('take stool')
  expect(room.asked).toMatchObject([{ type: 'draft', actions: ['take stool'] }])
  expect(table.whyNot).toEqual({ action: 'take stool', text: 'Take what lies there.', clause: 'TO-1.1' })
  table.sheet = sheet('de')
  await table.touch('take stool')
  expect(table.whyNot?.text).toBe('Nimm, was daliegt.')
})

test('whoever is not asked is told who is', async () => {
  const room = sit(() => ({ type: 'ack', entry: 1 }), { decision: { number: 1, kind: 'take', sealed: false, whole: false, waiting: [1], answered: [] }, actions: [] })
  await table.touch('take lamp')
  expect(room.asked).toEqual([])
  expect(table.whyNot?.text).toContain('Bo')
})

test('a whole answer is drafted action by action and played at the end', async () => {
  const room = sit(
    (message) =>
      message.type === 'draft'
        ? { type: 'drafted', actions: message.actions.includes('done') ? [] : ['take lamp', 'done'], done: message.actions.includes('done') }
        : { type: 'ack', entry: 1 },
    { decision: whole, actions: ['take lamp', 'take stool', 'done'] },
  )
  await table.touch('take stool')
  expect(table.draft).toEqual(['take stool'])
  expect(table.actions).toEqual(['take lamp', 'done'])
  await table.touch('take lamp')
  expect(table.draft).toEqual(['take stool', 'take lamp'])
  await table.takeBack()
  expect(table.draft).toEqual(['take stool'])
  await table.touch('done')
  expect(room.asked.at(-1)).toMatchObject({ type: 'play', actions: ['take stool', 'done'] })
})

test('a complete answer without a last word of its own waits to be confirmed', async () => {
  const room = sit(
    (message) => (message.type === 'draft' ? { type: 'drafted', actions: message.actions.length < 2 ? ['take lamp'] : [], done: message.actions.length === 2 } : { type: 'ack', entry: 1 }),
    { decision: whole, actions: ['take stool'] },
  )
  await table.touch('take stool')
  await table.touch('take lamp')
  expect(table.complete).toBe(true)
  expect(room.asked.some((message) => message.type === 'play')).toBe(false)
  await table.finish()
  expect(room.asked.at(-1)).toMatchObject({ type: 'play', actions: ['take stool', 'take lamp'] })
})

test('touches in quick succession are taken one after the other', async () => {
  const room = sit((message) => (message.type === 'draft' ? { type: 'drafted', actions: ['take lamp'], done: false } : { type: 'ack', entry: 1 }), {
    decision: whole,
    actions: ['take lamp'],
  })
  await Promise.all([table.touch('take lamp'), table.touch('take lamp'), table.touch('take lamp')])
  expect(table.draft).toEqual(['take lamp', 'take lamp', 'take lamp'])
  expect(room.asked.map((message) => message.actions.length)).toEqual([1, 2, 3])
})

test('a refused next action leaves the draft as it was', async () => {
  sit((message) => (message.actions.length === 1 ? { type: 'drafted', actions: ['done'], done: false } : { type: 'refused', code: 'illegal', reason: '', clause: 'TO-1.1' }), {
    decision: whole,
    actions: ['take lamp'],
  })
  await table.touch('take lamp')
  await table.touch('take stool')
  expect(table.draft).toEqual(['take lamp'])
  expect(table.whyNot?.clause).toBe('TO-1.1')
})

test('a new question empties draft, refusal and hint', async () => {
  sit(() => ({ type: 'drafted', actions: ['done'], done: false }), { decision: whole, actions: ['take lamp'] })
  await table.touch('take lamp')
  table.hinted = ['done']
  table.receive({ type: 'update', seen: 1, events: [], decision: { ...whole, number: 2 }, actions: ['take lamp'] })
  expect(table.draft).toEqual([])
  expect(table.hinted).toEqual([])
})

test('that another has sealed his answer leaves my draft alone', async () => {
  sit(() => ({ type: 'drafted', actions: ['done'], done: false }), { decision: whole, actions: ['take lamp'] })
  await table.touch('take lamp')
  table.receive({ type: 'update', seen: 1, events: [], decision: { ...whole, waiting: [0] } })
  expect(table.draft).toEqual(['take lamp'])
})

test('who has answered a sealed question is known from the first message on', () => {
  sit(() => ({ type: 'ack', entry: 1 }), { decision: { ...whole, waiting: [1], answered: [0] }, actions: [] })
  expect([0, 1].map((seat) => table.hasAnswered(seat))).toEqual([true, false])
})

test('a choice kept from before is on its way again after coming back', () => {
  const room = new Room(() => ({ type: 'ack', entry: 1 }))
  room.pending = [{ type: 'play', id: 'x', decision: 1, actions: ['take lamp'] }]
  table = new Table('0'.repeat(16))
  table.connect(room as any)
  table.receive(snapshot())
  expect(table.sending).toEqual(['take lamp'])
  expect(table.actions).toEqual([])
})

test('another language is there at once', () => {
  sit(() => ({ type: 'ack', entry: 1 }))
  expect(table.words?.action('take lamp')).toBe('Take a lamp')
  table.sheet = sheet('de')
  expect(table.words?.action('take lamp')).toBe('Nimm Lampe')
})

test('a hint is kept for the question it was asked for', async () => {
  sit((message) => ({ type: 'hinted', actions: [message.type], bot: 'strong', candidates: [{ action: message.type, win: 0.4, visits: 9, continuation: [] }] }))
  await table.hint()
  expect(table.hinted).toEqual(['hint'])
  expect(table.hintWins).toBe(0.4)
})
