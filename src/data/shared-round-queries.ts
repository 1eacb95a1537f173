import * as view from '#db/shared-round-view.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import { useLive } from './live-query.ts'

/**
 * The player's last bets in a shared game (crash, rooms, duels) with unsettled bets and steps, read in one transaction.
 */
export const useSharedGameTable = <Game extends SharedGame>(game: Game, count: number, mode: PlayMode = 'money') =>
  useLive(`liveTable:${mode}:${game}:${count}`, () => view.sharedGameTable(game, count, mode))
/** A bet of the player in a shared game; null when it is not stored here, undefined until the first answer. */
export const useSharedBet = (id: string) => useLive(`liveBet:${id}`, () => view.sharedBet(id))
/** A finished round of crash; null when it has not been loaded, undefined until the first answer. */
export const useCrashRound = (id: string) => useLive(`crashRound:${id}`, () => view.crashRound(id))
