/** How a deal comes about, as `doubloon.table.fairness` has it; `tests/vectors/fairness.json` holds both to the same numbers. */
import { canonical } from './canonical'
import { hmac, joined, sha256, utf8, hex } from './sha256'
import { Stream } from './stream'

/** What was agreed before the deal. `components` is the digest of the box; a missing nonce is "". */
export interface Agreed {
  table: string
  game: string
  version: number
  components: string
  options: Record<string, number | string>
  nonces: string[]
}

/** SHA-256 of table id and secret, published before the deal. */
export function commitment(table: string, secret: Uint8Array): string {
  return hex(sha256(joined(utf8(table), secret)))
}

export function agreedText({ table, game, version, components, options, nonces }: Agreed): string {
  return canonical([table, game, version, components, options, nonces])
}

/** HMAC-SHA256 of everything that was agreed, under the secret. */
export function seedOf(secret: Uint8Array, agreed: Agreed): Uint8Array {
  return hmac(secret, utf8(agreedText(agreed)))
}

/** The 16 bytes the stream starts from before action k; the set-up is action 0. */
export function streamBytes(seed: Uint8Array, k: number): Uint8Array {
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(k))
  return hmac(seed, new Uint8Array(number.buffer)).slice(0, 16)
}

export function streamOf(seed: Uint8Array, k: number): Stream {
  return new Stream(streamBytes(seed, k))
}
