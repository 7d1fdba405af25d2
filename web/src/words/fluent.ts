/** Fluent as the server speaks it: no isolating marks, the first text given for a message stays, a missing one gives its own name. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

export function sayIn(bundle: FluentBundle, message: string, values: Values = {}): string {
  const pattern = bundle.getMessage(message)?.value
  return pattern == null ? message : bundle.formatPattern(pattern, values, [])
}
