/** A finished game as one viewer saw it, moment by moment. It is fetched in stretches, each once, and what was fetched is kept. */
import { get, Refused } from '../wire/http'
import type { Decision, Event, Moments } from '../wire/messages'

/** Moments of one question to the room. */
export const STRETCH = 50
/** Events get numbers that go by their moment, so that they are the same whichever stretch comes first. */
const MOST_EVENTS = 1000
/** The room brings finished games back a few times a second; then it wants us to wait. */
const PAUSE = 1000

export interface Frame {
  at: number
  view: Record<string, any>
  decision: Decision | null
  events: Event[]
}

export class Film {
  /** How many entries the game has; known with the first stretch. */
  entries = 0
  private readonly frames: Frame[] = []
  private readonly asked = new Map<number, Promise<void>>()

  constructor(
    readonly table: string,
    /** null: everything lies open. */
    readonly seat: number | null,
    private readonly ask: (path: string) => Promise<Moments> = get,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  /** What is there already. */
  known(at: number): Frame | undefined {
    return this.frames[at]
  }

  async frame(at: number): Promise<Frame> {
    await this.stretch(Math.floor(at / STRETCH))
    return this.frames[Math.min(at, this.entries)]
  }

  /** Fetches all that is missing, one stretch after the other: what comes next first. `wanted` is asked before each. */
  async rest(from: number, wanted: () => boolean = () => true): Promise<void> {
    const last = Math.floor(this.entries / STRETCH)
    const first = Math.floor(from / STRETCH)
    const order = [...range(first, last + 1), ...range(0, first).reverse()]
    for (const each of order) {
      if (!wanted()) return
      await this.stretch(each)
    }
  }

  /** The events up to a moment, as far as they are there. */
  eventsUpTo(at: number): Event[] {
    return range(0, at + 1).flatMap((each) => this.frames[each]?.events ?? [])
  }

  private stretch(number: number): Promise<void> {
    let asked = this.asked.get(number)
    if (!asked) {
      asked = this.fetch(number)
      asked.catch(() => this.asked.delete(number))
      this.asked.set(number, asked)
    }
    return asked
  }

  private async fetch(number: number): Promise<void> {
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    for (;;) {
      try {
        return this.take(await this.ask(`/tables/${this.table}/moments?start=${number * STRETCH}&count=${STRETCH}${seat}`))
      } catch (refusal) {
        if (!(refusal instanceof Refused) || (refusal.code !== 'rate' && refusal.code !== 'away')) throw refusal
        await this.wait(PAUSE)
      }
    }
  }

  private take({ entries, moments }: Moments): void {
    this.entries = entries
    let view: Record<string, any> = {}
    for (const moment of moments) {
      view = { ...view, ...moment.view }
      const events = moment.events.map((event, place) => ({ ...event, number: moment.at * MOST_EVENTS + place + 1 }))
      this.frames[moment.at] = { at: moment.at, view, decision: moment.decision, events }
    }
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)
}
