import type { GameCard, GameKind, LobbyRow } from '../../../worker/db/view.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { gameListPath } from '../../app/routing/routes.ts'
import { useAppState, useLobby, useReachable } from '../../data/queries.ts'
import { GameCarousel } from './GameCarousel.tsx'

export type FirstRowId = 'recent' | 'popular'

/** How old the operator's rows are, beside the name of the most played ones, wherever these stand. */
export const PopularLastUpdated = lazyComponent(() => import('./LobbyLastUpdated.tsx'))

/** The row that the static shell has painted already: what the player opened last, else what everybody plays. */
export function FirstRow({ id, recent }: { id: FirstRowId; recent: readonly GameCard[] }) {
  const lobby = useLobby()
  const failed = useLobbyFailed()
  if (id === 'recent') {
    return (
      <GameCarousel title="home.recent" all={gameListPath(getRowKind(recent), { list: 'recent' })} games={recent} />
    )
  }
  const games = getRowGames(lobby, 'popular')
  if (failed && !games) return null
  return (
    <GameCarousel title="home.popular" all={gameListPath('slots')} games={games}>
      <PopularLastUpdated />
    </GameCarousel>
  )
}

/** Of what kind the first of them is that stands on a shelf; games of the house stand on none. */
export function getRowKind(games: readonly GameCard[]): GameKind {
  for (const { kind } of games) if (kind !== 'original') return kind
  return 'slots'
}

/** A row of the lobby; null before it has ever been fetched. */
export function getRowGames(
  lobby: LobbyRow | null | undefined,
  id: LobbyRow['shelves'][number]['id'],
): GameCard[] | null {
  return lobby ? (lobby.shelves.find((shelf) => shelf.id === id)?.games ?? []) : null
}

export function useLobbyFailed(): boolean {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.lobby
  return !reachable || problem !== undefined
}
