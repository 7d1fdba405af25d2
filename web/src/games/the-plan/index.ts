import type { Steps, Table, Title } from '../../table/contract'
import './inks.css'
import Choice from './Choice.svelte'
import Hand from './Hand.svelte'
import { motions } from './motions'
import { isRightward, roundsOf, worthOf } from './pieces'
import Possessions from './Possessions.svelte'
import { sceneOf } from './scene'
import sprites from './sprites.svg?raw'
import Middle from './Table.svelte'
import de from './words.de.ftl?raw'
import en from './words.en.ftl?raw'
import es from './words.es.ftl?raw'

/** Plans are chosen, teams act, and then hands are made ready for the next round, if there is one. */
function steps(table: Table): Steps {
  const words = table.words!
  const scene = sceneOf(table)
  const rounds = roundsOf(table)
  const last =
    scene.turn + 1 >= rounds
      ? words.say('pl-step-end')
      : table.players === 1
        ? words.say('pl-step-refill')
        : scene.turn % 4 === 3
          ? words.say('pl-step-deal')
          : words.say(isRightward(table) ? 'pl-step-pass-right' : 'pl-step-pass-left')
  return {
    names: [words.say('pl-step-choose'), words.say('pl-step-act'), last],
    current: { choose: 0, act: 1, pass: 2, over: 2 }[scene.phase],
    round: words.say('pl-round', { round: Math.min(scene.turn + 1, rounds), rounds }),
  }
}

const title: Title = {
  Table: Middle,
  Possessions,
  Choice,
  Hand,
  room: { answers: { phone: '52px', desk: '4.25rem' }, hand: { phone: 'min(5.6rem, 16dvh)', desk: 'min(7.6rem, 19dvh)' } },
  steps,
  // collections lie open, so everybody can count
  score: (table, seat) => (table.view.loot ? String(worthOf(table, sceneOf(table), seat).points) : null),
  motions,
  // alone there is one seat, which is first whether the ghosts were beaten or not
  result: (table) => {
    const ended = table.events.findLast((event) => event.event === 'solo-ended')
    return ended ? table.sentence(ended) : null
  },
  reached: (action) => action !== 'done',
  words: { de, en, es },
  sprites,
}

export default title
