/** How the table is looked at: `bazaar` on a phone, instead of the epochs; `tiny` where the sites are too small to be touched. */
export const look = $state({ bazaar: false, tiny: true })
