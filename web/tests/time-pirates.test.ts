import { describe, expect, it } from 'vitest'
import { meant, named, payable, settle } from '../src/games/time-pirates/bill'
import { COLOURS, keepPlaces, NOTHING, WHITE, type Contract } from '../src/games/time-pirates/box'

const SYMBOLS = WHITE / COLOURS.length
const contract = (colour: number, price: number): Contract => ({ place: 0, name: '', colour, price, points: price, copies: 1 })

describe('paying', () => {
  it('takes artifacts in any order, and tells the room in its own', () => {
    let luck = 7
    const chance = (below: number): number => (luck = (luck * 48271) % 2147483647) % below
    for (let game = 0; game < 3000; game++) {
      const loot = Array.from({ length: WHITE + 1 }, () => Math.max(0, chance(5) - 2))
      const colour = chance(COLOURS.length + 1)
      const most = colour < COLOURS.length
        ? loot[WHITE] + loot.slice(colour * SYMBOLS, (colour + 1) * SYMBOLS).reduce((a, b) => a + b, 0)
        : loot[WHITE] + COLOURS.filter((_, each) => loot.slice(each * SYMBOLS, (each + 1) * SYMBOLS).some(Boolean)).length
      if (!most) continue
      const selling = contract(colour, 1 + chance(Math.min(most, 6)))
      let chosen: number[] = []
      let paid = settle(loot, selling, chosen)
      while (paid.length < selling.price) {
        const open = payable(loot, selling, paid)
        expect(open.length).toBeGreaterThan(1)
        chosen = [...chosen, open[chance(open.length)]]
        paid = settle(loot, selling, chosen)
      }
      const said = named(loot, selling, paid)
      if (said.length) expect(meant(loot, selling, said)).toEqual([...paid].sort((a, b) => a - b))
    }
  })

  it('pays what must be paid at once', () => {
    const loot = Array<number>(WHITE + 1).fill(0)
    loot[0] = 1
    loot[1] = 3
    expect(settle(loot, contract(0, 3), [])).toEqual([1, 1])
    expect(settle(loot, contract(0, 4), [])).toEqual([0, 1, 1, 1])
    expect(settle(loot, contract(0, 2), [0])).toEqual([0, 1])
  })
})

describe('places', () => {
  it('stay with what stays', () => {
    expect(keepPlaces([], [3, 5])).toEqual([3, 5])
    expect(keepPlaces([3, 5, 7], [1, 5])).toEqual([1, 5])
    expect(keepPlaces([3, 5, 7], [7])).toEqual([NOTHING, NOTHING, 7])
    expect(keepPlaces([3, 5, 7], [])).toEqual([])
    expect(keepPlaces([5], [2, 3, 5])).toEqual([5, 2, 3])
  })
})
