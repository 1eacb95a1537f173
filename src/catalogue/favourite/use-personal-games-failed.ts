import { useAppState, useReachable, useViewer } from '../../data/queries.ts'

/** Whether loading the player's favourites and recently played games failed although the operator is reachable. */
export function usePersonalGamesFailed(): boolean {
  const loggedIn = useViewer()?.loggedIn ?? false
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.personalLobby
  return loggedIn && reachable && problem !== undefined
}
