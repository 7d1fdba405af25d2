/** Where a given answer stands: a sale, a jump or a trade is several actions in one, and the table waits until all of it is said. */
import type { Table } from '../../table/contract'
import { COLOURS, WHITE, artifactName, colourOf, contracts, texts, type Contract } from './box'
import { purse } from './look.svelte'

export interface Answer {
  kind: string
  /** The contract that is being paid for. */
  selling?: Contract
  /** What has been paid, chosen or for want of a choice. */
  paid: number[]
  /** How many are still to be paid. */
  due: number
  /** The colour of the artifact that is used for a jump or a trade. */
  used?: number
}

/** What is being asked now, with the draft taken into account. */
export function answer(table: Table): Answer {
  const kind = table.decision?.kind ?? ''
  const [first = ''] = table.draft
  const [verb, text = ''] = first.split(' ')
  if (verb === 'sell') {
    const selling = contracts(table).find((contract) => contract.name === text)
    if (selling && table.you !== null) {
      const loot: number[] = table.view.loot[table.you]
      const paid = settle(loot, selling, chosen(table, loot, selling))
      const due = selling.price - paid.length
      return { kind: due ? 'pay' : 'land', selling, paid, due }
    }
  }
  const used = COLOURS.indexOf(text as (typeof COLOURS)[number])
  if (verb === 'jump') return { kind: 'land', used, paid: [], due: 0 }
  if (verb === 'trade') return { kind: 'trade', used, paid: [], due: 0 }
  return { kind, paid: [], due: 0 }
}

/** What was touched belongs to the draft it was touched in. */
function chosen(table: Table, loot: readonly number[], selling: Contract): number[] {
  if (purse.picked.draft === table.draft) return purse.picked.artifacts
  return meant(loot, selling, table.draft.filter((action) => action.startsWith('pay ')).map((action) => texts(table, 'artifact').indexOf(action.slice('pay '.length))))
}

/** Pays with one more. When all is paid it is said to the room, in the order in which the rules name it. */
export async function pick(table: Table, artifact: number): Promise<void> {
  const { selling, paid: before } = answer(table)
  if (!selling || table.you === null) return
  table.whyNot = null
  const loot: number[] = table.view.loot[table.you]
  const paid = settle(loot, selling, [...before, artifact])
  if (paid.length < selling.price) purse.picked = { draft: table.draft, artifacts: paid }
  else await table.redraft([table.draft[0], ...named(loot, selling, paid).map((each) => `pay ${artifactName(table, each)}`)])
}

/** Takes one of those that are paid out again; whether it need not be paid. */
export async function unpick(table: Table, artifact: number): Promise<boolean> {
  const { selling, paid } = answer(table)
  if (!selling || table.you === null) return false
  const at = paid.lastIndexOf(artifact)
  const rest = settle(table.view.loot[table.you], selling, paid.filter((_, place) => place !== at))
  if (at < 0 || rest.length >= paid.length) return false
  if (table.draft.length > 1) await table.redraft(table.draft.slice(0, 1))
  purse.picked = { draft: table.draft, artifacts: rest }
  return true
}

/** What can still be paid with; of a white contract each colour once. */
export function payable(loot: readonly number[], selling: Contract, paid: readonly number[]): number[] {
  const left = [...loot]
  for (const artifact of paid) left[artifact]--
  const isWhite = selling.colour === COLOURS.length
  const closed = new Set(isWhite ? paid.filter((artifact) => artifact !== WHITE).map(colourOf) : COLOURS.map((_, colour) => colour).filter((colour) => colour !== selling.colour))
  return left.flatMap((count, artifact) => (count > 0 && (artifact === WHITE || !closed.has(colourOf(artifact))) ? [artifact] : []))
}

/** What is paid, and all that must be paid with it. */
export function settle(loot: readonly number[], selling: Contract, paid: readonly number[]): number[] {
  const due = selling.price - paid.length
  const open = payable(loot, selling, paid)
  const count = (artifact: number): number => loot[artifact] - paid.filter((each) => each === artifact).length
  const isWhite = selling.colour === COLOURS.length
  // of a white contract a colour is worth one, whatever there is of it
  const units = isWhite ? [...new Set(open.filter((artifact) => artifact !== WHITE).map(colourOf))].map((colour) => open.filter((artifact) => colourOf(artifact) === colour && artifact !== WHITE)) : []
  const room = isWhite ? units.length + (open.includes(WHITE) ? count(WHITE) : 0) : open.reduce((sum, artifact) => sum + count(artifact), 0)
  const forced = isWhite
    ? [...(room === due ? units.flatMap((own) => (own.length === 1 ? own : [])) : []), ...Array<number>(open.includes(WHITE) ? Math.max(0, due - units.length) : 0).fill(WHITE)]
    : open.flatMap((artifact) => Array<number>(Math.max(0, due - (room - count(artifact)))).fill(artifact))
  return [...paid, ...forced]
}

/** What the rules ask for of these, in their order: what can be paid in one way only they take themselves. */
export function named(loot: readonly number[], selling: Contract, paid: readonly number[]): number[] {
  const rest = [...paid].sort((a, b) => a - b)
  const said: number[] = []
  inOrder(loot, selling, (open) => {
    const next = rest.shift()!
    if (open.length > 1) said.push(next)
    return next
  })
  return said
}

/** What has been paid when the room was told these. */
export function meant(loot: readonly number[], selling: Contract, said: readonly number[]): number[] {
  const rest = [...said]
  return rest.length ? inOrder(loot, selling, (open) => (open.length === 1 ? open[0] : rest.shift())) : []
}

/** Pays one after the other, in the order of the rules. */
function inOrder(loot: readonly number[], selling: Contract, choose: (open: number[]) => number | undefined): number[] {
  const left = [...loot]
  const paid: number[] = []
  let lowest = 0
  while (paid.length < selling.price) {
    const next = choose(nextInOrder(left, selling, selling.price - paid.length, lowest))
    if (next === undefined) break
    paid.push(next)
    left[next]--
    lowest = selling.colour < COLOURS.length || next === WHITE ? next : (colourOf(next) + 1) * (WHITE / COLOURS.length)
  }
  return paid
}

/** What the rules would take next, so that the rest can be paid with it or with later ones. */
function nextInOrder(loot: readonly number[], selling: Contract, due: number, lowest: number): number[] {
  const symbols = WHITE / COLOURS.length
  let room = loot[WHITE]
  const open = room >= due ? [WHITE] : []
  if (selling.colour < COLOURS.length) {
    const first = selling.colour * symbols
    for (let artifact = first + symbols - 1; artifact >= Math.max(first, lowest); artifact--) {
      room += loot[artifact]
      if (loot[artifact] > 0 && room >= due) open.unshift(artifact)
    }
    return open
  }
  for (let first = WHITE - symbols; first >= lowest; first -= symbols) {
    const own = [first, first + 1, first + 2].filter((artifact) => loot[artifact] > 0)
    if (!own.length) continue
    room++
    if (room >= due) open.unshift(...own)
  }
  return open
}

/** What touching an artifact of one's own means now. */
export function useOf(table: Table, artifact: number, kind: string): string {
  const name = artifactName(table, artifact)
  if (kind === 'lose') return `lose ${name}`
  if (kind !== 'pay' && name.endsWith('-atomic')) return `jump ${COLOURS[colourOf(artifact)]}`
  if (kind !== 'pay' && name.endsWith('-arrow')) return `trade ${COLOURS[colourOf(artifact)]}`
  return `pay ${name}`
}
