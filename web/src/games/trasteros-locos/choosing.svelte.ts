/** What a player has opened in the choice bar: one of the seven actions, or what can be done with a card he touched. */
import type { Table } from '../../table/contract'

export type Mode = 'call' | 'two' | 'one' | 'release' | 'collection' | 'card'

class Choosing {
  private opened: { mode: Mode; card: number; place: number; decision: number } | null = $state.raw(null)

  constructor(private readonly table: Table) {}

  private get now(): typeof this.opened {
    const { decision, mine, sending } = this.table
    return this.opened && mine && !sending && decision?.kind === 'act' && this.opened.decision === decision.number ? this.opened : null
  }

  get mode(): Mode | null {
    return this.now?.mode ?? null
  }

  /** The card that was touched, and where it stands in the hand. */
  get card(): number | null {
    return this.now?.mode === 'card' ? this.now.card : null
  }

  get place(): number {
    return this.now?.place ?? -1
  }

  open(mode: Mode, card = -1, place = -1): void {
    this.table.whyNot = null
    this.opened = { mode, card, place, decision: this.table.decision?.number ?? -1 }
  }

  close(): void {
    this.table.whyNot = null
    this.opened = null
  }
}

const kept = new WeakMap<Table, Choosing>()

export function choosing(table: Table): Choosing {
  let found = kept.get(table)
  if (!found) kept.set(table, (found = new Choosing(table)))
  return found
}
