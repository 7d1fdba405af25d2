/** What the guide says at a first table of each game, and what it points at. The words are in `tips.*.ftl`, under the same names. */
import type { Table } from '../table/table.svelte'

/** When a tip is due: from the start, while one is asked or waits, once something has happened, or when something has been asked so often. */
export type Due = 'start' | { ask: string } | { wait: string } | { event: string } | { again: string; times: number }

export interface Tip {
  name: string
  due: Due
  /** Values of `data-at` in the page; `kerb-*` is everything that begins so. The first of them that is there is pointed at. */
  at?: string[]
}

export const LESSONS: Record<string, { players: number; tips: Tip[] }> = {
  'unexpected-treasures': {
    players: 4,
    tips: [
      { name: 'ut-goal', due: 'start', at: ['mission-*'] },
      { name: 'ut-kerb', due: 'start', at: ['kerb-*'] },
      { name: 'ut-choose', due: { ask: 'choose' }, at: ['card-*', 'hand'] },
      { name: 'ut-wait', due: { wait: 'choose' } },
      { name: 'ut-contest', due: { event: 'stayed-home' }, at: ['chip-*'] },
      { name: 'ut-steal', due: { ask: 'steal' }, at: ['goods-*', 'yard-*'] },
      { name: 'ut-take', due: { ask: 'take' }, at: ['kerb-*'] },
      { name: 'ut-complete', due: { ask: 'complete' }, at: ['mission-*'] },
      { name: 'lesson-end', due: { again: 'choose', times: 2 } },
    ],
  },
  'treasure-hunter': {
    players: 3,
    tips: [
      { name: 'th-goal', due: 'start', at: ['prize-*'] },
      { name: 'th-goblins', due: 'start', at: ['lair-*'] },
      { name: 'th-keep', due: { ask: 'keep' }, at: ['packet', 'packet-*'] },
      { name: 'th-handed-on', due: { event: 'handed-on' }, at: ['packet', 'packet-*'] },
      { name: 'th-totals', due: { event: 'laid' }, at: ['lane-*'] },
      { name: 'th-play', due: { ask: 'play' }, at: ['hand'] },
      { name: 'th-captured', due: { event: 'captured' }, at: ['seat-0'] },
      { name: 'th-scare', due: { ask: 'scare' }, at: ['lair-*'] },
      { name: 'th-use', due: { ask: 'use' }, at: ['scroll-*'] },
      { name: 'lesson-end', due: { again: 'keep', times: 9 } },
    ],
  },
  'the-plan': {
    players: 4,
    tips: [
      { name: 'pl-goal', due: 'start', at: ['niche-*'] },
      { name: 'pl-choose', due: { ask: 'choose' }, at: ['plan-*', 'hand'] },
      { name: 'pl-order', due: { wait: 'choose' } },
      { name: 'pl-clash', due: { event: 'tied' } },
      { name: 'pl-name', due: { ask: 'name' }, at: ['niche-*'] },
      { name: 'pl-take', due: { ask: 'take' }, at: ['shop-*', 'shop'] },
      { name: 'pl-give', due: { ask: 'give' }, at: ['plan-*', 'hand'] },
      { name: 'lesson-end', due: { again: 'choose', times: 2 } },
    ],
  },
  'trasteros-locos': {
    players: 4,
    tips: [
      { name: 'tl-goal', due: 'start', at: ['collector'] },
      { name: 'tl-rooms', due: 'start', at: ['door-*'] },
      { name: 'tl-act', due: { ask: 'act' } },
      { name: 'tl-offer', due: { ask: 'offer' }, at: ['lot', 'first'] },
      { name: 'tl-won', due: { event: 'won' }, at: ['seat-0'] },
      { name: 'tl-skeleton', due: { event: 'struck' } },
      { name: 'tl-buy', due: { ask: 'buy' }, at: ['ware-*', 'lot'] },
      { name: 'tl-trade', due: { again: 'act', times: 2 }, at: ['supply'] },
      { name: 'lesson-end', due: { again: 'act', times: 3 } },
    ],
  },
  'time-pirates': {
    players: 3,
    tips: [
      { name: 'tp-goal', due: 'start', at: ['bazaar', 'stall', 'contract-*'] },
      { name: 'tp-place', due: { ask: 'place' }, at: ['epoch-*'] },
      { name: 'tp-restock', due: { ask: 'restock' }, at: ['bag'] },
      { name: 'tp-act', due: { ask: 'act' }, at: ['epoch-*'] },
      { name: 'tp-police', due: { event: 'patrolled' }, at: ['police'] },
      { name: 'tp-pay', due: { ask: 'pay' }, at: ['own-*'] },
      { name: 'tp-caught', due: { event: 'caught' }, at: ['police'] },
      { name: 'lesson-end', due: { again: 'act', times: 5 } },
    ],
  },
}

/** How often each kind of question has been put to a player so far. */
export type Asked = Record<string, number>

export function isDue(tip: Tip, table: Pick<Table, 'decision' | 'events' | 'mine' | 'you' | 'hasAnswered'>, asked: Asked): boolean {
  const { due } = tip
  if (due === 'start') return true
  if ('ask' in due) return table.mine && table.decision?.kind === due.ask
  if ('wait' in due) return table.decision?.kind === due.wait && table.you !== null && table.hasAnswered(table.you)
  if ('event' in due) return table.events.some((event) => event.event === due.event)
  return (asked[due.again] ?? 0) >= due.times
}

/** The tip to show: the first that is due and has not been read. */
export function nextTip(tips: Tip[], table: Parameters<typeof isDue>[1], asked: Asked, read: readonly string[]): Tip | null {
  return tips.find((tip) => !read.includes(tip.name) && isDue(tip, table, asked)) ?? null
}
