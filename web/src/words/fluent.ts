/** Fluent as the server speaks it: no isolating marks, the first text given for a message stays, a missing one gives its own name. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** What has been said already, in each language: a table says the same again and again. */
const said = new WeakMap<FluentBundle, Map<string, string>>()
const MOST = 4000

export function sayIn(bundle: FluentBundle, message: string, values?: Values): string {
  let known = said.get(bundle)
  if (!known || known.size > MOST) said.set(bundle, (known = new Map()))
  let key = message
  for (const name in values) {
    const value = values[name]
    // a text with its length, so that nothing in it can look like another value
    key += typeof value === 'string' ? ` ${name}:${value.length}:${value}` : ` ${name}=${JSON.stringify(value)}`
  }
  let text = known.get(key)
  if (text === undefined) {
    const pattern = bundle.getMessage(message)?.value
    text = pattern == null ? message : bundle.formatPattern(pattern, values ?? {}, [])
    known.set(key, text)
  }
  return text
}
