/** Who the room takes us for. Nobody needs an account: a name is enough, and a cookie remembers it. */
import { get, post, Refused } from './wire/http'
import type { Me } from './wire/messages'

class Myself {
  /** undefined: not asked yet; null: the room does not know us. */
  person: Me | null | undefined = $state.raw(undefined)

  async ask(): Promise<Me | null> {
    try {
      this.person = await get<Me>('/me')
    } catch (refusal) {
      if (!(refusal instanceof Refused) || refusal.code !== 'identity') throw refusal
      this.person = null
    }
    return this.person
  }

  async introduce(name: string): Promise<Me> {
    this.person = await post<Me>('/me', { name })
    return this.person
  }
}

export const me = new Myself()
