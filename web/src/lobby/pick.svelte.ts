/** What is picked on the shelf: the box, how many bots and how they play. It is still so on the next visit. */
import { shelf } from './shelf.svelte'

export const LEVELS = ['random', 'novice', 'greedy', 'casual', 'strong', 'expert'] as const
export type Level = (typeof LEVELS)[number]

const KEY = 'doubloon:pick'

class Pick {
  private wanted = $state('unexpected-treasures')
  private wantedBots = $state(3)
  private wantedLevel: Level = $state('greedy')

  /** The box that was picked before this one, on this visit. */
  before: string | null = $state(null)

  readonly game: string = $derived(shelf.games.includes(this.wanted) ? this.wanted : (shelf.games[0] ?? this.wanted))
  readonly fewest: number = $derived(Math.min(...shelf.players(this.game)) - 1)
  readonly most: number = $derived(Math.max(...shelf.players(this.game)) - 1)
  readonly bots: number = $derived(Math.min(Math.max(this.wantedBots, this.fewest), this.most))

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (typeof kept.game === 'string') this.wanted = kept.game
      if (Number.isInteger(kept.bots)) this.wantedBots = kept.bots
      if (LEVELS.includes(kept.level)) this.wantedLevel = kept.level
    } catch {
      // nothing kept, or nothing of ours
    }
  }

  get level(): Level {
    return this.wantedLevel
  }

  change(changes: { game?: string; bots?: number; level?: Level }): void {
    if (changes.game && changes.game !== this.game) this.before = this.game
    this.wanted = changes.game ?? this.wanted
    this.wantedBots = changes.bots ?? this.wantedBots
    this.wantedLevel = changes.level ?? this.wantedLevel
    try {
      localStorage.setItem(KEY, JSON.stringify({ game: this.wanted, bots: this.wantedBots, level: this.wantedLevel }))
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const pick = new Pick()
