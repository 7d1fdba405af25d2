/** The sheets of titles, each asked once. */
import type { Language } from '../settings.svelte'
import { get } from '../wire/http'
import type { Sheet } from '../wire/messages'

const known = new Map<string, Promise<Sheet>>()

export function loadSheet(game: string, language: Language): Promise<Sheet> {
  const key = `${game}/${language}`
  let sheet = known.get(key)
  if (!sheet) {
    sheet = get<Sheet>(`/games/${game}/sheet?language=${language}`)
    sheet.catch(() => known.delete(key))
    known.set(key, sheet)
  }
  return sheet
}
