/** The table as it is being shown: the view, and on top of it what has happened since, event by event. */
import type { Event, Table } from '../../table/contract'
import { coloursOf, handsOf, NO_PLAN, planOf } from './pieces'

export type Phase = 'choose' | 'act' | 'pass' | 'over'

export interface Scene {
  turn: number
  phase: Phase
  museum: number[][]
  shop: number[]
  loot: number[][]
  bag: number[][]
  treasuresLeft: number
  trinketsLeft: number
  plansLeft: number
  /** The plan of each hand in this round; null: sealed; NO_PLAN: none yet. */
  played: (number | null)[]
  /** The size that acts; -1: none. */
  team: number
  /** Trinkets laid open as an offer, by hand. */
  offers: number[][]
  /** The colour of a clash that is being shown, or whose tie is being settled. */
  clash: number
  /** What is being shown. */
  now: Event | null
}

const STARTS = new Set(['passed-on', 'discarded', 'refilled', 'began-deal', 'uncovered'])

/** How many events are in a view: it is replaced when all of a showing have begun. */
const TOLD = new WeakMap<object, number>()
const SCENES = new WeakMap<Table, { made: unknown[]; scene: Scene }>()

/** Plain and remembered, so that whoever reads it follows the table itself. */
export function sceneOf(table: Table): Scene {
  const made = [table.view, table.events, table.decision, table.outcome, table.box, table.sheet]
  const known = SCENES.get(table)
  if (known && known.made.every((each, place) => each === made[place])) return known.scene
  if (!TOLD.has(table.view)) TOLD.set(table.view, table.events.length)
  const scene = stage(table, table.events.slice(TOLD.get(table.view)))
  SCENES.set(table, { made, scene })
  return scene
}

/** With one player what has no seat is a ghost's. */
export function handIn(event: Event): number {
  return event.seat ?? event.values.ghost ?? 0
}

/** What leaves a place goes when its flight begins; what arrives is there when the next event begins, or the view is folded in. */
function stage(table: Table, pending: Event[]): Scene {
  const view = table.view
  const kind = table.decision?.kind
  const scene: Scene = {
    turn: view.turn ?? 0,
    phase: table.outcome ? 'over' : kind === 'give' ? 'pass' : kind === 'choose' || !kind ? 'choose' : 'act',
    museum: (view.museum ?? []).map((row: number[]) => [...row]),
    shop: [...(view.shop ?? [])],
    loot: (view.loot ?? []).map((row: number[]) => [...row]),
    bag: (view.bag ?? []).map((row: number[]) => [...row]),
    treasuresLeft: view.treasures_left ?? 0,
    trinketsLeft: view.trinkets_left ?? 0,
    plansLeft: view.plans_left ?? 0,
    played: [...(view.played?.[view.turn] ?? [])],
    team: kind && !['give', 'choose'].includes(kind) ? view.team : -1,
    offers: handsOf(table).map(() => []),
    clash: kind === 'offer' && view.team > 0 ? view.tie : -1,
    now: pending.at(-1) ?? null,
  }
  pending.forEach((event, place) => happen(table, scene, event, place < pending.length - 1))
  return scene
}

function happen(table: Table, scene: Scene, event: Event, arrived: boolean): void {
  const hand = handIn(event)
  const { colour, piece, trinket, plan } = event.values as Record<string, number>
  scene.clash = -1
  if (STARTS.has(event.event) && scene.phase !== 'choose') {
    scene.phase = 'choose'
    scene.team = -1
    scene.turn += 1
    scene.played = scene.played.map(() => NO_PLAN)
  }
  switch (event.event) {
    case 'uncovered':
      scene.treasuresLeft -= 1
      if (arrived) scene.museum[colour][piece] += 1
      break
    case 'set-out':
      scene.trinketsLeft -= 1
      if (arrived) scene.shop[trinket] += 1
      break
    case 'chose':
      if (arrived) scene.played[hand] = event.values.plan
      break
    case 'showed':
      scene.played[hand] = plan
      // all turn at once
      if (scene.played.every(isShown)) scene.phase = 'act'
      break
    case 'named':
      scene.team = 0
      break
    case 'took': {
      scene.team = teamOf(table, scene, hand)
      const pieces = coloursOf(table)[colour].worth.length
      scene.museum[colour].forEach((count, each) => {
        if (arrived) scene.loot[hand][colour * pieces + each] += count
        scene.museum[colour][each] = 0
      })
      break
    }
    case 'cancelled':
      scene.team = 0
      break
    case 'tied':
      scene.team = event.values.team ?? scene.team
      scene.clash = colour
      break
    case 'picked':
      scene.clash = colour
      break
    case 'offered':
    case 'stayed-tied':
      scene.clash = scene.team > 0 ? table.view.tie : -1
      break
    case 'laid':
      scene.clash = scene.team > 0 ? table.view.tie : -1
      if (arrived) scene.offers[hand].push(trinket)
      break
    case 'paid':
      scene.offers[hand] = scene.offers[hand].filter((each, place, all) => each !== trinket || all.indexOf(trinket) !== place)
      scene.bag[hand][trinket] -= 1
      if (arrived) scene.shop[trinket] += 1
      break
    case 'took-trinket':
    case 'got-trinket':
      scene.team = teamOf(table, scene, hand)
      scene.shop[trinket] -= 1
      if (arrived) scene.bag[hand][trinket] += 1
      break
    case 'drew-trinket':
      scene.team = teamOf(table, scene, hand)
      scene.trinketsLeft -= 1
      if (arrived) scene.bag[hand][trinket] += 1
      break
    case 'scored':
      scene.phase = 'over'
      scene.team = -1
      break
  }
}

