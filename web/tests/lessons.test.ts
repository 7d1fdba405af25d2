import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LESSONS, isDue, nextTip } from '../src/learn/lessons'
import { bundleOf } from '../src/words/fluent'

type Looked = Parameters<typeof isDue>[1]

function table(more: Partial<Record<keyof Looked, unknown>> = {}): Looked {
  return { decision: null, events: [], mine: false, you: 0, hasAnswered: () => false, ...more } as Looked
}

test.each(['en', 'de', 'es'])('every tip has its words in %s, and no word is left over', (language) => {
  const text = readFileSync(new URL(`../src/learn/tips.${language}.ftl`, import.meta.url), 'utf8')
  const bundle = bundleOf(language, text)
  const names = new Set(Object.values(LESSONS).flatMap((lesson) => lesson.tips.map((tip) => tip.name)))
  for (const name of names) expect(bundle.hasMessage(name), name).toBe(true)
  const written = [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]).filter((name) => !name.startsWith('guide'))
  expect(new Set(written)).toEqual(names)
})

test('tips come in order, each once, and only when they are due', () => {
  const tips = LESSONS['unexpected-treasures'].tips
  const asking = table({ mine: true, decision: { kind: 'choose', number: 1, waiting: [0], sealed: true, whole: false } })
  expect(nextTip(tips, asking, {}, [])?.name).toBe('ut-goal')
  expect(nextTip(tips, asking, {}, ['ut-goal', 'ut-kerb'])?.name).toBe('ut-choose')
  expect(nextTip(tips, table(), {}, ['ut-goal', 'ut-kerb'])).toBe(null)
  const waiting = table({ decision: { kind: 'choose', number: 1, waiting: [1], sealed: true, whole: false }, hasAnswered: () => true })
  expect(nextTip(tips, waiting, {}, ['ut-goal', 'ut-kerb'])?.name).toBe('ut-wait')
  const contest = table({ events: [{ number: 1, event: 'stayed-home', clause: 'UT-3.3', seat: 1, values: {} }] })
  expect(nextTip(tips, contest, {}, ['ut-goal', 'ut-kerb'])?.name).toBe('ut-contest')
  expect(nextTip(tips, table(), { choose: 2 }, ['ut-goal', 'ut-kerb'])?.name).toBe('lesson-end')
})
