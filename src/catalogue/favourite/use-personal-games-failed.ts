import { useAppState, useReachable, useViewer } from '../../data/queries.ts'

/** Whether the player's favourites and what was played last are not as the operator has them, although it answers. */
export function usePersonalGamesFailed(): boolean {
  const loggedIn = useViewer()?.loggedIn ?? false
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.personalLobby
  return loggedIn && reachable && problem !== undefined
}
