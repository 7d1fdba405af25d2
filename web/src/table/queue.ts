/** The animation queue: what happened is shown in order, each event with its flights, and then the table is as it is. */
import type { Event } from '../wire/messages'
import type { Flight } from './contract'

/** Where things fly; the page in a browser. */
export interface Stage {
  /** Begins a flight. `finish` puts it at its end at once. */
  fly(flight: Flight, milliseconds: number): { done: Promise<void>; finish(): void }
  wait(milliseconds: number): { done: Promise<void>; finish(): void }
  /** Lets the page draw what has just been folded in, and heed a touch. */
  drawn(): Promise<void>
  /** Whether nothing should fly: reduced motion, or nobody looks. */
  still(): boolean
}

export interface Showing {
  events: Event[]
  motions(event: Event): Flight[]
  /** An event begins: it is said and written into the log. */
  begin(event: Event): void
  /** All has been shown: what changed is folded in. */
  settle(): void
}

/** One flight takes so long when there is time. */
export const FLIGHT = 420
const SHORTEST = 110
/** All flights of one showing together take about so long at most. */
const SHOWING = 2600
/** With so many showings waiting nothing flies any more, so that the page catches up. */
const TOO_MANY = 6

export class Queue {
  private waiting: Showing[] = []
  /** What is being shown, and how many of its events have begun. */
  private current: { showing: Showing; begun: number } | null = null
  private running: { finish(): void }[] = []
  private skipping = false
  private works = false

  constructor(
    private readonly stage: Stage,
    private readonly changed: (busy: boolean) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.works
  }

  push(showing: Showing): void {
    this.waiting.push(showing)
    if (this.works) return
    if (this.stage.still() || !showing.events.length) this.hurry()
    else void this.work()
  }

  /** Everything that has come so far is shown at once. */
  skip(): void {
    if (!this.works) return
    this.skipping = true
    for (const each of this.running) each.finish()
  }

  /** Nothing is shown any more: what is left is told and folded in before this returns. */
  flush(): void {
    if (this.current) {
      const { showing, begun } = this.current
      this.current = null
      for (const event of showing.events.slice(begun)) showing.begin(event)
      showing.settle()
    }
    this.hurry()
    this.skip()
  }

  /** How much quicker than usual, with this many showings waiting. */
  private pace(): number {
    const behind = this.waiting.length
    return behind === 0 ? 1 : behind === 1 ? 0.6 : behind < TOO_MANY ? 0.35 : 0
  }

  private hurry(): void {
    for (const showing of this.waiting.splice(0)) {
      for (const event of showing.events) showing.begin(event)
      showing.settle()
    }
  }

  private async work(): Promise<void> {
    this.works = true
    this.changed(true)
    try {
      await this.stage.drawn()
      while (this.waiting.length) {
        const showing = this.waiting.shift()!
        const current = (this.current = { showing, begun: 0 })
        await this.show(current)
        if (this.current === current) showing.settle()
        this.current = null
        if (this.skipping) this.hurry()
        // first the table as it is now, then what can be done: in one frame a touch would wait for both
        await this.stage.drawn()
      }
    } finally {
      this.works = this.skipping = false
      this.changed(false)
    }
  }

  private async show(current: { showing: Showing; begun: number }): Promise<void> {
    const { showing } = current
    const flights = showing.events.map((event) => (this.stage.still() ? [] : showing.motions(event)))
    const moving = flights.filter((each) => each.length).length
    const each = Math.min(FLIGHT, Math.max(SHORTEST, SHOWING / Math.max(1, moving)))
    for (const [place, event] of showing.events.entries()) {
      if (this.current !== current) return
      current.begun += 1
      showing.begin(event)
      // what nobody sees fly comes in one go with what follows
      if (!flights[place].length || this.skipping) continue
      await Promise.all(flights[place].map((flight) => this.fly(flight, each)))
      // the frame in which something comes down is drawn by itself: with all that follows in it a touch would wait for both
      if (!this.skipping) await this.stage.drawn()
    }
  }

  private async fly(flight: Flight, milliseconds: number): Promise<void> {
    const pace = this.pace()
    if (flight.delay) await this.run(() => this.stage.wait(flight.delay! * pace), pace)
    await this.run(() => this.stage.fly(flight, milliseconds * pace), pace)
    if (flight.hold) await this.run(() => this.stage.wait(flight.hold! * pace), pace)
  }

  private async run(start: () => { done: Promise<void>; finish(): void }, pace: number): Promise<void> {
    if (this.skipping || pace === 0) return
    const running = start()
    this.running.push(running)
    try {
      await running.done
    } finally {
      this.running.splice(this.running.indexOf(running), 1)
    }
  }
}
