/** What a reader has chosen for this device: language, theme, motion, sound. */

export const LANGUAGES = ['en', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'reduced'

const KEY = 'doubloon:settings'

// asked once and kept: each new question to the browser has it compute the style of the page
const [DARK, REDUCED] = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) => (typeof matchMedia === 'function' ? matchMedia(query) : null))

class Settings {
  language: Language = $state('en')
  theme: Theme = $state('auto')
  motion: Motion = $state('auto')
  sound = $state(false)

  /** Whether nothing should fly. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'auto' && REDUCED?.matches === true)
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && DARK?.matches === true)
  }

  constructor() {
    const kept = read()
    this.language = LANGUAGES.includes(kept.language as Language) ? (kept.language as Language) : preferred()
    if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme
    if (kept.motion === 'full' || kept.motion === 'reduced') this.motion = kept.motion
    this.sound = kept.sound === true
  }

  change(changes: Partial<Pick<Settings, 'language' | 'theme' | 'motion' | 'sound'>>): void {
    Object.assign(this, changes)
    const { language, theme, motion, sound } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound }))
    } catch {
      // a browser that keeps nothing still plays
    }
    this.apply()
  }

  /** Writes theme, motion and language onto the page. */
  apply(): void {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    root.lang = this.language
    root.dataset.theme = this.dark ? 'dark' : 'light'
    root.dataset.motion = this.still ? 'reduced' : 'full'
  }
}

function preferred(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language])
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => each?.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export const settings = new Settings()

for (const each of [DARK, REDUCED]) each?.addEventListener?.('change', () => settings.apply())
