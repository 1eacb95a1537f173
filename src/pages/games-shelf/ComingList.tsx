import { PartProblem } from '../../errors/PartProblem.tsx'
import { commands } from '../../data/commands.ts'
import { useFetchedLists } from '../../data/lobby-queries.ts'
import { useFact, useReachable, useViewer } from '../../data/queries.ts'
import type { List, OwnLists } from './game-list-filter.ts'
import { SkeletonGrid } from './SkeletonGrid.tsx'

/** Whether a list of the player's may still get its games: it is empty here, and was never fetched on this device. */
export function useIsComing(list: List, own: OwnLists): boolean {
  const loggedIn = useViewer()?.loggedIn
  const fetched = useFetchedLists()
  return list !== 'all' && own[list].length === 0 && loggedIn !== false && fetched?.[list] !== true
}

/** The room of such a list, or why it cannot come. */
export function ComingList() {
  const reachable = useReachable()
  const problem = useFact('problems')?.parts.personalLobby
  if (reachable && problem === undefined) return <SkeletonGrid />
  return <PartProblem part="personalLobby" shown={false} again={() => commands.lobby.refreshPersonal()} />
}
