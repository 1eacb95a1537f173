import type { OriginalGame } from '#db/view.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import { getCommands } from '../practice/play-mode.ts'
import { useSending } from '../bet/use-sending.ts'

/** Rotates the seed pair of a game, one call at a time. */
export function useRotation(game: OriginalGame, mode: PlayMode) {
  const { busy, failure, send } = useSending(`${game}.rotateSeed`)

  /** Whether the pair was rotated. */
  async function rotate(clientSeed: string): Promise<boolean> {
    const answer = await send(() => getCommands(mode)[game].rotateSeed({ clientSeed }))
    return answer?.ok ?? false
  }

  return { rotate, rotating: busy, error: failure?.code ?? null }
}

/** Why the seeds of a game cannot be rotated now; null if they can. */
export function getRotationDisabledReason(reachable: boolean, betting: boolean) {
  if (!reachable) return 'fairness.rotateOffline' as const
  return betting ? ('fairness.rotateWhileBetting' as const) : null
}
