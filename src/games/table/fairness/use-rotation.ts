import type { OriginalGame } from '#db/view.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import { useGameTable } from '../../../data/account-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { getCommands } from '../practice/play-mode.ts'
import { isRoundOpen } from '../round/round-version.ts'
import { ROUNDS_SHOWN } from '../round/rounds-shown.ts'
import { useSending } from '../bet/use-sending.ts'

/** Rotates the seed pair of a game, one call at a time, and says why that is not possible now. */
export function useRotation(game: OriginalGame, mode: PlayMode) {
  const { busy, failure, send } = useSending(`${game}.rotateSeed`)
  const isReachable = useReachable() || mode === 'practice'
  const table = useGameTable(game, ROUNDS_SHOWN, mode)
  const isBetting = table !== undefined && (table.openIntents.length > 0 || table.rounds.some(isRoundOpen))

  /** Whether the pair was rotated. */
  async function rotate(clientSeed: string): Promise<boolean> {
    const answer = await send(() => getCommands(mode)[game].rotateSeed({ clientSeed }))
    return answer?.ok ?? false
  }

  return {
    rotate,
    rotating: busy,
    error: failure?.code ?? null,
    disabledReason: getDisabledReason(isReachable, isBetting),
  }
}

function getDisabledReason(isReachable: boolean, isBetting: boolean) {
  if (!isReachable) return 'fairness.rotateOffline' as const
  return isBetting ? ('fairness.rotateWhileBetting' as const) : null
}
