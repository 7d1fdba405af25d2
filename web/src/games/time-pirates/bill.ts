/** Where a given answer stands: a sale, a jump or a trade is several actions in one, and the table waits until all of it is said. */
import type { Table } from '../../table/contract'
import { COLOURS, WHITE, artifactName, colourOf, contracts, texts, type Contract } from './box'

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
  const [first = '', ...rest] = table.draft
  const [verb, text = ''] = first.split(' ')
  if (verb === 'sell') {
    const selling = contracts(table).find((contract) => contract.name === text)
    if (selling && table.you !== null) {
      const chosen = rest.filter((action) => action.startsWith('pay ')).map((action) => texts(table, 'artifact').indexOf(action.slice(4)))
      const paid = settle([...table.view.loot[table.you]], selling, chosen)
      const due = selling.price - paid.length
      return { kind: due ? 'pay' : 'land', selling, paid, due }
    }
  }
  const used = COLOURS.indexOf(text as (typeof COLOURS)[number])
  if (verb === 'jump') return { kind: 'land', used, paid: [], due: 0 }
  if (verb === 'trade') return { kind: 'trade', used, paid: [], due: 0 }
  return { kind, paid: [], due: 0 }
}

/** Pays what was chosen, and all that can be paid in one way only. */
function settle(loot: number[], selling: Contract, chosen: number[]): number[] {
  const paid: number[] = []
  let lowest = 0
  while (paid.length < selling.price) {
    const open = payable(loot, selling, selling.price - paid.length, lowest)
    const next = open.length === 1 ? open[0] : chosen.shift()
    if (next === undefined) break
    paid.push(next)
    loot[next]--
    lowest = selling.colour < COLOURS.length || next === WHITE ? next : (colourOf(next) + 1) * (WHITE / COLOURS.length)
  }
  return paid
}

function payable(loot: number[], selling: Contract, due: number, lowest: number): number[] {
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
