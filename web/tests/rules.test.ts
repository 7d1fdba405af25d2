/** The rules page: finding, and the box as tables. */
import { expect, test } from 'vitest'
import { sectionsOf } from '../src/rules/box'
import { fits, pieces, wordsOf } from '../src/rules/find'
import { Words } from '../src/table/words'
import { sheet } from './sheet'

test('all words are found, in any order, without case and accents', () => {
  expect(fits('Ein Plättchen vom Stapel', wordsOf('stapel  PLATT'))).toBe(true)
  expect(fits('Ein Plättchen vom Stapel', wordsOf('stapel karte'))).toBe(false)
  expect(fits('anything', wordsOf('  '))).toBe(true)
})

test('what was found is marked in the text as it stands', () => {
  expect(pieces('Plättchen', wordsOf('latt'))).toEqual([
    { text: 'P', found: false },
    { text: 'lätt', found: true },
    { text: 'chen', found: false },
  ])
  expect(pieces('lamp', [])).toEqual([{ text: 'lamp', found: false }])
})

const words = new Words(sheet())

test('a box without words of its own has tables all the same, names first', () => {
  const box = {
    goods: [
      { value: 2, name: 'lamp', source: 'printed' },
      { value: -1, name: 'broken-pot', source: 'reconstructed' },
    ],
    removed: { 3: 6, 4: 3 },
    limit: { most: 9, source: 'printed' },
  }
  const [goods, limit, removed] = sectionsOf('invented', box, words).sort((a, b) => a.key.localeCompare(b.key))
  expect(goods.columns).toEqual(['name', 'value'])
  expect(goods.rows.map((row) => [row.cells, row.ours])).toEqual([
    [['lamp', '2'], false],
    [['broken pot', '−1'], true],
  ])
  expect(removed.rows.map((row) => row.cells)).toEqual([['3', '6'], ['4', '3']])
  expect(limit.rows).toHaveLength(1)
})

test('entries that are alike are one row, and a run of strengths is told as one', () => {
  const adventurers = [1, 2, 3].map((strength) => ({ colour: 'blue', strength, source: 'printed' }))
  const goblins = [1, 1, 2].map((paws) => ({ paws, source: 'reconstructed' }))
  const [hunters, thieves] = sectionsOf('invented', { adventurers, goblins }, words)
  expect(hunters.rows.map((row) => row.cells)).toEqual([['blue', '1–3', '3']])
  expect(thieves.rows.map((row) => row.cells)).toEqual([['1', '2'], ['2', '1']])
})
