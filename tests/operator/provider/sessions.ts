import { randomBytes } from 'node:crypto'
import type { Mode } from './launch.ts'
import { type ProvidedGame } from './games.ts'
import type { WalletState } from './wallet-calls.ts'

/** The initial demo balance, in hundredths of a chip. */
const CHIPS = 100_000
const STORED_AT_MOST = 5_000

/** An open game, from the provider's side. Held only in memory: a restart ends all sessions. */
export type OpenGame = {
  name: string
  game: ProvidedGame
  mode: Mode
  /** The operator's name for the session. */
  session: string
  standing: WalletState
  /** The remaining demo chips; they are not money. */
  chips: number
  /** Results of finished rounds by the browser's name for each; a repeated request gets the stored result. */
  told: Map<string, unknown>
  /** Rounds run one at a time. */
  turn: Promise<unknown>
  /** Orders that the wallet has not answered yet, oldest first: winnings to credit, stakes to roll back. */
  owed: (() => Promise<WalletState>)[]
}

export function createSessions() {
  const open = new Map<string, OpenGame>()
  return {
    begin(game: ProvidedGame, mode: Mode, walletState: WalletState): OpenGame {
      const begun: OpenGame = {
        name: randomBytes(24).toString('base64url'),
        game,
        mode,
        session: walletState.session,
        standing: walletState,
        chips: CHIPS,
        told: new Map(),
        turn: Promise.resolve(),
        owed: [],
      }
      open.set(begun.name, begun)
      const [oldest] = open.keys()
      if (open.size > STORED_AT_MOST && oldest !== undefined) open.delete(oldest)
      return begun
    },
    find: (name: string): OpenGame | undefined => open.get(name),
    refill: (game: OpenGame): void => void (game.chips = CHIPS),
  }
}
