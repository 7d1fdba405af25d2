/** The words of one title in one language, read from its sheet exactly as the server reads its own. */
import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, sayIn, type Values } from '../words/fluent'
import type { Clause, Event, Sheet } from '../wire/messages'

export class Words {
  readonly language: string
  private readonly bundle: FluentBundle
  private readonly clauses: Map<string, Clause>
  /** The single numbers of the state, each with its domain. */
  private readonly single: [name: string, domain: string | null][]
  private readonly told = new WeakMap<Event, string>()

  /** `extra` is Fluent text of the client for this title; where both have a message the sheet's holds. */
  constructor(
    readonly sheet: Sheet,
    readonly names: readonly string[] = [],
    extra = '',
  ) {
    this.language = sheet.language
    this.bundle = bundleOf(sheet.language, sheet.ftl, extra)
    this.clauses = new Map(sheet.chapters.flatMap((chapter) => chapter.clauses.map((clause) => [clause.id, clause])))
    this.single = Object.entries(sheet.fields).flatMap(([name, field]) => (field.axes.length || field.printed ? [] : [[name, field.of]]))
  }

  /** A message with its values put in; one that does not exist gives its own name, so that the gap is seen. */
  say(message: string, values: Values = {}): string {
    return sayIn(this.bundle, message, values)
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  seat(seat: number): string {
    return this.names[seat] || this.say('seat', { number: seat })
  }

  /** A value of a domain in words; a covered one is a question mark. `domain` is its name in the sheet, null for a plain number. */
  value(domain: string | null, value: number | null): string | number {
    if (value === null) return '?'
    if (domain === null) return value
    const of = this.sheet.domains[domain]
    if (!of) return value
    if (of.kind === 'seat') return this.seat(value)
    const text = of.texts[value] ?? String(value)
    return of.kind === 'number' ? Number(text) : this.say(`${of.name}-${text}`)
  }

  /** What an action does, in words. */
  action(action: string): string {
    const [verb, ...texts] = action.split(' ')
    const parameters = this.sheet.actions[verb]
    if (!parameters) return action
    const domains = Object.fromEntries(parameters)
    const values = Object.fromEntries(parameters.map(([name, domain], place) => [name, this.number(domain, texts[place])]))
    return this.say(`action-${verb}`, this.values(domains, values))
  }

  /** The numbers behind the texts of an action: `steal 2 radio` is { rival: 2, good: 4 }. */
  parameters(action: string): Record<string, number> {
    const [verb, ...texts] = action.split(' ')
    return Object.fromEntries((this.sheet.actions[verb] ?? []).map(([name, domain], place) => [name, this.number(domain, texts[place])]))
  }

  /** What happened, as a sentence. `$covered` is "yes" for a viewer who may not know the values. */
  event(event: Event): string {
    let text = this.told.get(event)
    if (text === undefined) this.told.set(event, (text = this.tell(event)))
    return text
  }

  private tell(event: Event): string {
    const fields = this.sheet.events[event.event]
    if (!fields) return event.event
    const covered = Object.values(event.values).some((value) => value === null) ? 'yes' : 'no'
    const seat: Values = event.seat === null ? {} : { seat: this.seat(event.seat) }
    return this.say(`event-${event.event}`, { covered, ...seat, ...this.values(fields, event.values) })
  }

  /** What is asked in this view; a message may use every single number of the state, in words. */
  question(kind: string, view: Record<string, any>): string {
    const single = this.single.filter(([name]) => name in view)
    const values = Object.fromEntries(single.map(([name]) => [name, view[name] as number | null]))
    return this.say(`ask-${kind}`, this.values(Object.fromEntries(single), values))
  }

  clause(id: string): string {
    return this.clauses.get(id)?.text ?? ''
  }

  private number(domain: string, text: string | undefined): number {
    return this.sheet.domains[domain]?.texts.indexOf(text ?? '') ?? -1
  }

  /** Each value under its name; of a word also its key, for a message that must tell kinds apart. */
  private values(domains: Record<string, string | null>, numbers: Record<string, number | null>): Values {
    const found: Values = {}
    for (const [name, number] of Object.entries(numbers)) {
      const domain = domains[name] ?? null
      found[name] = this.value(domain, number)
      const of = domain === null ? undefined : this.sheet.domains[domain]
      if (of?.kind === 'word') found[`${name}Key`] = number === null ? 'unknown' : (of.texts[number] ?? String(number))
    }
    return found
  }
}
