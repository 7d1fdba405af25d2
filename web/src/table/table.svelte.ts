/** The one store of a table: it folds what the room tells into what is shown, and takes what a player touches to the room. */
import { afterPaint } from '../paint'
import type { Language } from '../settings.svelte'
import { say } from '../words/client.svelte'
import { inWords } from '../words/refused'
import { newId, type Connection, type ConnectionState } from '../wire/connection'
import type { Clock, Decision, Event, FromClient, Line, Outcome, Refusal, Seat, Sheet, Table as Snapshot, ToClient, Update } from '../wire/messages'
import { keepCommitment } from '../fair/kept'
import type { Title } from './contract'
import { Queue, type Stage } from './queue'
import { loadSheet } from './sheets'
import { Words } from './words'

type Parts = Pick<Update, 'status' | 'seats' | 'clock' | 'decision' | 'actions' | 'undo' | 'outcome' | 'rematch' | 'view'>

/** Why something was not done, in the reader's language. */
export interface WhyNot {
  action: string
  text: string
  clause: string
}

/** Where nothing flies: tests, and until a page has a stage. */
export const STILL: Stage = {
  fly: () => ({ done: Promise.resolve(), finish() {} }),
  wait: () => ({ done: Promise.resolve(), finish() {} }),
  drawn: () => Promise.resolve(),
  still: () => true,
}

/** So many sentences are kept for those who listen, of so many events; many have none. */
const SAID = 8
const BEGUN = 32

export class Table {
  game = $state('')
  version = $state(0)
  players = $state(0)
  options: Record<string, number | string> = $state.raw({})
  you: number | null = $state(null)
  host = $state(false)
  listed = $state(false)
  watch = $state(false)
  chats = $state(false)
  commitment = $state('')
  reason = $state('')
  seats: Seat[] = $state.raw([])
  status: Snapshot['status'] = $state(undefined)
  decision: Decision | null = $state.raw(null)
  outcome: Outcome | null = $state.raw(null)
  rematch: string | null = $state(null)
  undoable = $state(false)
  clock: Clock | null = $state.raw(null)
  /** When `clock` was told, by this device's clock. */
  clockAt = $state(0)
  view: Record<string, any> = $state.raw({})
  events: Event[] = $state.raw([])
  /** Events that have been shown, or are just being shown, and are not in `view` yet. */
  fresh: Event[] = $state.raw([])
  lines: Line[] = $state.raw([])
  sheet: Sheet | null = $state.raw(null)
  title: Title | null = $state.raw(null)
  connection: ConnectionState = $state('connecting')
  /** Why the room does not show this table: no such table, or not for us. */
  trouble: { code: string; reason: string } | null = $state.raw(null)
  /** The answer in the making, of a decision that is answered whole. */
  draft: string[] = $state.raw([])
  /** An answer that is on its way. */
  sending: string[] | null = $state.raw(null)
  whyNot: WhyNot | null = $state.raw(null)
  /** What the bot would answer. */
  hinted: string[] = $state.raw([])
  /** How likely it wins, as far as the bot has thought about that. */
  hintWins: number | null = $state.raw(null)
  /** The clause that is open for reading. */
  reading: string | null = $state(null)
  /** What happened while nobody looked. */
  missed: Event[] = $state.raw([])
  /** Whether something is being shown; meanwhile nothing can be answered. */
  busy = $state(false)
  arrived = $state(false)

  private legal: string[] = $state.raw([])
  private followers: { actions: string[]; done: boolean } | null = $state.raw(null)
  private components: Record<string, any> | null = $state.raw(null)
  /** The latest events that have begun here. */
  protected begun: Event[] = $state.raw([])
  private readonly sentences = new WeakMap<Event, string>()
  private seen = 0
  private heard = 0
  private touches: Promise<void> = Promise.resolve()
  private link: Pick<Connection, 'ask' | 'pending'> | null = null
  readonly queue: Queue
  private stage: Stage = STILL

  readonly words: Words | null = $derived(
    this.sheet && new Words(this.sheet, this.seats.map((seat) => this.nameOf(seat)), this.title?.words[this.sheet.language as Language] ?? ''),
  )

  /** The latest sentences, for those who listen; put into words when all that comes at once has begun. */
  readonly said: string[] = $derived(this.begun.map((event) => this.spoken(event)).filter(Boolean).slice(-SAID))

  constructor(readonly id: string) {
    const stage: Stage = {
      fly: (...all) => this.stage.fly(...all),
      wait: (...all) => this.stage.wait(...all),
      drawn: () => this.stage.drawn(),
      still: () => this.stage.still(),
    }
    this.queue = new Queue(stage, (busy) => (this.busy = busy))
  }

