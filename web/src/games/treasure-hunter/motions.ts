/** What flies where. Cards come from the hand or from a seat's panel, treasures and goblins go to it, coins run both ways. */
import type { Event, Flight, Table } from '../../table/contract'
import { pictureOf, treasureOf } from './pieces'
import { sceneOf } from './scene.svelte'

const symbol = (name: string): { symbol: string } => ({ symbol: `th-${name}` })

export function motions({ event, seat, values }: Event, table: Table): Flight[] {
  const mine = seat !== null && seat === table.you
  const home = `seat-${seat}`
  const card = values.card
  switch (event) {
    case 'revealed':
      return [{ from: 'stack', to: `prize-${values.location}-${values.stack}`, what: symbol(treasureOf(table, values.treasure!).symbol) }]
    case 'appeared':
      return [{ from: 'stack', to: `lair-${values.space}`, what: symbol('goblin') }]
    case 'discarded':
      return [{ from: 'stack', to: 'deck', what: symbol('scroll-yellow') }]
    case 'kept':
      return mine && card !== null ? [{ from: `packet-${card}`, to: 'hand', what: 'clone' }] : []
    case 'set-aside':
      return mine && card !== null ? [{ from: `packet-${card}`, to: 'deck', what: 'clone' }] : []
    case 'picked-up':
      return [{ from: 'deck', to: 'packet', what: symbol('cardback') }]
    case 'handed-on':
      return handOn(table, values.way === 0 ? 1 : -1)
    case 'laid':
    case 'played':
      // a moment later: the lanes may have to be drawn first
      return [{ from: mine ? `card-${card}` : home, to: laneOf(seat!), what: mine ? 'clone' : symbol(pictureOf(table, card!)), delay: 40, hold: event === 'played' ? 350 : 0 }]
    case 'slept':
      return [{ from: home, to: `lying-${card}`, what: symbol('act-potion'), hold: 250 }]
    case 'drew':
      return [{ from: 'deck', to: mine ? 'hand' : home, what: symbol(card === null ? 'cardback' : pictureOf(table, card)), hold: mine ? 300 : 0 }]
    case 'joined':
      return [{ from: 'deck', to: laneOf(seat!), what: symbol(pictureOf(table, card!)), hold: 300 }]
    case 'wasted':
      return [{ from: 'deck', to: home, what: symbol(pictureOf(table, card!)), hold: 300 }]
    case 'captured':
      return [{ from: `prize-${values.location}-${values.stack}`, to: home, what: 'clone', hold: 450 }]
    case 'left':
      return [{ from: `prize-${values.location}-${values.stack}`, to: 'deck', what: 'clone', hold: 250 }]
    case 'robbed':
      return coins(values.coins!, home, spaceOf(table, values.goblin!), 'coin-copper')
    case 'gained':
      return [{ from: spaceOf(table, values.goblin!), to: home, what: 'clone', hold: 450 }]
    case 'fled':
      return [{ from: spaceOf(table, values.goblin!), to: 'deck', what: 'clone', hold: 450 }]
    case 'collected':
      return coins(values.coins!, laneOf(seat!), home, 'coin-gold')
    case 'used':
      return [{ from: home, to: 'deck', what: symbol(treasureOf(table, values.treasure!).symbol) }, ...coins(values.coins!, 'deck', home, 'coin-gold', 200)]
    default:
      // dealt cards fan out by themselves; totals, passes and counts are told by the table
      return []
  }
}

/** Packets go to the neighbours, all at once. */
function handOn(table: Table, way: number): Flight[] {
  const spot = (seat: number): string => (seat === table.you ? 'packet' : `seat-${seat}`)
  return table.seats.map(({ seat }) => ({ from: spot(seat), to: spot((seat + way + table.players) % table.players), what: symbol('cardback') }))
}

/** A few coins stand for many. */
function coins(count: number, from: string, to: string, metal: string, delay = 0): Flight[] {
  const coin = `<span><svg width="32" height="32" aria-hidden="true"><use href="#th-${metal}"/></svg></span>`
  return Array.from({ length: Math.min(count, 4) }, (_, place) => ({ from, to, what: { html: coin }, delay: delay + place * 60 }))
}

function laneOf(seat: number): string {
  return `lane-${seat}`
}

function spaceOf(table: Table, goblin: number): string {
  return `lair-${sceneOf(table).now.lair.findIndex((each) => each.goblin === goblin)}`
}
