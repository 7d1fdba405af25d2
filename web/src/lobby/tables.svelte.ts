/** The list of tables, kept fresh: the room tells when a table comes or goes; whose turn it is, is asked now and then. */
import { me } from '../me.svelte'
import { Connection, type ConnectionState } from '../wire/connection'
import { get } from '../wire/http'
import type { Listed, Tables } from '../wire/messages'

const AGAIN = 8_000

export class TableList {
  private tables: Tables | null = $state.raw(null)
  line: ConnectionState = $state('connecting')
  /** The room could not be reached, and there is nothing to show. */
  away = $state(false)

  readonly isKnown: boolean = $derived(this.tables !== null)
  /** Mine that are not over, the one that waits for me first. */
  readonly mine: Listed[] = $derived((this.tables?.mine ?? []).filter((each) => each.status === 'playing' || each.status === 'open').sort(byUrgency))
  readonly finished: Listed[] = $derived((this.tables?.mine ?? []).filter((each) => each.status === 'over'))
  readonly listed: Listed[] = $derived(this.tables?.listed ?? [])
  readonly turns: Listed[] = $derived(this.mine.filter((each) => each.your_turn))

  private readonly connection = new Connection({
    hello: () => ({ type: 'lobby' }),
    receive: (message) => {
      if (message.type === 'tables') this.take(message)
    },
    changed: (state, code) => {
      this.line = state
      if (code === 4401) me.person = null
    },
  })

  /** Until what it gives back is called. */
  watch(): () => void {
    if (me.person) this.connection.start()
    else void this.ask()
    const timer = setInterval(() => {
      if (!document.hidden && (!me.person || this.away || this.mine.some((each) => each.status === 'playing'))) void this.ask()
    }, AGAIN)
    return () => {
      clearInterval(timer)
      this.connection.stop()
    }
  }

  hurry(): void {
    this.connection.hurry()
    void this.ask()
  }

  private async ask(): Promise<void> {
    try {
      this.take(await get<Tables>('/tables'))
    } catch {
      this.away = this.tables === null
    }
  }

  private take(tables: Tables): void {
    this.tables = tables
    this.away = false
  }
}

function byUrgency(one: Listed, other: Listed): number {
  return rank(one) - rank(other) || other.created - one.created
}

function rank(table: Listed): number {
  return table.your_turn ? 0 : table.status === 'playing' ? 1 : 2
}
