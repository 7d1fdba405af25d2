import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type ConnectionState, type Keeping, type Socket } from '../src/wire/connection'

class Line implements Socket {
  readyState = 1
  sent: any[] = []
  onopen: any = null
  onmessage: any = null
  onclose: any = null
  onerror: any = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.onopen?.({})
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  cut(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

class Drawer implements Keeping {
  texts = new Map<string, string>()
  getItem = (key: string) => this.texts.get(key) ?? null
  setItem = (key: string, text: string) => void this.texts.set(key, text)
  removeItem = (key: string) => void this.texts.delete(key)
}

let lines: Line[]
let states: ConnectionState[]
let orphans: any[]
const drawer = new Drawer()
const play = { type: 'play', id: 'p1', decision: 3, actions: ['take lamp'] } as const

function connect(): Connection {
  const connection = new Connection({
    hello: () => ({ type: 'hello', table: '0'.repeat(16), seen: 5, heard: 0 }),
    receive: () => {},
    changed: (state) => states.push(state),
    orphan: (answer) => orphans.push(answer),
    keep: 'k',
    storage: drawer,
    open: () => {
      const line = new Line()
      lines.push(line)
      return line
    },
  })
  connection.start()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  states = []
  orphans = []
  drawer.texts.clear()
})
afterEach(() => vi.useRealTimers())

function greet(line: Line): void {
  line.open()
  line.say({ type: 'table', table: '0' })
}

test('it says hello first, and what was seen', () => {
  connect()
  lines[0].open()
  expect(lines[0].sent).toEqual([{ type: 'hello', table: '0'.repeat(16), seen: 5, heard: 0 }])
})

test('nothing is sent before the table has answered', () => {
  const connection = connect()
  lines[0].open()
  void connection.ask({ ...play, actions: [...play.actions] })
  expect(lines[0].sent).toHaveLength(1)
  lines[0].say({ type: 'table' })
  expect(lines[0].sent[1]).toEqual(play)
})

test('an unanswered choice is sent again with its id when the line is back', async () => {
  const connection = connect()
  greet(lines[0])
  const answer = connection.ask({ ...play, actions: [...play.actions] })
  lines[0].cut()
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(2000)
  greet(lines[1])
  expect(states.at(-1)).toBe('open')
  expect(lines[1].sent[1]).toEqual(play)
  lines[1].say({ type: 'ack', id: 'p1', entry: 9 })
  await expect(answer).resolves.toEqual({ type: 'ack', id: 'p1', entry: 9 })
  lines[1].cut()
  vi.advanceTimersByTime(2000)
  greet(lines[2])
  expect(lines[2].sent).toHaveLength(1)
})

test('a choice outlives a reload, a draft does not', () => {
  const before = connect()
  greet(lines[0])
  void before.ask({ ...play, actions: [...play.actions] })
  void before.ask({ type: 'draft', id: 'd1', decision: 3, actions: [] })
  before.stop()
  const after = connect()
  expect(after.pending).toEqual([play])
  greet(lines[1])
  expect(lines[1].sent.slice(1)).toEqual([play])
  lines[1].say({ type: 'refused', id: 'p1', code: 'stale', reason: 'late' })
  expect(orphans).toHaveLength(1)
  expect(drawer.texts.size).toBe(0)
})

test('too fast: once more a little later', () => {
  const connection = connect()
  greet(lines[0])
  void connection.ask({ ...play, actions: [...play.actions] })
  lines[0].say({ type: 'refused', id: null, code: 'rate', reason: 'slow down' })
  vi.advanceTimersByTime(2000)
  expect(lines[0].sent.filter((message) => message.type === 'play')).toHaveLength(2)
})

test('a line that has gone silent is given up', () => {
  connect()
  greet(lines[0])
  vi.advanceTimersByTime(20_500)
  expect(lines[0].sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(8_500)
  expect(states.at(-1)).toBe('lost')
})

test('whom the room does not know need not try again', () => {
  connect()
  lines[0].open()
  lines[0].cut(4401)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
  expect(states.at(-1)).toBe('closed')
})

test('it waits longer each time', () => {
  connect()
  for (let round = 0; round < 4; round++) {
    lines.at(-1)!.cut()
    vi.advanceTimersByTime(15_000)
  }
  expect(lines).toHaveLength(5)
  lines.at(-1)!.cut()
  vi.advanceTimersByTime(3_000)
  expect(lines).toHaveLength(5)
})
