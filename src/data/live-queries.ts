import * as view from '../../worker/db/live-view.ts'
import type { LiveGame } from '../../worker/domain/games/live-games.ts'
import { useLive } from './live.ts'

/** The player's last bets in a game played together, with bets and steps whose outcome is not known, read as one. */
export const useLiveTable = <Game extends LiveGame>(game: Game, count: number) =>
  useLive(`liveTable:${game}:${count}`, () => view.liveTable(game, count))
/** A bet of the player in a game played together; null where it is not kept here, undefined for the first moment. */
export const useLiveBet = (id: string) => useLive(`liveBet:${id}`, () => view.liveBet(id))
/** A round of crash that is over; null where it has not been loaded, undefined for the first moment. */
export const useCrashRound = (id: string) => useLive(`crashRound:${id}`, () => view.crashRound(id))
