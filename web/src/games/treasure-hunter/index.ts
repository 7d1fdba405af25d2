import type { Table, Title } from '../../table/contract'
import Choice from './Choice.svelte'
import Hand from './Hand.svelte'
import { motions } from './motions'
import { SUITS } from './pieces'
import Possessions from './Possessions.svelte'
import { pointsOf, sceneOf } from './scene.svelte'
import sprites from './sprites.svg?raw'
import HuntTable from './Table.svelte'
import de from './words.de.ftl?raw'
import en from './words.en.ftl?raw'
import es from './words.es.ftl?raw'

const ROUNDS = 5
const LAST = { goblins: 4, scrolls: 5, over: 6 }

/** Who takes what if nobody plays a card any more. */
function next(table: Table): string | null {
  const kind = table.decision?.kind
  const { now } = sceneOf(table)
  const words = table.words!
  if (kind === 'play') {
    const [max, min] = now.leaders
    const prize = (stack: number): string | number => words.value('treasure', now.prizes[stack][now.site].treasure)
    if (max < 0) return words.say('th-next-nobody')
    return words.say('th-next-site', { max: table.name(max), min: table.name(min), hard: prize(0), easy: prize(1) })
  }
  return kind === 'scare' ? words.say('th-next-goblins') : null
}

const title: Title = {
  Table: HuntTable,
  Possessions,
  Choice,
  Hand,
  room: { answers: { phone: '3.25rem', desk: '5.5rem' }, hand: { phone: '75px', desk: '131px' }, possessions: '3.5rem' },
  steps(table) {
    const words = table.words!
    const { now } = sceneOf(table)
    const names = [words.say('th-step-draft'), ...SUITS.map((suit) => words.say(`th-step-${suit}`)), words.say('th-step-goblins'), words.say('th-step-scrolls')]
    const current = now.phase === 'draft' ? 0 : now.phase === 'site' ? 1 + now.site : LAST[now.phase]
    return { names, current, round: words.say('th-round', { round: now.journey, rounds: ROUNDS }) }
  },
  score: (table, seat) => String(pointsOf(table, sceneOf(table).now, seat)).replace('-', '−'),
  motions,
  quiet: ['received'],
  reached: (action) => action !== 'pass' && action !== 'done',
  next,
  words: { en, de, es },
  sprites,
}

export default title
