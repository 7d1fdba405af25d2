/** What lies on the table at this moment: the view, and on top of it what has been shown of an update that is still going on.
 *
 * Goblins, coins and scrolls can pass in one update, so that the view never stands there; only the events do. */
import { untrack } from 'svelte'
import type { Event } from '../../table/contract'
import type { Table } from '../../table/table.svelte'
import { cardOf, FIRST_COIN, FIRST_DOG, FIRST_TRICK, firstYellow, SEATS, treasureOf } from './pieces'

export type Phase = 'draft' | 'site' | 'goblins' | 'scrolls' | 'over'

/** Steps of the rules by number: deal, draft | lay out, react, capture | scare, guard | collect, reward, prepare. */
const PHASES: readonly Phase[] = ['draft', 'draft', 'site', 'site', 'site', 'goblins', 'goblins', 'scrolls', 'scrolls', 'scrolls']
const NOBODY = -1
/** Laid out before the watchdogs: three colours. */
const CALL_DOGS = 3

export interface Lane {
  /** Adventurers at this location, the strongest first. */
  party: number[]
  /** Action cards played here. */
  tricks: number[]
  total: number | null
  passed: boolean
  dogs: number[]
  paws: number
  /** Whether the watchdogs have been laid out, so that the paws are known. */
  guarded: boolean
  /** Coin cards, and action cards laid down at the end of the round. */
  purse: number[]
  scared: boolean
}

export interface Shown {
  phase: Phase
  journey: number
  dealer: number
  site: number
  /** By stack and location: the treasure, and who has it now: nobody yet (null), a seat, or it left the game (-1). */
  prizes: { treasure: number; taker: number | null }[][]
  lair: { goblin: number; hoard: number; taker: number | null }[]
  coins: number[]
  goblins: number[]
  treasures: number[][]
  hands: number[]
  asleep: number[]
  /** Cards that have just left their hands. */
  gone: number[]
  lanes: Lane[]
  /** Who would take MAX and MIN now; -1: nobody. */
  leaders: [number, number]
}

const scenes = new WeakMap<Table, Scene>()

export function sceneOf(table: Table): Scene {
  let scene = scenes.get(table)
  if (!scene) {
    void table.view // whoever makes the scene cannot follow it in the same breath: it comes again with the next view
    scenes.set(table, (scene = new Scene(table)))
  }
  return scene
}

export class Scene {
  constructor(private readonly table: Table) {}

  /** The action a player points at: its consequence is shown. */
  pointed: string | null = $state(null)
  /** The tile whose meaning is open for reading. */
  explained: { treasure: number } | { goblin: number } | null = $state.raw(null)

  /** How many events the view contains. */
  private readonly mark = $derived.by(() => {
    void this.table.view
    return untrack(() => this.table.events.length)
  })

  /** What flies just now has not arrived yet: the last event waits for the next. */
  readonly now: Shown = $derived.by(() => {
    const { events } = this.table
    const shown = fromView(this.table, events.slice(lastBegun(events, this.mark), this.mark))
    const fresh = events.slice(this.mark)
    for (const event of fresh.slice(0, -1)) happen(this.table, shown, event)
    const flying = fresh.at(-1)
    if (flying?.event === 'laid') turnTo(this.table, shown, flying.values.card!)
    shown.leaders = leadersOf(shown)
    return shown
  })
}

function lastBegun(events: readonly Event[], before: number): number {
  for (let at = before - 1; at >= 0; at--) if (events[at].event === 'began') return at
  return 0
}

