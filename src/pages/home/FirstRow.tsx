import type { GameCard, LobbyRow } from '#db/view.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { gameListPath } from '../../base/routes.ts'
import { useAppState, useLobby, useReachable } from '../../data/queries.ts'
import { firstPart } from './first-part.ts'
import { GameCarousel } from './GameCarousel.tsx'
import type { GameKind } from '#domain/games/game-types.ts'

/** How many of the last played games a player is offered to continue. */
const CONTINUED = 6

export type FirstRowId = 'recent' | 'popular'

/** The age of the lobby data, shown beside the title of the "popular" row, wherever that row is. */
export const PopularLastUpdated = lazyComponent(firstPart('LobbyLastUpdated'))

/** The first row, already painted by the static shell: the last opened games, or else the popular ones. */
export function FirstRow({ id, recent }: { id: FirstRowId; recent: readonly GameCard[] }) {
  const lobby = useLobby()
  const failed = useLobbyFailed()
  if (id === 'recent') {
    return (
      <GameCarousel
        title="home.recent"
        all={gameListPath(getRowKind(recent), { list: 'recent' })}
        games={recent.slice(0, CONTINUED)}
      />
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

/** The kind of the first provider game; original games have no catalogue page. Defaults to slots. */
export function getRowKind(games: readonly GameCard[]): GameKind {
  for (const { kind } of games) if (kind !== 'original') return kind
  return 'slots'
}

/** The games of one lobby row; null before the lobby was first loaded. */
export function getRowGames(
  lobby: LobbyRow | null | undefined,
  id: LobbyRow['shelves'][number]['id'],
): GameCard[] | null {
  return lobby ? (lobby.shelves.find((carousel) => carousel.id === id)?.games ?? []) : null
}

export function useLobbyFailed(): boolean {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.lobby
  return !reachable || problem !== undefined
}
