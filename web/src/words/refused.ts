/** Why the room did not do something, in the reader's language. */
import { settings } from '../settings.svelte'
import { Refused } from '../wire/http'
import type { Refusal } from '../wire/messages'
import { say } from './client.svelte'

/** Here the room's own reason says more than its kind; but the room speaks English. */
const OWN_REASON = new Set(['illegal', 'state'])

export function whyRefused(error: unknown): string {
  return error instanceof Refused ? inWords(error) : say('refused-away')
}

export function inWords({ code, reason }: Pick<Refusal, 'reason'> & { code: string }): string {
  return settings.language === 'en' && OWN_REASON.has(code) ? reason : say(`refused-${code}`)
}
