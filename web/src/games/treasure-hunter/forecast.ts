/** What would come of it: the total after an action card, what the goblins would take, what scrolls would pay. */
import type { Table } from '../../table/table.svelte'
import { cardOf, FIRST_COIN, FIRST_DOG, FIRST_TRICK, firstYellow, treasureOf } from './pieces'
import { known, type Shown } from './scene.svelte'

/** A seat's own total after an action of its own, or null where it stays what it is. */
export function totalAfter(table: Table, shown: Shown, action: string): number | null {
  const { you, view, words } = table
  if (you === null || !words || shown.phase !== 'site') return null
  const [verb] = action.split(' ')
  const of = words.parameters(action)
  let [awake, doubled, bonus] = [view.awake[you] as number, view.doubled[you] as number, view.bonus[you] as number]
  if (verb === 'sleep') awake -= of.strength + 1
  else if (verb === 'play') {
    const card = cardOf(table, FIRST_TRICK + of.card)
    if (card.deed === 'companion') doubled = 1
    bonus += card.value
  }
  const after = awake * (1 + doubled) + bonus
  return after === shown.lanes[you].total ? null : after
}

/** The paws a seat shows, or will show: its own dogs are known to it before they are laid out. */
export function pawsOf(table: Table, shown: Shown, seat: number): { paws: number; dogs: number[]; hidden: boolean } {
  const lane = shown.lanes[seat]
  const waiting = known(table.view.hand?.[seat]).filter((card) => card >= FIRST_DOG && card < FIRST_COIN && !lane.dogs.includes(card) && !shown.gone.includes(card))
  if (!waiting.length) return { paws: lane.paws, dogs: lane.dogs, hidden: false }
  const dogs = [...lane.dogs, ...waiting]
  return { paws: dogs.reduce((sum, card) => sum + cardOf(table, card).value, 0), dogs, hidden: true }
}

/** What a yellow scroll of a seat would pay this round. */
export function scrollPays(table: Table, seat: number, scroll: number): number {
  return table.view.feats[seat][scroll] * treasureOf(table, firstYellow(table) + scroll).value
}

/** What the scrolls in the draft pay together. */
export function draftPays(table: Table): number {
  if (table.you === null || !table.words) return 0
  return table.draft
    .filter((action) => action.startsWith('use '))
    .reduce((sum, action) => sum + scrollPays(table, table.you!, table.words!.parameters(action).scroll), 0)
}