/** `past` is what has happened in this round. */
function fromView(table: Table, past: readonly Event[]): Shown {
  const { view, players } = table
  const phase = view.step < 0 ? 'over' : PHASES[view.step]
  const site = view.site as number
  const asleep = (view.asleep as number[]).flatMap((sleeps, strength) => (sleeps ? [site * 12 + strength] : []))
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const lying = (seat: number, from: number, to: number): number[] =>
    (view.laid as (number | null)[]).slice(from, to).flatMap((laid, place) => (laid && (laid - 1) % SEATS === seat ? [from + place] : []))
  const tricks = tricksOf(past, players, phase === 'site' ? site : 3)
  const shown: Shown = {
    phase,
    journey: view.journey,
    dealer: view.dealer,
    site,
    prizes: [view.hard, view.easy].map((stack: number[]) => stack.map((treasure) => ({ treasure, taker: treasure < 0 ? NOBODY : null }))),
    lair: (view.lair as number[]).map((goblin, space) => ({ goblin, hoard: view.hoard[space], taker: null })),
    coins: view.coins.slice(0, players),
    goblins: view.goblins.slice(0, players),
    treasures: view.treasures.slice(0, players).map((row: number[]) => [...row]),
    hands: view.hand_count.slice(0, players),
    asleep: phase === 'site' ? asleep : [],
    gone: [],
    lanes: seats.map((seat) => ({
      party: lying(seat, site * 12, site * 12 + 12).reverse(),
      tricks: tricks[seat],
      total: view.party[seat] > 0 ? view.awake[seat] * (1 + view.doubled[seat]) + view.bonus[seat] : null,
      passed: hasPassed(view, seat, players),
      dogs: lying(seat, FIRST_DOG, FIRST_COIN),
      paws: view.guard[seat],
      guarded: view.called > CALL_DOGS,
      purse: lying(seat, FIRST_COIN, FIRST_TRICK),
      scared: view.scared[seat] === 1,
    })),
    leaders: [NOBODY, NOBODY],
  }
  for (const { event, seat, values } of past) {
    if (event !== 'captured' && event !== 'left') continue
    shown.prizes[values.stack!][values.location!] = { treasure: values.treasure!, taker: seat ?? NOBODY }
  }
  return shown
}

/** The last `passes` seats before the one who is asked. */
function hasPassed(view: Record<string, any>, seat: number, players: number): boolean {
  return (view.mover - seat + players) % players <= view.passes && seat !== view.mover
}

/** The action cards played at a location; 3 is the camp. */
function tricksOf(past: readonly Event[], players: number, where: number): number[][] {
  const found: number[][] = Array.from({ length: players }, () => [])
  let at = 0
  for (const { event, seat, values } of past) {
    if ((event === 'captured' || event === 'left') && values.stack === 1) at = values.location! + 1
    if (event === 'played' && at === where && seat !== null) found[seat].push(values.card!)
  }
  return found
}

function leadersOf(shown: Shown): [number, number] {
  const best = (sign: number): number => {
    let found = NOBODY
    shown.lanes.forEach((lane, seat) => {
      if (!lane.party.length || (lane.total ?? 0) <= 0) return
      const rival = shown.lanes[found]
      const ahead = rival ? sign * (lane.total! - rival.total!) : 1
      if (ahead > 0 || (ahead === 0 && Math.max(...lane.party) > Math.max(...rival.party))) found = seat
    })
    return found
  }
  return [best(1), best(-1)]
}

/** Who would lead if a seat had this total. */
export function leadersWith(shown: Shown, seat: number, total: number): [number, number] {
  const lanes = shown.lanes.map((lane, place) => (place === seat ? { ...lane, total } : lane))
  return leadersOf({ ...shown, lanes })
}

