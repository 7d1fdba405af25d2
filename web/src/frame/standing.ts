/** What a seat is doing now, in a few words. */
import type { Table } from '../table/table.svelte'
import { say } from '../words/client.svelte'

export function standing(table: Table, seat: number): string {
  const who = table.seats[seat]
  if (!who) return ''
  if (table.status === 'open') return who.kind === 'open' ? '' : say(who.host ? 'seat-is-host' : 'seat-is-ready')
  if (table.outcome) return table.title?.result?.(table) ? '' : say('place', { rank: table.outcome.places[seat]?.rank ?? 0 })
  if (!table.decision) return ''
  if (table.isAsked(seat)) return say(table.decision.sealed ? 'seat-chooses' : 'seat-turn')
  if (table.decision.sealed && table.hasAnswered(seat)) return say('seat-sealed')
  return who.kind === 'person' && who.played_by === 'bot' ? say('seat-by-bot') : say('seat-waits')
}
