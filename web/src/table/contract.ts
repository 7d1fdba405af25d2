/** What a title's folder gives the frame, and what it gets. */
import type { Component } from 'svelte'
import type { Event } from '../wire/messages'
import type { Table } from './table.svelte'

export type { Event } from '../wire/messages'
export type { Table } from './table.svelte'

export interface Title {
  /** The middle of the screen: everything of the title's world, phone and desk; no header, log, bar. */
  Table: Component<{ table: Table }>
  /** What the panel of a seat shows of its public possessions. */
  Possessions?: Component<{ table: Table; seat: number }>
  /** Own controls inside the choice bar for the open question. Without it: a button for each action that `reached` leaves over. */
  Choice?: Component<{ table: Table }>
  /** Own cards, in the dock beside the choice bar. */
  Hand?: Component<{ table: Table }>
  /** The room that the dock keeps, whatever is asked, so that the table above it never moves. */
  room: Room
  steps(table: Table): Steps
  /** As the rules allow; null where the score is nobody's business yet. */
  score(table: Table, seat: number): string | null
  /** What flies where when this happens. The view is still the one before. */
  motions(event: Event, table: Table): Flight[]
  /** Whether an action is made by touching the table or the hand, so that it needs no button in the bar. Without it: every action of more than one word. */
  reached?(action: string, table: Table): boolean
  /** Events that the table itself shows and that nobody needs to be told in words. */
  quiet?: readonly string[]
  /** The open question in the title's own words, such as the one a draft has led to; null: as the sheet asks it. */
  question?(table: Table): string | null
  /** What comes after the open question, for the second line of the choice bar. */
  next?(table: Table): string | null
  /** How the game came out, in the title's own words, where places do not tell it; null: as the frame says it. */
  result?(table: Table): string | null
  /** Extra Fluent text of the client for this title. */
  words: Record<'en' | 'de' | 'es', string>
  /** An SVG sheet of symbols, put once into the page. */
  sprites: string
}

/** Heights as CSS has them, on a phone and on a desk. */
export interface Room {
  answers: { phone: string; desk: string }
  hand?: { phone: string; desk: string }
  /** What the panel of a seat keeps for its possessions on the desk. */
  possessions?: string
  /** Answers have a row of their own on the desk too, instead of standing beside the question. */
  isTall?: boolean
}

export interface Steps {
  names: string[]
  /** Which of the names we are in; -1: none. */
  current: number
  /** Such as "Round 3 of 5". */
  round?: string
}

/** `from` and `to` are values of `data-at` attributes in the page, such as `kerb-3`, `seat-1`, `bag`. */
export interface Flight {
  from: string
  to: string
  /** A symbol of the sprites, own markup, or a copy of what stands at `from`. */
  what: { symbol: string } | { html: string } | 'clone'
  /** Milliseconds after the beginning of its event. */
  delay?: number
  /** Milliseconds to lie there when it has arrived. */
  hold?: number
}

/** What a title's folder exports: `export default title` in `src/games/<game>/index.ts`, the folder named like the game. */
export interface TitleModule {
  default: Title
}
