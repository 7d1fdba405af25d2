/** What a phone shows of the table: the epochs or the bazaar. */
export const look = $state({ bazaar: false })
