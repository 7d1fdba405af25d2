import { expect, test } from 'vitest'
import type { Flight } from '../src/table/contract'
import { FLIGHT, Queue, type Stage } from '../src/table/queue'
import type { Event } from '../src/wire/messages'

/** A stage that writes down what flies, and lets it arrive when told. */
class Paper implements Stage {
  lines: string[] = []
  isStill = false
  private open: (() => void)[] = []
  fly(flight: Flight, milliseconds: number) {
    this.lines.push(`fly ${flight.from} ${Math.round(milliseconds)}`)
    return this.later(`land ${flight.to}`)
  }
  wait(milliseconds: number) {
    this.lines.push(`wait ${Math.round(milliseconds)}`)
    return this.later('waited')
  }
  drawings = 0
  drawn = () => {
    this.drawings += 1
    return Promise.resolve()
  }
  still = () => this.isStill
  async land(): Promise<void> {
    for (let round = 0; round < 6; round++) await Promise.resolve()
    for (const finish of this.open.splice(0)) finish()
    for (let round = 0; round < 12; round++) await Promise.resolve()
  }
  private later(what: string) {
    let finish = (): void => {}
    const done = new Promise<void>((resolve) => {
      finish = () => {
        this.lines.push(what)
        resolve()
      }
    })
    this.open.push(finish)
    return { done, finish }
  }
}

function event(number: number): Event {
  return { number, event: 'took', clause: '', seat: 0, values: {} }
}

function showing(paper: Paper, name: string, events: number[], extra: Partial<Flight> = {}) {
  return {
    events: events.map(event),
    motions: (each: Event): Flight[] => [{ from: `${name}${each.number}`, to: 'bag', what: 'clone', ...extra }],
    begin: (each: Event) => paper.lines.push(`begin ${name}${each.number}`),
    settle: () => paper.lines.push(`settle ${name}`),
  }
}

function bound(paper: Paper): Stage {
  return { fly: (...all) => paper.fly(...all), wait: (milliseconds) => paper.wait(milliseconds), drawn: paper.drawn, still: paper.still }
}

test('events are shown in order, and the view changes when all have been', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  queue.push(showing(paper, 'a', [1, 2]))
  expect(queue.busy).toBe(true)
  await paper.land()
  await paper.land()
  expect(paper.lines).toEqual(['begin a1', `fly a1 ${FLIGHT}`, 'land bag', 'begin a2', `fly a2 ${FLIGHT}`, 'land bag', 'settle a'])
  expect(queue.busy).toBe(false)
})

test('what follows a flight waits until its last frame has been drawn', async () => {
  const paper = new Paper()
  let draw = (): void => {}
  const queue = new Queue({ ...bound(paper), drawn: () => new Promise<void>((resolve) => (draw = resolve)) })
  queue.push(showing(paper, 'a', [1]))
  draw()
  await paper.land()
  expect(paper.lines.at(-1)).toBe('land bag')
  draw()
  await paper.land()
  expect(paper.lines.at(-1)).toBe('settle a')
})

test('the table is drawn as it is before anything can be done', async () => {
  const paper = new Paper()
  const changes: string[] = []
  let draw = (): void => {}
  const queue = new Queue({ ...bound(paper), drawn: () => new Promise<void>((resolve) => (draw = resolve)) }, (busy) => changes.push(busy ? 'busy' : 'free'))
  queue.push(showing(paper, 'a', [1]))
  for (let step = 0; step < 2; step++) {
    draw()
    await paper.land()
  }
  expect(paper.lines.at(-1)).toBe('settle a')
  expect(changes).toEqual(['busy'])
  draw()
  await paper.land()
  expect(changes).toEqual(['busy', 'free'])
})

test('what comes meanwhile waits its turn', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  queue.push(showing(paper, 'a', [1]))
  queue.push(showing(paper, 'b', [2]))
  await paper.land()
  await paper.land()
  expect(paper.lines.filter((line) => !line.startsWith('fly'))).toEqual(['begin a1', 'land bag', 'settle a', 'begin b2', 'land bag', 'settle b'])
})

test('with others waiting it goes quicker, and with many nothing flies', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  for (let place = 0; place < 9; place++) queue.push(showing(paper, `s${place}-`, [place]))
  for (let round = 0; round < 9; round++) await paper.land()
  expect(paper.lines.some((line) => line.startsWith('fly s0-'))).toBe(false)
  expect(paper.lines).toContain(`fly s4-4 ${Math.round(FLIGHT * 0.35)}`)
  expect(paper.lines).toContain(`fly s7-7 ${Math.round(FLIGHT * 0.6)}`)
  expect(paper.lines).toContain(`fly s8-8 ${FLIGHT}`)
  expect(paper.lines.filter((line) => line.startsWith('settle'))).toHaveLength(9)
})

test('skipping ends the flight and everything that waits, losing no event', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  queue.push(showing(paper, 'a', [1, 2]))
  queue.push(showing(paper, 'b', [3]))
  for (let round = 0; round < 6; round++) await Promise.resolve()
  queue.skip()
  await new Promise((resolve) => setTimeout(resolve))
  expect(paper.lines.filter((line) => line.startsWith('fly'))).toHaveLength(1)
  expect(paper.lines.filter((line) => !/^(fly|land)/.test(line))).toEqual(['begin a1', 'begin a2', 'settle a', 'begin b3', 'settle b'])
  expect(paper.drawings).toBe(2) // what waited comes in one go with what was skipped
  expect(queue.busy).toBe(false)
})

test('after a skip things fly again', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  queue.push(showing(paper, 'a', [1]))
  for (let round = 0; round < 6; round++) await Promise.resolve()
  queue.skip()
  await new Promise((resolve) => setTimeout(resolve))
  queue.push(showing(paper, 'b', [2]))
  await paper.land()
  expect(paper.lines).toContain(`fly b2 ${FLIGHT}`)
})

test('with reduced motion nothing flies and the view changes at once', () => {
  const paper = new Paper()
  paper.isStill = true
  new Queue(paper).push(showing(paper, 'a', [1, 2]))
  expect(paper.lines).toEqual(['begin a1', 'begin a2', 'settle a'])
})

test('a delay and a hold are waited for', async () => {
  const paper = new Paper()
  new Queue(paper).push(showing(paper, 'a', [1], { delay: 90, hold: 900 }))
  for (let round = 0; round < 3; round++) await paper.land()
  expect(paper.lines).toEqual(['begin a1', 'wait 90', 'waited', `fly a1 ${FLIGHT}`, 'land bag', 'wait 900', 'waited', 'settle a'])
})

test('many flights of one showing share its time', async () => {
  const paper = new Paper()
  new Queue(paper).push(showing(paper, 'a', Array.from({ length: 20 }, (_, place) => place)))
  for (let round = 0; round < 20; round++) await paper.land()
  expect(paper.lines).toContain('fly a0 130')
})

test('flushing tells and folds in everything that is left at once, and nothing twice', async () => {
  const paper = new Paper()
  const queue = new Queue(paper)
  queue.push(showing(paper, 'a', [1, 2]))
  queue.push(showing(paper, 'b', [3]))
  for (let round = 0; round < 6; round++) await Promise.resolve()
  queue.flush()
  const told = (): string[] => paper.lines.filter((line) => /^(begin|settle)/.test(line))
  expect(told()).toEqual(['begin a1', 'begin a2', 'settle a', 'begin b3', 'settle b'])
  await paper.land()
  expect(told()).toHaveLength(5)
  expect(queue.busy).toBe(false)
})
