import { useFact, useReachable, useViewer } from '../../data/queries.ts'

/** Whether the player's favourites and what was played last are not as the operator has them, although it answers. */
export function useOwnGamesFailed(): boolean {
  const loggedIn = useViewer()?.loggedIn ?? false
  const reachable = useReachable()
  const problem = useFact('problems')?.parts.personalLobby
  return loggedIn && reachable && problem !== undefined
}
