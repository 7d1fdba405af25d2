/** The client's own words, in the language of the settings. `say` is reactive: what shows a text is shown anew when the language changes. */
import type { FluentBundle } from '@fluent/bundle'
import { settings, type Language } from '../settings.svelte'
import { bundleOf, sayIn, type Values } from './fluent'

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
}

class ClientWords {
  bundle: FluentBundle | null = $state.raw(null)
  language: Language = $state('en')
}

const current = new ClientWords()

export async function loadWords(language: Language): Promise<void> {
  const { default: texts } = await FILES[language]()
  current.bundle = bundleOf(language, ...texts)
  current.language = language
}

export function say(message: string, values?: Values): string {
  return current.bundle ? sayIn(current.bundle, message, values) : ''
}

/** Switches language at once: the client's words first, then whoever reads `settings.language`. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language)
  settings.change({ language })
}
