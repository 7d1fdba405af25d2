/** Who sits at a listed table and whom it waits for, in words. */
import type { Listed, Seat } from '../wire/messages'
import { say } from '../words/client.svelte'

export function peopleAt(table: Listed): string {
  const people = table.seats.filter((seat) => seat.kind === 'person')
  const names = [...people.filter((seat) => !seat.you).map((seat) => seat.name), ...(people.some((seat) => seat.you) ? [say('you')] : [])]
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  if (bots) names.push(say('lobby-bots', { count: bots }))
  return names.join(', ')
}

export function free(table: Listed): number {
  return table.seats.filter((seat) => seat.kind === 'open').length
}

/** "Teo's turn", or how it stands. */
export function standingOf(table: Listed): string {
  if (table.your_turn) return say('lobby-your-turn')
  if (table.status === 'open') return free(table) ? say('lobby-free', { count: free(table) }) : say('lobby-full')
  if (table.status !== 'playing') return say(`lobby-${table.status}`)
  const waiting = table.waiting.map((seat) => table.seats[seat]).filter((seat): seat is Seat => seat !== undefined && seat.played_by !== 'bot')
  if (waiting.length === 1) return say('lobby-turn-of', { name: waiting[0]!.name })
  return waiting.length ? say('lobby-choosing', { count: waiting.length }) : say('lobby-bots-play')
}
