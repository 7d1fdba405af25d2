/** The socket of one page: it says hello, comes back by itself, and sends again what has not been answered. */
import type { FromClient, ToClient } from './messages'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'
type Asking = Extract<FromClient, { id: string }>
type Answer = Extract<ToClient, { id: string | null }>
/** What a reload must not lose. A draft changes nothing: it is asked anew. */
const KEPT = new Set(['play', 'say', 'undo', 'sit', 'concede'])
/** Codes of the room after which coming back is of no use. */
const FOR_GOOD = new Set([4401, 4403, 4404])
const PING = 20_000
const PATIENCE = 8_000
const SLOWEST = 5_000
/** Of a socket's states those in which nothing can be sent any more. */
const CLOSING = 2

export interface Socket {
  readyState: number
  send(text: string): void
  close(code?: number): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: any) => void) | null
  onclose: ((event: any) => void) | null
  onerror: ((event: any) => void) | null
}

export interface Keeping {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

export interface ConnectionOptions {
  /** The first message, made anew each time the socket opens. */
  hello(): FromClient
  receive(message: ToClient): void
  changed(state: ConnectionState, code?: number): void
  /** Under this name what is unanswered outlives a reload. */
  keep?: string
  storage?: Keeping
  open?(): Socket
  /** A kept message of an earlier page was answered; nobody awaits it any more. */
  orphan?(answer: Answer): void
}

export class Connection {
  state: ConnectionState = 'connecting'
  private socket: Socket | null = null
  private greeted = false
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private readonly unanswered = new Map<string, { message: Asking; resolve?: (answer: Answer) => void; sent: boolean }>()

  constructor(private readonly options: ConnectionOptions) {
    for (const message of this.kept()) this.unanswered.set(message.id, { message, sent: false })
  }

  /** Messages that change something and have no answer yet. */
  get pending(): Asking[] {
    return [...this.unanswered.values()].map((each) => each.message).filter((message) => KEPT.has(message.type))
  }

  start(): void {
    this.stop('connecting')
    const socket = (this.socket = this.options.open?.() ?? openSocket())
    this.greeted = false
    socket.onopen = () => {
      this.heard = Date.now()
      socket.send(JSON.stringify(this.options.hello()))
      this.beat = setInterval(() => this.check(), PING)
    }
    socket.onmessage = (event) => this.take(JSON.parse(event.data))
    socket.onclose = (event) => this.lose(event?.code)
    socket.onerror = () => {}
  }

  /** Leaves for good. What is unanswered stays kept. */
  stop(state: ConnectionState = 'closed'): void {
    clearTimeout(this.timer)
    clearInterval(this.beat)
    const socket = this.socket
    this.socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    this.become(state)
  }

  /** Comes back now instead of waiting for its turn; asks whether anybody is there where the socket looks open. */
  hurry(): void {
    if (this.state === 'lost') this.start()
    else if (this.state === 'open') this.check()
  }

  /** Sends until it is answered, however often the connection is lost. */
  ask(message: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.unanswered.set(message.id, { message, resolve, sent: false })
      this.keep()
      this.flush()
    })
  }

  private flush(): void {
    if (!this.greeted || !this.socket || this.socket.readyState >= CLOSING) return
    for (const each of this.unanswered.values()) {
      if (each.sent) continue
      this.socket.send(JSON.stringify(each.message))
      each.sent = true
    }
  }

  private take(message: ToClient): void {
    this.heard = Date.now()
    if (message.type === 'table' || message.type === 'tables') {
      this.failures = 0
      if (!this.greeted) {
        this.greeted = true
        this.become('open')
        this.options.receive(message)
        return this.flush()
      }
    }
    if ('id' in message && message.id !== null) {
      const asked = this.unanswered.get(message.id)
      if (message.type === 'refused' && (message.code === 'rate' || message.code === 'storage')) return this.again()
      this.unanswered.delete(message.id)
      this.keep()
      if (asked?.resolve) asked.resolve(message as Answer)
      else if (asked) this.options.orphan?.(message as Answer)
      return
    }
    if (message.type === 'refused' && message.code === 'rate') return this.greeted ? this.again() : this.lose()
    this.options.receive(message)
  }

  /** The room was in a hurry or out of breath and did nothing: once more, a little later. */
  private again(): void {
    setTimeout(() => {
      for (const each of this.unanswered.values()) each.sent = false
      this.flush()
    }, 1500)
  }

  private check(): void {
    const socket = this.socket
    if (!socket || socket.readyState !== 1) return
    const before = Date.now()
    socket.send(JSON.stringify({ type: 'ping' }))
    setTimeout(() => {
      if (this.socket === socket && this.heard < before) this.lose()
    }, PATIENCE)
  }

  private lose(code?: number): void {
    const socket = this.socket
    if (!socket) return
    clearInterval(this.beat)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.socket = null
    this.greeted = false
    for (const each of this.unanswered.values()) each.sent = false
    if (code !== undefined && FOR_GOOD.has(code)) return this.become('closed', code)
    this.become('lost', code)
    const pause = Math.min(SLOWEST, 400 * 2 ** this.failures++)
    this.timer = setTimeout(() => this.start(), pause * (0.75 + Math.random() / 2))
  }

  private become(state: ConnectionState, code?: number): void {
    // while it tries again it is still lost to those who look
    if (state === 'connecting' && this.state === 'lost') return
    if (state === this.state && code === undefined) return
    this.state = state
    this.options.changed(state, code)
  }

  private kept(): Asking[] {
    if (!this.options.keep) return []
    try {
      return JSON.parse(this.options.storage?.getItem(this.options.keep) ?? '[]')
    } catch {
      return []
    }
  }

  private keep(): void {
    if (!this.options.keep) return
    try {
      if (this.pending.length) this.options.storage?.setItem(this.options.keep, JSON.stringify(this.pending))
      else this.options.storage?.removeItem(this.options.keep)
    } catch {
      // without storage a reload forgets; a lost connection does not
    }
  }
}

function openSocket(): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`)
}

/** A name for a message: random, for two pages of one person must not share one. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