  // What a title reads

  /** The box that is played with. */
  get box(): Record<string, any> {
    return this.components ?? this.sheet?.components ?? {}
  }

  /** What may be done now: the legal actions, or what may follow the draft. */
  get actions(): string[] {
    if (this.busy || this.sending || this.you === null || !this.isAsked(this.you)) return []
    return this.followers ? this.followers.actions : this.legal
  }

  /** Whether the draft is a whole answer and can be given. */
  get complete(): boolean {
    return !this.busy && !this.sending && this.followers?.done === true
  }

  can(action: string): boolean {
    return this.actions.includes(action)
  }

  /** The legal actions that begin so: `starts('steal 2')`. Whole words only. */
  starts(prefix: string): string[] {
    return this.actions.filter((action) => action === prefix || action.startsWith(`${prefix} `))
  }

  /** The seats that are asked now. */
  isAsked(seat: number): boolean {
    return this.status === 'playing' && this.decision !== null && this.decision.waiting.includes(seat)
  }

  /** Whether this seat has answered the open question already. */
  hasAnswered(seat: number): boolean {
    return this.decision !== null && this.decision.answered.includes(seat)
  }

  /** Whether this player is asked now. */
  get mine(): boolean {
    return this.you !== null && this.isAsked(this.you)
  }

  name(seat: number): string {
    const found = this.seats[seat]
    return found ? this.nameOf(found) : String(seat + 1)
  }

  /** What is asked now, in words. */
  get question(): string {
    return this.decision && this.words ? (this.title?.question?.(this) ?? this.words.question(this.decision.kind, this.view)) : ''
  }

  /** An event as a sentence; those of the table itself have words of the client. */
  sentence(event: Event): string {
    if (!this.words || this.title?.quiet?.includes(event.event)) return ''
    if (event.event.startsWith('table-')) return say(`event-${event.event}`, { seat: event.seat === null ? '' : this.name(event.seat) })
    return this.words.event(event)
  }

  /** What has been said stays as it was said, also in another language. */
  private spoken(event: Event): string {
    let sentence = this.sentences.get(event)
    if (sentence === undefined) this.sentences.set(event, (sentence = this.sentence(event)))
    return sentence
  }

  // What a title does

  /** A touched thing: what is legal is done, or added to an answer that is given whole; of anything else the room says why not. */
  touch(action: string): Promise<void> {
    return this.inTurn(async () => {
      this.whyNot = null
      if (this.busy) return this.queue.skip()
      if (this.sending) return
      if (this.you === null) return this.refuse(action, say('why-watching'))
      if (!this.mine) return this.refuse(action, this.waitingText())
      if (!this.can(action)) return this.askWhyNot(action)
      if (this.decision?.whole) return this.follow([...this.draft, action])
      return this.play([action])
    })
  }

  /** Gives the drafted answer. */
  finish(): Promise<void> {
    return this.inTurn(async () => {
      if (this.complete) await this.play(this.draft)
    })
  }

  /** Takes the last action of the draft back. */
  takeBack(): Promise<void> {
    return this.inTurn(async () => {
      this.whyNot = null
      if (this.draft.length) await this.follow(this.draft.slice(0, -1))
    })
  }

  /** Makes the draft these actions, where the room allows all of them. */
  redraft(actions: string[]): Promise<void> {
    return this.inTurn(() => this.follow(actions))
  }

  async undo(): Promise<void> {
    await this.request({ type: 'undo', id: newId() })
  }

  async hint(): Promise<void> {
    if (!this.decision || !this.link) return
    const number = this.decision.number
    const answer = await this.link.ask({ type: 'hint', id: newId(), decision: number })
    if (answer.type === 'hinted' && this.decision?.number === number) {
      this.hinted = answer.actions
      this.hintWins = answer.candidates[0]?.win ?? null
      this.whyNot = null
    } else if (answer.type === 'refused') this.refuse('', this.inWords(answer))
  }

  /** Opens a clause for reading. */
  explain(clause: string): void {
    this.reading = clause || null
  }

  async sit(who: 'me' | 'bot'): Promise<void> {
    await this.request({ type: 'sit', id: newId(), who })
  }

  async concede(): Promise<void> {
    await this.request({ type: 'concede', id: newId() })
  }

  async speakUp(text: string): Promise<void> {
    if (text.trim()) await this.request({ type: 'say', id: newId(), text: text.trim() })
  }

