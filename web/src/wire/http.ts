/** The room over HTTP: short questions, JSON both ways. */
import type { Refusal } from './messages'

/** The room said no, or could not be reached (code `away`). */
export class Refused extends Error {
  constructor(
    readonly code: Refusal['code'] | 'away',
    readonly reason: string,
    readonly clause = '',
  ) {
    super(reason)
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path)
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>('POST', path, body)
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused('away', 'the room cannot be reached')
  }
  const found = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refused(found?.code ?? 'away', found?.reason ?? answer.statusText, found?.clause)
  return found as T
}
