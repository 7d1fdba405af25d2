/** The games on the shelf: five boxes that are there at once, and what the room says of them. */
import { get } from '../wire/http'
import type { GameInfo } from '../wire/messages'
import { say } from '../words/client.svelte'

const BOXES = ['unexpected-treasures', 'treasure-hunter', 'the-plan', 'trasteros-locos', 'time-pirates']

/** Choices each of four players makes, rounded: "with a choice" of `doubloon simulate GAME --bots greedy --games 100`, divided by four. */
const MOVES: Record<string, number> = {
  'unexpected-treasures': 40,
  'treasure-hunter': 55,
  'the-plan': 30,
  'trasteros-locos': 110,
  'time-pirates': 125,
}

/** How many may play where the room has not said it yet: any number will do, the room refuses what does not fit. */
const UNTOLD = [3, 4, 5, 6]

class Shelf {
  told: GameInfo[] | null = $state.raw(null)

  readonly games: string[] = $derived.by(() => {
    const told = this.told?.map((info) => info.game)
    return told ? [...BOXES.filter((game) => told.includes(game)), ...told.filter((game) => !BOXES.includes(game))] : BOXES
  })

  async ask(): Promise<void> {
    this.told ??= await get<GameInfo[]>('/games')
  }

  players(game: string): number[] {
    return this.told?.find((info) => info.game === game)?.players ?? UNTOLD
  }

  title(game: string): string {
    return this.word(`box-${game}`) ?? this.told?.find((info) => info.game === game)?.title ?? game
  }

  /** A line of what it is. */
  line(game: string): string {
    return this.word(`box-${game}-line`) ?? this.told?.find((info) => info.game === game)?.summary ?? ''
  }

  moves(game: string): number | null {
    return MOVES[game] ?? null
  }

  hasCover(game: string): boolean {
    return BOXES.includes(game)
  }

  private word(message: string): string | null {
    const said = say(message)
    return said === message ? null : said
  }
}

export const shelf = new Shelf()
