// Generated from the schema of the server: `python scripts/schema.py | npm run messages`. Do not edit.

export type Message = FromClient | ToClient | OverHttp
export type FromClient = Hello | Lobby | Play | Draft | Hint | Undo | Sit | Concede | Say | Ping
export type ToClient = Table | Update | Said | Tables | Ack | Drafted | Hinted | Refusal | Pong
export type OverHttp =
  NewPerson | Me | Link | Recovery | NewTable | Join | Remove | Opened | Replay | Moments | Verdict | Draws | GameInfo | Sheet

/**
 * Look at a table from now on. `seen` and `heard` are the numbers of the last event and the last line of chat the client has.
 */
export interface Hello {
  heard?: number
  seen?: number
  table: string
  type: 'hello'
}
/**
 * See the list of tables from now on.
 */
export interface Lobby {
  type: 'lobby'
}
/**
 * An answer to decision number `decision`: one action, or several that belong together.
 */
export interface Play {
  /**
   * @minItems 1
   * @maxItems 200
   *
   * Items: An action in its text form, such as `steal 2 radio`.
   */
  actions: string[]
  decision: number
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  type: 'play'
}
/**
 * What could follow these actions in an answer that is given whole? Nothing is played, and nobody else learns of it.
 */
export interface Draft {
  /**
   * @maxItems 200
   *
   * Items: An action in its text form, such as `steal 2 radio`.
   */
  actions: string[]
  decision: number
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  type: 'draft'
}
/**
 * What would a bot answer here, knowing what this seat knows? Nothing is played, and nobody else learns of it.
 */
export interface Hint {
  decision: number
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  type: 'hint'
}
/**
 * Take one's latest answer back.
 */
export interface Undo {
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  type: 'undo'
}
/**
 * Let a bot play one's seat, or play it again oneself.
 */
export interface Sit {
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  level?: 'casual' | 'expert' | 'greedy' | 'novice' | 'random' | 'strong'
  type: 'sit'
  who: 'bot' | 'me'
}
/**
 * Give one's seat up for good; a bot plays it to the end.
 */
export interface Concede {
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  type: 'concede'
}
/**
 * A line of chat.
 */