  skip(): void {
    this.queue.skip()
  }

  // What the page does

  connect(link: Pick<Connection, 'ask' | 'pending'>): void {
    this.link = link
  }

  /** From here on things fly. */
  enter(stage: Stage): void {
    this.stage = stage
  }

  async speak(language: Language): Promise<void> {
    const game = this.game
    if (!game) return
    const sheet = await loadSheet(game, language)
    if (game === this.game) this.sheet = sheet
  }

  hello(): FromClient {
    return { type: 'hello', table: this.id, seen: this.seen, heard: this.heard }
  }

  /** Everything the room says comes in here. */
  receive(message: ToClient): void {
    if (message.type === 'table') this.arrive(message)
    else if (message.type === 'update') this.update(message)
    else if (message.type === 'said') this.hear([message.line])
    else if (message.type === 'refused') this.trouble = { code: message.code, reason: message.reason }
  }

  /** An answer of an earlier page was refused: the reader should know. */
  answered(answer: { type: string }): void {
    this.sending = null
    if (answer.type === 'refused') this.refuse('', this.inWords(answer as Refusal))
  }

  private arrive(message: Snapshot): void {
    this.queue.flush() // what was told before this must not be folded in after it
    const back = this.arrived
    // events are numbered as each viewer may know them: with another seat, or told from the first on, they replace what was known
    const anew = message.you !== this.you || message.events[0]?.number === 1
    if (anew) {
      this.events = []
      this.seen = 0
    }
    this.trouble = null
    this.game = message.game
    this.version = message.version
    this.players = message.players
    this.options = message.options
    this.components = message.components
    this.you = message.you
    this.host = message.host
    this.listed = message.listed
    this.watch = message.watch
    this.chats = message.chat
    this.commitment = message.commitment
    keepCommitment(this.id, message.commitment, message.status)
    this.reason = message.reason
    this.hear(message.lines)
    this.heard = Math.max(this.heard, message.heard)
    const fresh = message.events.filter((event) => event.number > this.seen)
    const last = back ? this.lookedAt : this.remembered()
    this.events = [...this.events, ...fresh]
    this.seen = message.seen
    this.missed = last === null ? [] : this.events.filter((event) => event.number > last)
    this.view = {}
    this.fold(message)
    const kept = this.link?.pending.find((each) => each.type === 'play' && each.decision === this.decision?.number)
    this.sending = kept?.type === 'play' ? kept.actions : null
    this.arrived = true
    this.remember()
  }

  private update(message: Update): void {
    const events = (message.events ?? []).filter((event) => event.number > this.seen)
    this.seen = message.seen
    this.queue.push({
      events,
      motions: (event) => this.title?.motions(event, this) ?? [],
      begin: (event) => this.begin(event),
      settle: () => {
        this.fresh = []
        this.fold(message)
        if (events.length) this.view = { ...this.view } // whoever stages events upon the view begins anew
        this.remember()
      },
    })
  }

  private begin(event: Event): void {
    this.events = [...this.events, event]
    this.fresh = [...this.fresh, event]
    this.begun = [...this.begun.slice(1 - BEGUN), event]
  }

  private fold(parts: Parts): void {
    const before = this.decision?.number
    if (parts.status !== undefined) this.status = parts.status
    if (parts.seats !== undefined) this.seats = parts.seats
    if (parts.clock !== undefined) {
      this.clock = parts.clock
      this.clockAt = Date.now()
    }
    if (parts.decision !== undefined) this.decision = parts.decision
    if (parts.actions !== undefined) this.legal = parts.actions
    if (parts.undo !== undefined) this.undoable = parts.undo
    if (parts.outcome !== undefined) this.outcome = parts.outcome
    if (parts.rematch !== undefined) this.rematch = parts.rematch
    if (parts.view !== undefined) this.view = { ...this.view, ...parts.view }
    if (parts.actions !== undefined || this.decision?.number !== before) this.startAnew()
    if (parts.decision !== undefined || parts.actions !== undefined) this.sending = null
  }

  private startAnew(): void {
    this.draft = []
    this.followers = null
    this.whyNot = null
    this.hinted = []
  }

  // Asking the room

  /** One touch after the other, each when the page has shown that it was felt. */
  private inTurn(does: () => Promise<void> | void): Promise<void> {
    const painted = afterPaint()
    const next = (): Promise<void> => painted.then(does)
    this.touches = this.touches.then(next, next)
    return this.touches
  }

