import * as view from '../../worker/db/live-view.ts'
import type { LiveGame } from '../../worker/domain/games/live-games.ts'
import { useLive } from './live.ts'

/**
 * The player's last bets in a shared game (crash, rooms, duels) with unsettled bets and steps, read in one transaction.
 */
export const useLiveTable = <Game extends LiveGame>(game: Game, count: number) =>
  useLive(`liveTable:${game}:${count}`, () => view.liveTable(game, count))
/** A bet of the player in a shared game; null when it is not stored here, undefined until the first answer. */
export const useLiveBet = (id: string) => useLive(`liveBet:${id}`, () => view.liveBet(id))
/** A finished round of crash; null when it has not been loaded, undefined until the first answer. */
export const useCrashRound = (id: string) => useLive(`crashRound:${id}`, () => view.crashRound(id))
