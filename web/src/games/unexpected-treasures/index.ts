import type { Title } from '../../table/contract'
import Choice from './Choice.svelte'
import Hand from './Hand.svelte'
import { roundNumber, scoreOf, valueOf, type Street } from './model'
import { motions } from './motions'
import Possessions from './Possessions.svelte'
import sprites from './sprites.svg?raw'
import Table from './Table.svelte'
import de from './words.de.ftl?raw'
import en from './words.en.ftl?raw'
import es from './words.es.ftl?raw'

const DEPOSITING = new Set(['revealed', 'stocked', 'refilled', 'ran-dry', 'ran-out', 'last-round'])

const title: Title = {
  Table,
  Possessions,
  Choice,
  Hand,
  room: { answers: { phone: '3.75rem', desk: '4.75rem' }, hand: { phone: '3.75rem', desk: '7rem' }, possessions: '2.5rem' },
  steps(table) {
    const words = table.words!
    const last = table.events.at(-1)?.event ?? ''
    const current = table.outcome ? -1 : table.busy && DEPOSITING.has(last) ? 0 : table.decision?.kind === 'choose' ? 1 : 2
    const number = roundNumber(table)
    return {
      names: ['ut-step-goods', 'ut-step-cards', 'ut-step-drive'].map((name) => words.say(name)),
      current,
      round: number ? words.say(table.view.stack === 0 ? 'ut-round-last' : 'ut-round', { number }) : undefined,
    }
  },
  score: (table, seat) => (table.view.goods ? String(scoreOf(table, table.view as Street, seat)) : null),
  motions,
  // all but the words that end a drive is done by touching cards, goods, yards and notes
  reached: (action) => action !== 'stop' && action !== 'done',
  // in few words: beside it there must be room for taking back
  question: (table) => (table.decision?.kind === 'take' && table.view.left > 0 ? table.words!.say('ut-ask-take', { left: table.view.left }) : null),
  next(table) {
    const kind = table.decision?.kind
    return kind && table.words!.has(`ut-next-${kind}`) ? table.words!.say(`ut-next-${kind}`, {
          chip: table.you === null ? 0 : table.view.chip[table.you],
          value: kind === 'pay' ? valueOf(table, table.view.selling) : 0,
        }) : null
  },
  words: { en, de, es },
  sprites,
}

export default title
