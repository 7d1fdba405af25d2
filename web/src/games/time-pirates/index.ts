import type { Table, Title } from '../../table/contract'
import { answer } from './bill'
import { YEARS } from './box'
import Choice from './Choice.svelte'
import Possessions from './Possessions.svelte'
import TimePirates from './Table.svelte'
import { motions } from './motions'
import sprites from './sprites.svg?raw'
import de from './words.de.ftl?raw'
import en from './words.en.ftl?raw'
import es from './words.es.ftl?raw'

function steps(table: Table): { names: string[]; current: number; round: string } {
  const say = (message: string, values = {}): string => table.words?.say(message, values) ?? ''
  const kind = table.decision?.kind
  const round = say('tp-year', { year: table.view.year ?? 1, years: YEARS })
  const named = (...names: string[]): string[] => names.map((name) => say(`tp-step-${name}`))
  if (kind === 'place') return { names: named('place'), current: 0, round }
  if (kind === 'assign' || table.outcome) return { names: named('assign', 'bonus'), current: table.outcome ? 1 : 0, round }
  const left = table.view.left ?? 0
  const current = kind === 'restock' || kind === 'lose' ? 0 : 3 - left
  if (table.view.caught) return { names: named('lose', 'flee', 'second', 'end'), current: kind === 'lose' ? 0 : kind === 'flee' ? 1 : current, round }
  return { names: named('restock', 'first', 'second', 'end'), current, round }
}

function question(table: Table): string | null {
  const words = table.words
  const now = answer(table)
  if (!words) return null
  if (now.kind === 'pay' && now.selling) return words.say('tp-ask-pay', { selling: words.value('contract', now.selling.place), sellingKey: now.selling.name, due: now.due })
  if (now.kind === 'act') return words.say('tp-ask-act', { left: table.view.left })
  if (now.kind === 'trade') return words.say('tp-ask-trade')
  return now.kind === table.decision?.kind ? null : words.say(`ask-${now.kind}`)
}

const title: Title = {
  Table: TimePirates,
  Possessions,
  Choice,
  room: { answers: { phone: '108px', desk: '54px' }, isTall: true },
  steps,
  question,
  score: (table, seat) => String(table.view.points?.[seat] ?? 0),
  motions,
  words: { en, de, es },
  sprites,
}

export default title
