/** What this device remembers of a table from before the end: the number the room fixed, and the word its player gave for the deal. */

export interface Kept {
  commitment?: string
  nonce?: string
}

const keyOf = (table: string): string => `doubloon:fair:${table}`

export function kept(table: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** The first number that was seen stays, whatever the room says later; one that is first seen when all is over proves nothing. */
export function keepCommitment(table: string, commitment: string, status: string | undefined): void {
  if (commitment && (status === 'open' || status === 'playing') && !kept(table).commitment) keep(table, { commitment })
}

export function keepNonce(table: string, nonce: string): void {
  keep(table, { nonce })
}

function keep(table: string, more: Kept): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ ...kept(table), ...more }))
  } catch {
    // then this cannot be compared later, and the check says so
  }
}
