import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useFetchedLists } from '../../data/lobby-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import type { List, PersonalLists } from './game-list-filter.ts'
import { SkeletonGrid } from './SkeletonGrid.tsx'

/** Whether a personal list may still load: it is empty here and was never fetched on this device. */
export function useIsComing(list: List, personalLists: PersonalLists): boolean {
  const loggedIn = useViewer()?.loggedIn
  const fetched = useFetchedLists()
  return list !== 'all' && personalLists[list].length === 0 && loggedIn !== false && fetched?.[list] !== true
}

/** The skeleton of such a list, or its load error. */
export function ComingList() {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.personalLobby
  if (reachable && problem === undefined) return <SkeletonGrid />
  return <LoadError part="personalLobby" shown={false} again={() => commands.lobby.refreshPersonal()} />
}
