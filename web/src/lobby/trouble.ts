/** What went wrong, in words for the person who meets it. */
import { Refused } from '../wire/http'
import { say } from '../words/client.svelte'
import { whyRefused } from '../words/refused'

export interface Trouble {
  text: string
  /** What the room said itself, where only that helps; it speaks English. */
  detail?: string
  /** Where to go instead. */
  way?: { to: string; text: string }
}

const OWN = new Set(['identity', 'foreign', 'unknown', 'rate', 'big', 'storage', 'away'])

/** `what` names a set of messages, such as `join`: `join-refused-unknown` goes before `refused-unknown`. */
export function troubleOf(error: unknown, what = ''): Trouble {
  if (!(error instanceof Refused)) return { text: whyRefused(error) }
  const special = `${what}-refused-${error.code}`
  if (what && say(special) !== special) return { text: say(special), detail: error.code === 'bad' ? error.reason : undefined }
  if (OWN.has(error.code)) return { text: whyRefused(error) }
  return { text: say('lobby-refused-bad'), detail: error.reason }
}
