import { useCallback, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import { commands } from '../../data/commands.ts'
import { useAppState } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'

type OfPlayer<Value> = { playerId: string; value: Value }

/**
 * Loads the player's state of a game when a player is known, when the connection returns, and by `refresh()`. `known` is
 * what `readKnown` read from the database after the first reply for this player; null before it. `problem` is why the
 * newest load failed; null if it did not. While no player is known, both are about the profile, which the game needs.
 */
export function useGameRefresh<Game extends OriginalGame | SharedGame, Known>(
  game: Game,
  playerId: string | null,
  readKnown: (game: Game) => Promise<Known>,
) {
  const [problem, setProblem] = useState<OfPlayer<ErrorCode> | null>(null)
  const [known, setKnown] = useState<OfPlayer<Known> | null>(null)
  const last = useRef(0)
  const refresh = useCallback(() => {
    if (playerId === null) return
    const turn = (last.current += 1)
    void commands.games[game].refresh().then(async (answer) => {
      // A later refresh decides, also one for another player.
      if (turn !== last.current) return
      setProblem(answer.ok ? null : { playerId, value: answer.error.code })
      if (!answer.ok) return
      const value = await readKnown(game)
      setKnown((now) => (now?.playerId === playerId ? now : { playerId, value }))
    })
  }, [game, playerId, readKnown])
  useRefresh(refresh, true, `${game} ${playerId}`)
  const profileProblem = useAppState('problems')?.parts.profile ?? null
  if (playerId === null) return { problem: profileProblem, known: null, refresh: refreshProfile }
  const ofPlayer = <Value>(state: OfPlayer<Value> | null) => (state?.playerId === playerId ? state.value : null)
  return { problem: ofPlayer(problem), known: ofPlayer(known), refresh }
}

function refreshProfile(): void {
  void commands.profile.refresh()
}
