import type { Steps, Table, Title } from '../../table/contract'
import Choice from './Choice.svelte'
import { choosing } from './choosing.svelte'
import Hand from './Hand.svelte'
import { motions } from './motions'
import { cardName } from './pieces'
import Possessions from './Possessions.svelte'
import { phaseOf, roundOf, standingOf } from './reading'
import sprites from './sprites.svg?raw'
import TableView from './Table.svelte'
import de from './words.de.ftl?raw'
import en from './words.en.ftl?raw'
import es from './words.es.ftl?raw'

const PHASES = ['act', 'bid', 'sale'] as const

function steps(table: Table): Steps {
  const say = (message: string, values = {}): string => table.words?.say(message, values) ?? ''
  const phase = phaseOf(table)
  return { names: PHASES.map((each) => say(`tl-step-${each}`)), current: PHASES.findIndex((each) => each === phase), round: table.view.rounds === undefined ? undefined : say('tl-round', { round: roundOf(table) }) }
}

/** What a player has opened in the bar asks further. */
function question(table: Table): string | null {
  const { mode, card } = choosing(table)
  return mode ? (table.words?.say(`tl-ask-${mode}`, { card: card === null ? '' : cardName(table, card) }) ?? null) : null
}

/** Only the own total is known before the end. */
function score(table: Table, seat: number): string | null {
  const points = table.outcome ? table.outcome.places[seat]?.points : seat === table.you ? standingOf(table, seat)?.total : undefined
  return points === undefined || points === null ? null : String(points).replace('-', '−')
}

const title: Title = {
  Table: TableView,
  Possessions,
  Choice,
  Hand,
  room: {
    answers: { phone: 'clamp(8.25rem, 40dvh - 7.75rem, 10.25rem)', desk: '4.75rem' },
    hand: { phone: 'calc(min(2.9rem, 16vw) * 1.4 + 14px)', desk: 'calc(clamp(3.75rem, 9dvh, 5.25rem) * 1.4 + 18px)' },
    possessions: '2.9rem',
    isTall: true,
  },
  steps,
  score,
  motions,
  reached: () => true,
  question,
  words: { en, de, es },
  sprites,
}
export default title
