import { expect, test } from 'vitest'
import { Film, STRETCH } from '../src/replay/film'
import { Refused } from '../src/wire/http'
import type { Moments } from '../src/wire/messages'

/** A room with a game of so many entries; field `n` changes always, `even` at every second entry. */
function room(entries: number, refusals: Refused[] = []): { asked: string[]; ask: (path: string) => Promise<Moments> } {
  const asked: string[] = []
  const ask = async (path: string): Promise<Moments> => {
    asked.push(path)
    const refusal = refusals.shift()
    if (refusal) throw refusal
    const query = new URLSearchParams(path.split('?')[1])
    const start = Number(query.get('start'))
    if (start > entries) throw new Refused('unknown', 'there is no such entry')
    const moments = Array.from({ length: Math.min(Number(query.get('count')), entries + 1 - start) }, (_, place) => {
      const at = start + place
      const view = { n: at, ...(place === 0 || at % 2 === 0 ? { even: at - (at % 2) } : {}) }
      return { at, entry: null, decision: null, view, events: [{ number: 1, event: 'took', clause: '', seat: 0, values: {} }] }
    })
    return { table: 't', entries, seat: null, moments }
  }
  return { asked, ask }
}

const now = async (): Promise<void> => {}

test('a stretch is asked for once, and every moment of it is whole', async () => {
  const { asked, ask } = room(120)
  const film = new Film('t', 2, ask, now)
  expect((await film.frame(53)).view).toEqual({ n: 53, even: 52 })
  expect((await film.frame(99)).view).toEqual({ n: 99, even: 98 })
  expect(asked).toEqual([`/tables/t/moments?start=50&count=${STRETCH}&seat=2`])
  expect(film.entries).toBe(120)
  expect(film.known(10)).toBeUndefined()
})

test('the rest comes by itself, what is ahead first; events are numbered by their moment', async () => {
  const { asked, ask } = room(120)
  const film = new Film('t', null, ask, now)
  await film.frame(60)
  expect(film.eventsUpTo(51).map((event) => event.number)).toEqual([50001, 51001])
  await film.rest(60)
  expect(asked.map((path) => /start=(\d+)/.exec(path)![1])).toEqual(['50', '100', '0'])
  const numbers = film.eventsUpTo(120).map((event) => event.number)
  expect(numbers).toHaveLength(121)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
})

test('a room that wants to be left alone is asked again later', async () => {
  const { asked, ask } = room(3, [new Refused('rate', 'wait a little'), new Refused('away', 'not there')])
  const pauses: number[] = []
  const film = new Film('t', null, ask, async (milliseconds) => void pauses.push(milliseconds))
  expect((await film.frame(3)).view.n).toBe(3)
  expect([asked.length, pauses.length]).toEqual([3, 2])
})

test('a game that is not over says so, and can be asked for again', async () => {
  const { ask } = room(3, [new Refused('state', 'the game is not over')])
  const film = new Film('t', null, ask, now)
  await expect(film.frame(0)).rejects.toThrow('not over')
  expect((await film.frame(0)).at).toBe(0)
})
