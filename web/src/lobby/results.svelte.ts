/** How finished games came out, each asked once. */
import { SvelteMap } from 'svelte/reactivity'
import type { Listed, Table } from '../wire/messages'
import { say } from '../words/client.svelte'
import { look } from './opening'

const known = new SvelteMap<string, Table>()
const asked = new Set<string>()

export function askResult(table: string): void {
  if (asked.has(table)) return
  asked.add(table)
  look(table).then((found) => known.set(table, found), () => asked.delete(table))
}

/** "You won with 41 points", or nothing while it is not known. */
export function resultOf(table: Listed): string {
  const found = known.get(table.table)
  const [outcome, you] = [found?.outcome, found?.you]
  if (!outcome || you === null || you === undefined) return ''
  const { points, rank } = outcome.places[you]!
  const others = outcome.places.filter((_, seat) => seat !== you).map((place) => place.points)
  if (!outcome.winners.includes(you)) return say('recent-place', { rank, count: outcome.places.length, points })
  if (outcome.winners.length > 1) return say('recent-shared', { points })
  return others.length ? say('recent-won', { points, next: Math.max(...others) }) : say('recent-won-alone', { points })
}
