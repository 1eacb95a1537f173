import type { CoinSide } from './coinflip.ts'
import type { CrashSlot } from './crash.ts'
import type { SharedGame } from './shared-rounds.ts'
import type { Minor } from '../money/money.ts'
import type { RoomColour } from './rooms.ts'

type Cancel = { kind: 'cancel' }

/**
 * What differs between multiplayer games: what a bet contains, its state (`state`), and the actions on an open bet
 * (`action`). `endpoints/shared-rounds/shapes.ts` parses them. Multipliers are hundredths, `…_at` is ms of server time.
 */
type Shapes = {
  /** `point` is where the round crashed, `multiplier` where the bet was cashed out. */
  crash: {
    bet: { slot: CrashSlot; auto_cash_out: number | null }
    state: { multiplier: number | null; point: number | null }
    action: { kind: 'cashOut' } | Cancel
  }
  /** Tickets from number `first` on, one per minor unit; `draw` has all inputs of the draw, null until then. */
  rooms: {
    bet: { room: RoomColour; round: string; server_seed_hash: string }
    state: { first: number; draw: { server_seed: string; entries: string; ticket: number; pot: Minor } | null }
    action: never
  }
  /** A coinflip between two players; `draw` is null until the second one has joined. */
  duel: {
    bet: { kind: 'create'; side: CoinSide } | { kind: 'join'; duel: string }
    state: {
      duel: string
      side: CoinSide
      server_seed_hash: string
      draw: { result: CoinSide; server_seed: string; client_seed: string; flips_at: number } | null
    }
    action: Cancel
  }
}

export type SharedGameOrder<Game extends SharedGame> = Shapes[Game]['bet']
export type SharedGameState<Game extends SharedGame> = Shapes[Game]['state']
export type SharedGameAction<Game extends SharedGame> = Shapes[Game]['action']
