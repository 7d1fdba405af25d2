/** The table somebody means: its code, with or without spaces and capitals, or any link to it. Null: none. */
export function tableIn(text: string): string | null {
  const linked = /\/tables\/([0-9a-f]{16})(?![0-9a-f])/i.exec(text)
  if (linked) return linked[1]!.toLowerCase()
  const code = text.replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{16}$/.test(code) ? code : null
}

/** A code as people read it aloud: in fours. */
export function spoken(table: string): string {
  return table.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The token of a private link, or the token itself. */
export function tokenIn(text: string): string {
  const linked = /[?&]token=([^&#\s]+)/.exec(text)
  return linked ? decodeURIComponent(linked[1]!) : /[/?\s]/.test(text.trim()) ? '' : text.trim()
}
