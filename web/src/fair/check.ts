/** The check of a finished game: what the room says, against what secret and words of the players give. It knows no rules; `doubloon verify` does. */
import { boxText } from './canonical'
import { commitment, seedOf, streamOf } from './deal'
import { answersOf, readJournal } from './journal'
import type { Kept } from './kept'
import { fromHex, hex, sha256, utf8 } from './sha256'

export type What = 'journal' | 'commitment' | 'before' | 'nonce' | 'components' | 'seed' | 'draws'

/** `null`: nothing to compare with on this device. `values` go into the words that say what was compared. */
export interface Finding {
  what: What
  holds: boolean | null
  /** Tells apart why it fails, or what is missing. */
  how?: string
  values: Record<string, string | number>
}

/** What the reader's own device knows about the table. */
export interface Own {
  table: string
  game: string
  players: number
  seat: number | null
  kept: Kept
}

/** Among how many, and which: for the set-up, then for each answer that stands. */
export type Draws = readonly (readonly (readonly number[])[])[]

export function check(text: string, draws: Draws, own: Own): Finding[] {
  const journal = readJournal(text)
  if (!journal) return [{ what: 'journal', holds: false, how: 'broken', values: {} }]
  const { header } = journal
  const fits = header.table === own.table && header.game === own.game && header.players === own.players
  const found: Finding[] = [{ what: 'journal', holds: fits, how: fits ? undefined : 'other', values: { table: header.table, entries: header.entries } }]

  const secret = fromHex(header.secret)
  const made = secret ? commitment(header.table, secret) : ''
  found.push({ what: 'commitment', holds: made === header.commitment, values: { made: made || '–', said: header.commitment } })
  const before = own.kept.commitment
  found.push({ what: 'before', holds: before ? before === made : null, values: { before: before ?? '', made: made || '–' } })
  found.push(nonceFound(header.nonces, own))

  const digest = hex(sha256(utf8(boxText(header.components))))
  found.push({ what: 'components', holds: digest === header.components_digest, values: { made: digest, said: header.components_digest } })
  if (!secret) return found

  const seed = seedOf(secret, { ...header, components: header.components_digest })
  found.push({ what: 'seed', holds: true, values: { seed: hex(seed), words: header.nonces.filter(Boolean).length } })
  found.push(drawsFound(seed, draws, answersOf(journal)))
  return found
}

/** Whether all that could be compared agrees. */
export function holds(found: readonly Finding[]): boolean {
  return found.every((each) => each.holds !== false)
}

function nonceFound(nonces: string[], { seat, kept }: Own): Finding {
  const given = nonces.filter(Boolean).length
  if (seat === null) return { what: 'nonce', holds: null, how: 'watching', values: { given } }
  if (kept.nonce === undefined) return { what: 'nonce', holds: null, how: nonces[seat] ? 'unknown' : 'none', values: { mine: nonces[seat] ?? '', given } }
  const agrees = nonces[seat] === kept.nonce
  return { what: 'nonce', holds: agrees, how: agrees && !kept.nonce ? 'none' : undefined, values: { mine: kept.nonce, said: nonces[seat] ?? '', given } }
}

function drawsFound(seed: Uint8Array, draws: Draws, answers: number): Finding {
  if (draws.length !== answers + 1) return { what: 'draws', holds: false, how: 'missing', values: { told: draws.length, needed: answers + 1 } }
  let count = 0
  for (const [k, drawn] of draws.entries()) {
    const stream = streamOf(seed, k)
    for (const [place, [among, which]] of drawn.entries()) {
      const mine = stream.below(among)
      count += 1
      if (mine !== which) return { what: 'draws', holds: false, how: 'wrong', values: { answer: k, draw: place + 1, among, told: which + 1, mine: mine + 1 } }
    }
  }
  return { what: 'draws', holds: true, values: { count, answers: draws.length } }
}
