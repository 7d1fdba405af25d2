/** What a player has opened in the choice bar: one of the seven actions, or what can be done with a card he touched. */
import { afterPaint } from '../../paint'
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

  async open(mode: Mode, card = -1, place = -1): Promise<void> {
    const decision = this.table.decision?.number ?? -1
    await this.change({ mode, card, place, decision })
  }

  async close(): Promise<void> {
    await this.change(null)
  }

  private async change(opened: typeof this.opened): Promise<void> {
    await afterPaint()
    this.table.whyNot = null
    this.opened = opened
  }
}

const kept = new WeakMap<Table, Choosing>()

export function choosing(table: Table): Choosing {
  let found = kept.get(table)
  if (!found) kept.set(table, (found = new Choosing(table)))
  return found
}