export interface Say {
  /**
   * What the client calls this message. Sent again, it is answered the same and changes nothing.
   */
  id: string
  text: string
  type: 'say'
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * A table as one viewer may see it. `seen` is the number of the last event there is; `events` are those after the `seen` of the hello.
 *
 *     `components` is the box that is played with, or null if it is the game's own.
 */
export interface Table {
  actions?: string[]
  chat: boolean
  clock?: Clock
  commitment: string
  components: Record<string, any> | null
  decision?: Decision | null
  events: Event[]
  game: string
  heard: number
  host: boolean
  lines: Line[]
  listed: boolean
  options: {
    [k: string]: number | string
  }
  outcome?: Outcome | null
  players: number
  reason: string
  rematch?: string | null
  seats?: Seat[]
  seen: number
  status?: 'closed' | 'open' | 'over' | 'playing'
  table: string
  type: 'table'
  undo?: boolean
  version: number
  view?: Record<string, any>
  watch: boolean
  you: number | null
}
/**
 * `left` is what each seat has, in seconds; it runs for the seats that are to answer.
 */
export interface Clock {
  kind: 'bank' | 'move' | 'none'
  left?: number[] | null
  seconds: number
}
/**
 * The open question, the seats that have still to answer it, and those that have answered it already if it is a sealed one.
 */
export interface Decision {
  answered: number[]
  kind: string
  number: number
  sealed: boolean
  waiting: number[]
  whole: boolean
}
/**
 * Something that happened, as this viewer may know it: covered values are null. What he may not know of takes no number.
 */
export interface Event {
  clause: string
  event: string
  number: number
  seat: number | null
  values: {
    [k: string]: number | null
  }
}
/**
 * A line of chat.
 */
export interface Line {
  at: number
  name: string
  number: number
  text: string
}
/**
 * How the game came out. `secret` is what the commitment was made with.
 */
export interface Outcome {
  places: Place[]
  reason: string
  secret: string
  winners: number[]
}
export interface Place {
  clause: string
  points: number
  rank: number
}
/**
 * `kind` is whose seat it is; `played_by` who plays it now.
 */
export interface Seat {
  host: boolean
  kind: 'bot' | 'open' | 'person'
  level: string
  name: string
  played_by: 'bot' | 'nobody' | 'person'
  seat: number
  you: boolean
}
/**
 * What happened, and the parts of the table that changed; of `view` the fields that changed.
 */
export interface Update {
  actions?: string[]
  clock?: Clock
  decision?: Decision | null
  events?: Event[]
  outcome?: Outcome | null
  rematch?: string | null
  seats?: Seat[]
  seen: number
  status?: 'closed' | 'open' | 'over' | 'playing'
  type: 'update'
  undo?: boolean
  view?: Record<string, any>
}
export interface Said {
  line: Line
  type: 'said'
}
/**
 * The list: one's own tables, and those anybody can join or watch.
 */
export interface Tables {
  listed: Listed[]
  mine: Listed[]
  type: 'tables'
}
/**
 * A table in the list. `waiting` are the seats that have still to answer.
 */
export interface Listed {
  clock: Clock
  created: number
  game: string
  options: {
    [k: string]: number | string
  }
  players: number
  seats: Seat[]
  status: 'closed' | 'open' | 'over' | 'playing'
  table: string
  waiting: number[]
  your_turn: boolean
}
/**
 * Done and on disk, as entry number `entry` of the journal (or of the chat).
 */
export interface Ack {
  entry: number
  id: string
  type: 'ack'
}
/**
 * `actions` could come next; with `done` the answer is complete and can be played.
 */
export interface Drafted {
  actions: string[]
  done: boolean
  id: string
  type: 'drafted'
}
/**
 * What a bot would answer: the whole answer, that can be played as it is, and the actions it may begin with, the one tried most often first.
 *
 *     At the same decision a bot always says the same. Until the game's search is compiled it is the greedy one, which has no candidates.
 */
export interface Hinted {
  actions: string[]
  bot: 'casual' | 'expert' | 'greedy' | 'novice' | 'random' | 'strong'
  candidates: Candidate[]
  id: string
  type: 'hinted'
}
/**
 * An action a bot has considered: how likely it wins, how often it was tried, and what would probably follow.
 */
export interface Candidate {
  action: string
  continuation: Move[]
  visits: number
  win: number
}
export interface Move {
  action: string
  seat: number
}
/**
 * Not done; nothing has changed. `clause` is the rule that forbids it.
 */
export interface Refusal {
  clause?: string
  code: 'bad' | 'big' | 'foreign' | 'identity' | 'illegal' | 'rate' | 'stale' | 'state' | 'storage' | 'unknown'
  id: string | null
  reason: string
  type: 'refused'
}
export interface Pong {
  type: 'pong'
}
export interface NewPerson {
  name: string
}
export interface Me {
  id: string
  name: string
}
/**
 * A private link that carries an identity to another device, once; `qr` is it as SVG.
 */
export interface Link {
  address: string
  qr: string
}
export interface Recovery {
  token: string
}
/**
 * `bots` take the last seats, `nonce` is mixed into the deal, `components` is another box for the game.
 *
 *     A `lesson` has a deal that is the same every time, and only bots for company.
 */
export interface NewTable {
  /**
   * @maxItems 16
   */
  bots?: ('casual' | 'expert' | 'greedy' | 'novice' | 'random' | 'strong')[]
  chat?: boolean
  clock?: 'bank' | 'move' | 'none'
  components?: Record<string, any> | null
  game: string
  lesson?: boolean
  listed?: boolean
  /**
   * Any text; it is mixed into the deal.
   */
  nonce?: string
  options?: {
    [k: string]: number | string
  }
  players: number
  seconds?: number
  watch?: boolean
}
export interface Join {
  /**
   * Any text; it is mixed into the deal.
   */
  nonce?: string
}
export interface Remove {
  seat: number
}
/**
 * A table that can be joined: its id, the link to invite by, and the link as QR code in SVG.
 */
export interface Opened {
  address: string
  qr: string
  table: string
}
/**
 * A finished game after entry `at` of `entries`, as a seat saw it or open (`seat` null); `events` are those of that entry.
 */
export interface Replay {
  at: number
  decision: Decision | null
  entries: number
  entry: Record<string, any> | null
  events: Event[]
  seat: number | null
  table: string
  view: Record<string, any>
}
/**
 * A stretch of a finished game, moment by moment, to leaf through it; seats and entries as in `Replay`.
 */
export interface Moments {
  entries: number
  moments: Moment[]
  seat: number | null
  table: string
}
/**
 * A finished game after entry `at`. `view` has the fields that differ from the moment before; of the first moment of an answer all.
 */
export interface Moment {
  at: number
  decision: Decision | null
  entry: Record<string, any> | null
  events: Event[]
  view: Record<string, any>
}
/**
 * Whether a finished game was dealt fairly and played by the rules.
 */
export interface Verdict {
  checks: Check[]
  holds: boolean
}
export interface Check {
  found: string
  holds: boolean
  what: string
}
/**
 * What was drawn in a finished game: for the set-up, then for each answer that stands, each draw as two numbers: among how many, and which.
 */
export interface Draws {
  draws: number[][][]
  table: string
}
/**
 * A game that can be played here. `components` is its box.
 */
export interface GameInfo {
  components?: Record<string, any> | null
  game: string
  options: Record<string, any>[]
  players: number[]
  summary: string
  title: string
  version: number
}
/**
 * All that a client needs to show any table of a game, in one language.
 *
 *     `domains`, `fields` and the values of `events` and `actions` are named as in the messages of a table. `ftl` holds the words of the game as Fluent text,
 *     English where the language has none. `terms` says what words of the game mean. `components` is the box the game comes with; a table may have another.
 */
export interface Sheet {
  actions: {
    [k: string]: [string, string][]
  }
  chapters: Chapter[]
  components: Record<string, any>
  decisions: {
    [k: string]: SheetQuestion
  }
  domains: {
    [k: string]: SheetDomain
  }
  events: {
    [k: string]: {
      [k: string]: string | null
    }
  }
  fields: {
    [k: string]: SheetField
  }
  ftl: string
  game: string
  language: string
  options: SheetOption[]
  players: number[]
  prefix: string
  summary: string
  terms: {
    [k: string]: string
  }
  title: string
  version: number
}
/**
 * Clauses of the rulebook that belong together. The rulings are the last chapter, with number null.
 */
export interface Chapter {
  clauses: Clause[]
  number: number | null
  title: string
}
export interface Clause {
  id: string
  ruling: boolean
  text: string
}
/**
 * A kind of decision: answered covered by several at once, answered by several actions together.
 */
export interface SheetQuestion {
  sealed: boolean
  whole: boolean
}
/**
 * What numbers stand for: value 0 is `texts[0]`. The words of a text are the message `name-text`; of a seat they are who sits there.
 */
export interface SheetDomain {
  kind: 'number' | 'seat' | 'word'
  name: string
  texts: string[]
}
/**
 * A field of the view. Each axis is a domain or a length; `of` is the domain of its numbers, null for plain ones.
 *
 *     What is `printed` is not in the view: it is the same all game long and stands in the components.
 */
export interface SheetField {
  axes: (string | number)[]
  of: string | null
  printed: boolean
}
/**
 * Something to choose when a table is opened. `players` are the fewest and the most it is for; null: any number.
 */
export interface SheetOption {
  clause: string
  default: number | string
  label: string
  name: string
  players: [number, number] | null
  values: Choice[]
}
/**
 * A value of an option, and what it is called.
 */
export interface Choice {
  label: string
  value: number | string
}
