/** Opening a table: whoever the room does not know is introduced first. */
import { keepNonce } from '../fair/kept'
import { me } from '../me.svelte'
import { get, post, Refused } from '../wire/http'
import type { NewTable, Opened, Table } from '../wire/messages'
import { visitor } from './visitor.svelte'

/** Returns the table's id. With nobody to wait for, the game begins. */
export async function open(table: NewTable): Promise<string> {
  return asSomebody(async () => {
    const opened = await post<Opened>('/tables', table)
    keepNonce(opened.table, table.nonce ?? '')
    if ((table.bots?.length ?? 0) === table.players - 1) await post<Table>(`/tables/${opened.table}/start`)
    return opened.table
  })
}

/** A table as we may see it, without its past. */
export function look(id: string): Promise<Table> {
  return asSomebody(() => get<Table>(`/tables/${id}?seen=2147483647&heard=2147483647`))
}

/** Introduced if need be. Whom the room has forgotten is asked for a name again. */
async function asSomebody<T>(does: () => Promise<T>): Promise<T> {
  try {
    await visitor.introduce()
    return await does()
  } catch (refusal) {
    if (refusal instanceof Refused && refusal.code === 'identity') me.person = null
    throw refusal
  }
}
