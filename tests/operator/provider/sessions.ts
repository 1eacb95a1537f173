import { randomBytes } from 'node:crypto'
import type { Mode } from './launch.ts'
import { type ProvidedGame } from './games.ts'
import type { Standing } from './wallet-calls.ts'

/** What a demo begins with, in hundredths of a chip. */
const CHIPS = 100_000
const KEPT = 5_000

/** A game that is open in a browser, as the provider knows it. It keeps them in memory: a restart ends them all. */
export type OpenGame = {
  name: string
  game: ProvidedGame
  mode: Mode
  /** The operator's name for the session. */
  session: string
  standing: Standing
  /** What a demo has left; nothing of money. */
  chips: number
  /** Rounds that are over, by the browser's name for each: asked for again, it is told again. */
  told: Map<string, unknown>
  /** A round at a time. */
  turn: Promise<unknown>
  /** Orders that the wallet has not answered yet, the oldest first: wins to pay, stakes to give back. */
  owed: (() => Promise<Standing>)[]
}

export function createSessions() {
  const open = new Map<string, OpenGame>()
  return {
    begin(game: ProvidedGame, mode: Mode, standing: Standing): OpenGame {
      const begun: OpenGame = {
        name: randomBytes(24).toString('base64url'),
        game,
        mode,
        session: standing.session,
        standing,
        chips: CHIPS,
        told: new Map(),
        turn: Promise.resolve(),
        owed: [],
      }
      open.set(begun.name, begun)
      const [oldest] = open.keys()
      if (open.size > KEPT && oldest !== undefined) open.delete(oldest)
      return begun
    },
    find: (name: string): OpenGame | undefined => open.get(name),
    refill: (game: OpenGame): void => void (game.chips = CHIPS),
  }
}
