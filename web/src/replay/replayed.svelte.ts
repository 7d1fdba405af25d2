/** A table that is looked at again: filled from a film, and nothing can be done at it. */
import { Table } from '../table/table.svelte'
import type { Event, Table as Snapshot } from '../wire/messages'
import type { Frame } from './film'

export class Replayed extends Table {
  private base: Snapshot | null = null
  /** Which seat the reader himself had. */
  own: number | null = $state(null)

  override get mine(): boolean {
    return false
  }

  override isAsked(seat: number): boolean {
    return this.decision !== null && this.decision.waiting.includes(seat)
  }

  override touch(): Promise<void> {
    return Promise.resolve()
  }

  // what is looked at here was not missed elsewhere
  override look(): void {}
  override remember(): void {}

  /** The table as the room has it now. */
  open(base: Snapshot): void {
    this.base = base
    this.own = base.you
    this.game = base.game
    this.connection = 'open'
  }

  /** Stands at a moment at once. `last`: the game is over there. */
  stand(frame: Frame, seat: number | null, past: Event[], last: boolean): void {
    if (!this.base) return
    this.receive({
      ...this.base,
      you: seat,
      host: false,
      chat: false,
      status: 'over',
      lines: [],
      heard: 0,
      events: [],
      seen: past.at(-1)?.number ?? 0,
      actions: [],
      undo: false,
      rematch: null,
      clock: { kind: 'none', seconds: 0, left: null },
      decision: frame.decision,
      outcome: last ? this.base.outcome : null,
      view: frame.view,
    })
    this.events = past
    this.missed = []
    this.begun = []
  }

  /** Goes on to the next moment: what happens is shown. */
  advance(frame: Frame, last: boolean): void {
    this.receive({
      type: 'update',
      seen: frame.events.at(-1)?.number ?? frame.at * 1000,
      events: frame.events,
      decision: frame.decision,
      outcome: last ? this.base?.outcome : null,
      view: frame.view,
    })
  }

  /** Ends what is flying, and waits until it has landed. */
  async settle(): Promise<void> {
    while (this.queue.busy) {
      this.queue.skip()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}
