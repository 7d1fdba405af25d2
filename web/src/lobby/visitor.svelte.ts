/** Somebody the room does not know yet: he has a name in a field already, and is introduced when he first does something. */
import { me } from '../me.svelte'
import { say } from '../words/client.svelte'

const KEY = 'doubloon:known'

class Visitor {
  private typed: string | null = $state(null)
  private readonly lot = Math.random()
  private readonly wasKnown = wasKnown()

  /** A friendly one in the reader's language, until another is typed. */
  get name(): string {
    return this.typed ?? this.proposed
  }
  set name(name: string) {
    this.typed = name
  }

  /** Whether the name is to be asked. Until the room has said whether it knows us, it is as on the last visit, so that nothing moves. */
  get isUnknown(): boolean {
    return me.person === null || (me.person === undefined && !this.wasKnown)
  }

  remember(): void {
    if (me.person === undefined) return
    try {
      if (me.person) localStorage.setItem(KEY, 'yes')
      else localStorage.removeItem(KEY)
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  async introduce(): Promise<void> {
    if (me.person === undefined) await me.ask()
    if (me.person === null) await me.introduce(this.name.trim() || this.proposed)
  }

  private get proposed(): string {
    const names = say('visitor-names').split(',')
    return names[Math.floor(this.lot * names.length)]!.trim()
  }
}

function wasKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const visitor = new Visitor()
