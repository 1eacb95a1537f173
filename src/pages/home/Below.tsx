import { useMemo, useState, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GameCard, LobbyRow } from '#db/view.ts'
import { playedId } from '#domain/games/played-original.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { PersonalGamesError } from '../../catalogue/favourite/PersonalGamesError.tsx'
import { usePersonalGamesFailed } from '../../catalogue/favourite/use-personal-games-failed.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { LazyBetsFeed } from '../../bets-feed/LazyBetsFeed.tsx'
import { MORE_LINKS } from '../../navigation/navigation-more.ts'
import { useShownLinks } from '../../navigation/use-shown-links.ts'
import { gameListPath, ROUTES } from '../../base/routes.ts'
import { TileTournaments } from '../../catalogue/TileTournaments.tsx'
import { useTileSpins } from '../../catalogue/use-tile-spins.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useLobby } from '../../data/queries.ts'
import { useOriginalCards } from '../../catalogue/game-search/use-found-originals.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { useFavouriteIds, useFavourites } from '../../data/lobby-queries.ts'
import { BelowSkeleton } from './HomeSkeletons.tsx'
import { type FirstRowId, getRowGames, getRowKind, PopularLastUpdated, useLobbyFailed } from './FirstRow.tsx'
import { Providers } from './Providers.tsx'
import { GameCarousel } from './GameCarousel.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { useNear } from '../../ui/use-near.ts'
import reserved from './LazyTournaments.module.css'

/** The sections below the first row, in display order. */
const SECTIONS = ['recent', 'favourites', 'popular', 'new', 'live', 'liveBets', 'tournaments', 'providers'] as const
type SectionId = (typeof SECTIONS)[number]
type RowId = Exclude<SectionId, 'liveBets' | 'tournaments' | 'providers'>

const TITLES: Record<RowId, MessageKey> = {
  recent: 'home.recent',
  favourites: 'home.favourites',
  popular: 'home.popular',
  new: 'home.new',
  live: 'home.live',
}

/** Rows shown in the live bets feed. */
const BETS_SHOWN = 8

type Props = { first: FirstRowId; recent: readonly GameCard[] }

/** Everything on the home page below the first screen: a lazy chunk. */
export default function Below({ first, recent }: Props) {
  const lobby = useLobby()
  const problem = useAppState('problems')?.parts.lobby
  const favourites = useFavouriteGames()
  useTileSpins()
  return (
    <>
      <TileTournaments />
      {/* Without providers' games there are no rows, and nothing to say about them. */}
      {problem !== 'notOffered' && (
        <LoadError part="lobby" shown={Boolean(lobby)} again={() => commands.lobby.refreshHome()} />
      )}
      {favourites ? (
        <Sections first={first} recent={recent} favourites={favourites} lobby={lobby} />
      ) : (
        <BelowSkeleton />
      )}
    </>
  )
}

type SectionsProps = Props & { favourites: readonly GameCard[]; lobby: LobbyRow | null | undefined }

function Sections({ first, recent, favourites, lobby }: SectionsProps) {
  const failed = useLobbyFailed()
  const hasTournaments = useShownLinks(MORE_LINKS).some(({ path }) => path === ROUTES.tournaments)
  const games: Record<RowId, readonly GameCard[] | null> = {
    recent,
    favourites,
    popular: getRowGames(lobby, 'popular'),
    new: getRowGames(lobby, 'new'),
    live: getRowGames(lobby, 'live'),
  }
  const isShown = (id: SectionId): boolean => {
    if (id === first) return false
    if (id === 'tournaments') return hasTournaments
    if (id === 'liveBets' || id === 'providers') return true
    // Rows that are not loaded yet show skeletons of the same size; rows that failed to load are left out.
    return games[id] ? games[id].length > 0 : !failed
  }
  const order = useStableOrder(SECTIONS.filter(isShown))
  return (
    <>
      {/* If both the lobby and the favourites failed, only the lobby error is shown: the reason is the same. */}
      {!failed && <FavouritesProblem shown={favourites.length > 0} />}
      {order.map((id) => {
        if (id === 'liveBets') return <LazyBetsFeed key={id} rows={BETS_SHOWN} />
        if (id === 'tournaments') return <LazyTournaments key={id} />
        if (id === 'providers') return lobby && <Providers key={id} lobby={lobby} />
        return (
          <GameCarousel key={id} title={TITLES[id]} all={allOf(id, games[id])} games={games[id]} isBelow>
            {id === 'popular' && <PopularLastUpdated />}
          </GameCarousel>
        )
      })}
    </>
  )
}

/** Load error above the favourites row; without that row it shows the title too, so that it is clear what failed. */
function FavouritesProblem({ shown }: { shown: boolean }) {
  const failed = usePersonalGamesFailed()
  if (!failed) return null
  return (
    <section>
      {!shown && (
        <h2 className="shelf-title">
          <FormattedMessage id={TITLES.favourites} />
        </h2>
      )}
      <PersonalGamesError shown={shown} />
    </section>
  )
}

/** Link to all games of a row. The player's lists are pages of one game kind each: opens the kind of the first game. */
function allOf(id: RowId, games: readonly GameCard[] | null): string {
  if (id === 'recent' || id === 'favourites') return gameListPath(getRowKind(games ?? []), { list: id })
  if (id === 'new') return gameListPath('slots', { sort: 'new' })
  return gameListPath(id === 'live' ? 'live' : 'slots')
}

/** Keeps the order of items already shown: late items are inserted before the last one, removed items disappear. */
function useStableOrder<Id>(ids: readonly Id[]): readonly Id[] {
  const [order, setOrder] = useState(ids)
  const late = ids.filter((id) => !order.includes(id))
  if (late.length > 0) setOrder([...order.slice(0, -1), ...late, ...order.slice(-1)])
  return order.filter((id) => ids.includes(id))
}

/** The player's favourites as tiles, the newest first, including original games; undefined until loaded. */
function useFavouriteGames(): readonly GameCard[] | undefined {
  const ids = useFavouriteIds()
  const provided = useFavourites()
  const originals = useOriginalCards(useShownOriginals())
  return useMemo(() => {
    if (!ids || !provided) return undefined
    const cards = new Map<string, GameCard>(provided.map((card) => [card.id, card]))
    for (const card of originals) cards.set(playedId(card.id), card)
    return ids.flatMap((id) => cards.get(id) ?? [])
  }, [ids, provided, originals])
}

const HomeTournaments = lazyComponent(withRareTexts(() => import('./HomeTournaments.tsx')))

/**
 * The tournaments section, a lazy chunk that loads when the section comes near the viewport; its space is reserved from
 * the start. Nothing in a break.
 */
function LazyTournaments() {
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === false) return null
  return <TournamentsSection isRead={mayGetOffers !== undefined} />
}

function TournamentsSection({ isRead }: { isRead: boolean }) {
  const section = useRef<HTMLDivElement>(null)
  const near = useNear(section, false)
  return (
    <div ref={section} className={reserved.section}>
      {near && isRead && <HomeTournaments />}
    </div>
  )
}