function isShown(plan: number | null): boolean {
  return plan !== null && plan !== NO_PLAN
}

function teamOf(table: Table, scene: Scene, hand: number): number {
  const plan = scene.played[hand]
  return plan === null || plan === undefined || plan === NO_PLAN ? scene.team : planOf(table, plan).team
}

/** The pieces uncovered last, counted by colour and piece. */
export function freshPieces(table: Table): number[][] {
  const fresh = coloursOf(table).map(({ worth }) => worth.map(() => 0))
  const last = table.events.findLastIndex((event) => event.event === 'uncovered')
  for (let place = last; place >= 0 && table.events[place].event === 'uncovered'; place -= 1) {
    const { colour, piece } = table.events[place].values
    if (colour !== null && piece !== null && fresh[colour]) fresh[colour][piece] += 1
  }
  return fresh
}

/** How the latest plans that were shown came out, hand by hand. */
export interface Tally {
  plans: number[]
  points: number[]
  pieces: number[]
  trinkets: number[][]
}

const BORDERS = new Set(['passed-on', 'discarded', 'refilled', 'began-deal'])

export function lastRound(table: Table): Tally {
  const hands = handsOf(table)
  const tally: Tally = { plans: hands.map(() => NO_PLAN), points: hands.map(() => 0), pieces: hands.map(() => 0), trinkets: hands.map(() => []) }
  const last = table.events.findLastIndex((event) => event.event === 'showed')
  let first = last
  while (first > 0 && table.events[first - 1].event === 'showed') first -= 1
  for (const event of last < 0 ? [] : table.events.slice(first)) {
    if (BORDERS.has(event.event)) break
    const hand = handIn(event)
    if (event.event === 'showed') tally.plans[hand] = event.values.plan ?? NO_PLAN
    else if (event.event === 'took') {
      tally.points[hand] += event.values.points ?? 0
      tally.pieces[hand] += event.values.count ?? 0
    } else if (['took-trinket', 'drew-trinket', 'got-trinket'].includes(event.event)) tally.trinkets[hand].push(event.values.trinket ?? 0)
  }
  return tally
}

export interface Claim {
  team: number
  hands: number[]
  /** Its team has acted: it keeps its place, so that the others keep theirs. */
  isDone: boolean
}

/** Who is after each colour, by size of team; more than one of a size get in each other's way. */
export function claimsOn(table: Table, scene: Scene): Claim[][] {
  const claims: Claim[][] = coloursOf(table).map(() => [])
  if (scene.phase !== 'act') return claims
  for (const hand of handsOf(table)) {
    const number = scene.played[hand]
    if (number === null || number === NO_PLAN || number === undefined) continue
    const plan = planOf(table, number)
    for (const colour of plan.colours) {
      const found = claims[colour].find((claim) => claim.team === plan.team)
      if (found) found.hands.push(hand)
      else claims[colour].push({ team: plan.team, hands: [hand], isDone: plan.team < scene.team })
    }
  }
  for (const each of claims) each.sort((a, b) => a.team - b.team)
  return claims
}

/** The colours of this hand's plan that another of the same size is after too; a second smash-and-grab spoils all of it. */
export function clashesOf(table: Table, plans: readonly (number | null)[], hand: number): { colours: number[]; all: boolean } {
  const mine = plans[hand]
  if (mine === null || mine === undefined || mine === NO_PLAN) return { colours: [], all: false }
  const plan = planOf(table, mine)
  const others = handsOf(table).flatMap((other) => {
    const number = plans[other]
    return other === hand || number === null || number === undefined || number === NO_PLAN ? [] : [planOf(table, number)]
  })
  const rivals = others.filter((other) => other.team === plan.team)
  return { colours: plan.colours.filter((colour) => rivals.some((rival) => rival.colours.includes(colour))), all: plan.team === 0 && rivals.length > 0 }
}
