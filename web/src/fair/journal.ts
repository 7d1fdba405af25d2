/** The journal of a finished game: a header, then an entry a line. */

export interface Header {
  doubloon: string
  format: number
  table: string
  game: string
  version: number
  players: number
  options: Record<string, number | string>
  components: Record<string, unknown>
  components_digest: string
  seats: [kind: string, name: string][]
  commitment: string
  nonces: string[]
  secret: string
  entries: number
}

export interface Entry {
  entry: 'play' | 'undo' | 'sit'
  seat: number
}

export interface Journal {
  header: Header
  entries: Entry[]
}

/** null: this is no whole journal. */
export function readJournal(text: string): Journal | null {
  try {
    const [header, ...entries] = text.trimEnd().split('\n').map((line) => JSON.parse(line)) as [Header, ...Entry[]]
    const whole = header.doubloon === 'journal' && header.entries === entries.length && header.nonces.length === header.players
    return whole ? { header, entries } : null
  } catch {
    return null
  }
}

/** How many answers stand; each undo takes one of them back. */
export function answersOf({ entries }: Journal): number {
  const count = (kind: Entry['entry']): number => entries.filter((each) => each.entry === kind).length
  return count('play') - count('undo')
}