/** One event on top of what is shown. */
function happen(table: Table, shown: Shown, { event, seat, values }: Event): void {
  const lane = seat === null ? undefined : shown.lanes[seat]
  const goblin = (): Shown['lair'][number] | undefined => shown.lair.find((each) => each.goblin === values.goblin)
  if (event === 'began') {
    Object.assign(shown, { phase: 'draft', journey: values.number, dealer: seat ?? shown.dealer, site: 0 })
    shown.prizes = shown.prizes.map((stack) => stack.map(() => ({ treasure: NOBODY, taker: NOBODY })))
    for (const each of shown.lanes) Object.assign(each, { party: [], tricks: [], total: null, dogs: [], paws: 0, guarded: false, purse: [], scared: false, passed: false })
  } else if (event === 'revealed') {
    shown.prizes[values.stack!][values.location!] = { treasure: values.treasure!, taker: null }
  } else if (event === 'appeared') {
    shown.lair[values.space!] = { goblin: values.goblin!, hoard: 0, taker: null }
  } else if (event === 'laid' || event === 'joined') {
    layOut(table, shown, seat!, values.card!)
  } else if (event === 'stands') {
    lane!.total = values.total
  } else if (event === 'played') {
    lane!.tricks.push(values.card!)
    shown.gone.push(values.card!)
    shown.hands[seat!] -= 1
    for (const each of shown.lanes) each.passed = false
    if (cardOf(table, values.card!).deed === 'scare') lane!.scared = true
  } else if (event === 'slept') {
    shown.asleep.push(values.card!)
  } else if (event === 'passed') {
    lane!.passed = true
  } else if (event === 'captured' || event === 'left') {
    shown.prizes[values.stack!][values.location!] = { treasure: values.treasure!, taker: seat ?? NOBODY }
    if (seat !== null) shown.treasures[seat][values.treasure!] += 1
  } else if (event === 'guarded') {
    shown.phase = 'goblins'
    lane!.paws = values.paws!
    lane!.guarded = true
  } else if (event === 'robbed') {
    shown.coins[seat!] -= values.coins!
    const thief = goblin()
    if (thief) thief.hoard += values.coins!
  } else if (event === 'gained' || event === 'fled') {
    const caught = goblin()
    if (caught) caught.taker = seat ?? NOBODY
    if (seat !== null) {
      shown.coins[seat] += values.coins!
      shown.goblins[seat] += 1
    }
  } else if (event === 'collected' || event === 'used') {
    shown.coins[seat!] += values.coins!
    shown.phase = 'scrolls'
    if (event === 'used') shown.treasures[seat!][values.treasure!] -= 1
  } else if (event === 'scored') {
    shown.phase = 'over'
  }
}

/** The table turns to where this card is laid out. */
function turnTo(table: Table, shown: Shown, card: number): void {
  const is = cardOf(table, card)
  if (is.kind === 'adventurer') {
    if (shown.phase === 'site' && shown.site === is.suit) return
    Object.assign(shown, { phase: 'site', site: is.suit, asleep: [] })
    for (const each of shown.lanes) Object.assign(each, { party: [], tricks: [], total: null, passed: false })
  } else if (is.kind === 'dog') {
    if (shown.phase !== 'goblins') for (const each of shown.lanes) Object.assign(each, { tricks: [], passed: false })
    shown.phase = 'goblins'
  } else {
    shown.phase = 'scrolls'
  }
}

function layOut(table: Table, shown: Shown, seat: number, card: number): void {
  const is = cardOf(table, card)
  const lane = shown.lanes[seat]
  turnTo(table, shown, card)
  shown.gone.push(card)
  if (is.kind === 'adventurer') {
    lane.party.push(card)
    lane.party.sort((a, b) => b - a)
    lane.total = (lane.total ?? 0) + is.value
  } else if (is.kind === 'dog') {
    lane.dogs.push(card)
    lane.paws += is.value
  } else {
    lane.purse.push(card)
  }
  shown.hands[seat] = Math.max(0, shown.hands[seat] - 1)
}

/** What a seat has in points, as everybody can count it. */
export function pointsOf(table: Table, shown: Shown, seat: number): number {
  const { gray_scrolls } = table.box
  const first = firstYellow(table)
  const own = shown.treasures[seat]
  let points = shown.coins[seat] + shown.goblins[seat]
  let artifacts = 0
  own.forEach((count, treasure) => {
    if (!count || treasure >= first) return
    points += count * treasureOf(table, treasure).value
    artifacts += count
  })
  const gray = own.length - gray_scrolls.length
  return points + own[gray] * gray_scrolls[0].coins * shown.goblins[seat] + own[gray + 1] * gray_scrolls[1].coins * artifacts
}

/** Whether the viewer is asked for yellow scrolls and has any. */
export function hasScrolls(table: Table, shown: Shown): boolean {
  if (table.you === null || shown.phase !== 'scrolls' || table.busy || table.decision?.kind !== 'use') return false
  return shown.treasures[table.you].some((count, treasure) => count > 0 && treasureOf(table, treasure).kind === 'yellow')
}

/** The cards of a row the viewer knows. */
export const known = (cards: readonly (number | null)[] | undefined): number[] => (cards ?? []).filter((card): card is number => card !== null && card >= 0)
