import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useFetchedLists } from '../../data/lobby-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import type { List, PersonalLists } from './game-list-filter.ts'
import { SkeletonGrid } from './SkeletonGrid.tsx'

/** Whether a list of the player's may still get its games: it is empty here, and was never fetched on this device. */
export function useIsComing(list: List, own: PersonalLists): boolean {
  const loggedIn = useViewer()?.loggedIn
  const fetched = useFetchedLists()
  return list !== 'all' && own[list].length === 0 && loggedIn !== false && fetched?.[list] !== true
}

/** The room of such a list, or why it cannot come. */
export function ComingList() {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.personalLobby
  if (reachable && problem === undefined) return <SkeletonGrid />
  return <LoadError part="personalLobby" shown={false} again={() => commands.lobby.refreshPersonal()} />
}
