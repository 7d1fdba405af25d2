/** A view in words, for any title: read off the fields of its sheet, as the server's own page does it. */
import type { SheetField } from '../wire/messages'
import type { Words } from './words'

/** Fields every state has: they run the game and say nothing a player would look for. */
const KERNEL = new Set(['stream', 'players', 'options', 'step', 'decision', 'asked', 'to_act', 'known', 'ended'])
/** A row of more plain numbers than this is the title's bookkeeping; nobody could read it. */
const MOST_NUMBERS = 12

/** What belongs to nobody, as label and lines; and what belongs to seats, as label and lines for each. */
export interface Described {
  common: { label: string; lines: string[] }[]
  bySeat: { label: string; lines: string[] }[][]
}

export function describe(view: Record<string, any>, words: Words, players: number): Described {
  const fields = Object.entries(words.sheet.fields).filter(([name, field]) => !field.printed && !KERNEL.has(name) && name in view && !isBookkeeping(field))
  const labelled = fields.filter(([name]) => words.has(labelOf(name)))
  const shown = labelled.length ? labelled : fields.filter(([, field]) => field.axes.length < 2 || isPerSeat(field, words))
  const common: Described['common'] = []
  const bySeat: Described['bySeat'] = Array.from({ length: players }, () => [])
  for (const [name, field] of shown) {
    const label = words.has(labelOf(name)) ? words.say(labelOf(name)) : name.replaceAll('_', ' ')
    const value = view[name]
    if (isPerSeat(field, words)) {
      for (let seat = 0; seat < players; seat++) {
        const text = textOf(words, value?.[seat], field.axes.slice(1), field.of)
        if (text) bySeat[seat].push({ label, lines: text.split('\n') })
      }
    } else {
      const text = textOf(words, value, field.axes, field.of)
      if (text) common.push({ label, lines: text.split('\n') })
    }
  }
  return { common, bySeat }
}

function labelOf(name: string): string {
  return `field-${name.replaceAll('_', '-')}`
}

function isBookkeeping(field: SheetField): boolean {
  const last = field.axes.at(-1) ?? 0
  return field.of === null && typeof last === 'number' && last > MOST_NUMBERS
}

function isPerSeat(field: SheetField, words: Words): boolean {
  return typeof field.axes[0] === 'string' && words.sheet.domains[field.axes[0]]?.kind === 'seat'
}

/** A value in words; empty where there is nothing to say. Rows of rows are divided by `between`. */
function textOf(words: Words, value: any, axes: (string | number)[], of: string | null, between = '\n'): string {
  if (!axes.length || value === null || value === undefined) {
    if (value === null || value === undefined) return '?'
    if (of !== null) return value >= 0 && value < (words.sheet.domains[of]?.texts.length ?? 0) ? String(words.value(of, value)) : ''
    return value ? String(value) : ''
  }
  const [axis, ...rest] = axes
  const texts = (value as any[]).map((part) => textOf(words, part, rest, of, '; '))
  if (texts.length && texts.every((text) => text === '?')) return '?'
  const joint = rest.length ? between : ', '
  if (typeof axis === 'string') {
    return texts.flatMap((text, place) => (text ? [`${words.value(axis, place)}: ${text}`] : [])).join(joint)
  }
  while (texts.length && !texts.at(-1)) texts.pop()
  return texts.map((text) => text || '0').join(joint)
}