  private async follow(actions: string[]): Promise<void> {
    if (!this.decision || !this.link) return
    if (!actions.length) {
      this.draft = []
      this.followers = null
      return
    }
    const number = this.decision.number
    const answer = await this.link.ask({ type: 'draft', id: newId(), decision: number, actions })
    if (this.decision?.number !== number) return
    if (answer.type === 'refused') return this.refuse(actions.at(-1) ?? '', this.inWords(answer), answer.clause)
    if (answer.type !== 'drafted') return
    this.draft = actions
    this.followers = { actions: answer.actions, done: answer.done }
    this.hinted = []
    if (answer.done && endsItself(actions)) await this.play(actions)
  }

  private async askWhyNot(action: string): Promise<void> {
    if (!this.decision || !this.link) return
    const number = this.decision.number
    const answer = await this.link.ask({ type: 'draft', id: newId(), decision: number, actions: [...this.draft, action] })
    if (answer.type === 'refused' && this.decision?.number === number) this.refuse(action, this.inWords(answer), answer.clause)
  }

  private async play(actions: string[]): Promise<void> {
    if (!this.decision || !this.link) return
    this.sending = actions
    this.missed = []
    const answer = await this.link.ask({ type: 'play', id: newId(), decision: this.decision.number, actions })
    if (answer.type === 'refused') {
      this.sending = null
      this.refuse(actions.at(-1) ?? '', this.inWords(answer), answer.clause)
    } else if (this.sending === actions) {
      // usually the update has come by now; where nothing changes for us none comes
      setTimeout(() => {
        if (this.sending === actions) this.sending = null
      }, 1500)
    }
  }

  private async request(message: Extract<FromClient, { id: string }>): Promise<void> {
    const answer = await this.link?.ask(message)
    if (answer?.type === 'refused') this.refuse('', this.inWords(answer), answer.clause)
  }

  private refuse(action: string, text: string, clause = ''): void {
    this.whyNot = { action, text, clause }
  }

  /** The clause in the reader's language says it best; otherwise the room's own words. */
  private inWords(refusal: Refusal): string {
    const text = refusal.clause ? this.words?.clause(refusal.clause) : ''
    return text || inWords(refusal)
  }

  waitingText(): string {
    const waiting = this.decision?.waiting ?? []
    if (this.status === 'over') return say('why-over')
    if (!waiting.length) return say('why-not-now')
    return say('why-not-asked', { names: this.listOf(waiting), count: waiting.length })
  }

  listOf(seats: readonly number[]): string {
    const names = seats.map((seat) => this.name(seat))
    return listsIn(this.sheet?.language ?? 'en').format(names)
  }

  private nameOf(seat: Seat): string {
    return seat.name || (seat.kind === 'open' ? say('seat-open') : say('seat-number', { number: seat.seat + 1 }))
  }

  private hear(lines: Line[]): void {
    const fresh = lines.filter((line) => !this.lines.some((known) => known.number === line.number))
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number)
    this.heard = Math.max(this.heard, ...fresh.map((line) => line.number))
  }

  // What was seen, for "what did I miss"

  private lookedAt = 0

  private remembered(): number | null {
    try {
      const kept = localStorage.getItem(`doubloon:seen:${this.id}`)
      return kept === null ? null : Number(kept)
    } catch {
      return null
    }
  }

  /** Somebody looks again: what came meanwhile is what he missed. */
  look(): void {
    if (document.hidden) return
    const fresh = this.events.filter((event) => event.number > this.lookedAt)
    if (fresh.length) this.missed = fresh
    this.remember()
  }

  /** All up to here has been seen, if somebody looks. */
  remember(): void {
    if (typeof document === 'undefined' || document.hidden) return
    this.lookedAt = this.seen
    whenIdle(() => {
      try {
        localStorage.setItem(`doubloon:seen:${this.id}`, String(this.lookedAt))
      } catch {
        // then nothing can be said of what was missed
      }
    })
  }
}

/** To make one takes long. */
const lists = new Map<string, Intl.ListFormat>()
function listsIn(language: string): Intl.ListFormat {
  let found = lists.get(language)
  if (!found) lists.set(language, (found = new Intl.ListFormat(language, { type: 'conjunction' })))
  return found
}

/** What nobody waits for must not keep a touch waiting. */
function whenIdle(does: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(does, { timeout: 500 })
  else does()
}

/** A last word of its own (`done`, `stop`), or a single action that is all there is to say, needs no confirming. */
function endsItself(actions: string[]): boolean {
  return actions.length === 1 || !actions.at(-1)!.includes(' ')
}
