import { expect, it } from 'vitest'
import { keepPlaces } from '../src/games/the-plan/pieces'

it('lets plans lie where they are', () => {
  expect(keepPlaces([], [4, 4, 9])).toEqual([4, 4, 9])
  expect(keepPlaces([4, 4, 9], [4, 9])).toEqual([4, null, 9])
  expect(keepPlaces([4, null, 9], [2, 4, 9])).toEqual([4, 2, 9])
  expect(keepPlaces([4, 2, 9], [1, 2, 3, 5])).toEqual([1, 2, 3, 5])
  expect(keepPlaces([4, 2, 9], [1, 3])).toEqual([1, 3])
})
