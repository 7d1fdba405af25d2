/** How the table is looked at: `bazaar` on a phone, instead of the epochs; `tiny` where the sites are too small to be touched. */
export const look = $state({ bazaar: false, tiny: true })

/** What has been touched to pay, in any order, and the draft it was touched in: the room is told when all is paid. */
class Purse {
  picked: { draft: readonly string[]; artifacts: number[] } = $state.raw({ draft: [], artifacts: [] })
}
export const purse = new Purse()
