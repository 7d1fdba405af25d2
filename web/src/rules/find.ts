/** Finding in texts as people type: no case, no accents, all words in any order. */

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function wordsOf(typed: string): string[] {
  return plain(typed).split(/\s+/).filter(Boolean)
}

export function fits(text: string, wanted: readonly string[]): boolean {
  const found = plain(text)
  return wanted.every((word) => found.includes(word))
}

/** The text in pieces, those that were looked for marked. */
export function pieces(text: string, wanted: readonly string[]): { text: string; found: boolean }[] {
  if (!wanted.length) return [{ text, found: false }]
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(plain)
  const marked = letters.map(() => false)
  const starts: number[] = []
  let whole = ''
  for (const each of folded) {
    starts.push(whole.length)
    whole += each
  }
  for (const word of wanted) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const [place, start] of starts.entries()) {
        if (start + folded[place].length > at && start < at + word.length) marked[place] = true
      }
    }
  }
  const parts: { text: string; found: boolean }[] = []
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.found === marked[place]) last.text += letter
    else parts.push({ text: letter, found: marked[place] })
  }
  return parts
}
