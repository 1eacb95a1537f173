import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { CatalogueTable } from '#db/lobby-view.ts'
import { FavouriteTile } from '../../catalogue/favourite/FavouriteTile.tsx'
import { usePersonalGamesFailed } from '../../catalogue/favourite/use-personal-games-failed.ts'
import { useNearestGames, usePopularGames } from '../../catalogue/game-search/use-found-games.ts'
import { ROUTES } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { useViewer } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, type Scene } from '../../ui/EmptyState.tsx'
import { NO_FILTER, type PersonalLists, type GameListFilter, filtersOn, isSearchAlone } from './game-list-filter.ts'
import { OtherKinds, useOtherKinds } from './OtherKinds.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import type { GameKind } from '#domain/games/game-types.ts'

type Props = {
  catalogue: CatalogueTable
  filter: GameListFilter
  personalLists: PersonalLists
  onChange: (part: Partial<GameListFilter>) => void
}

/** Explains why the list is empty and what is available instead. */
export function NothingFound({ catalogue, filter, personalLists, onChange }: Props) {
  const { list } = filter
  const loggedIn = useViewer()?.loggedIn
  if (catalogue.count === 0) {
    return (
      <EmptyMessage id="shelf.nothing" scene="yurt">
        {/* The original games are on the home page. */}
        <Link href={ROUTES.home}>
          <FormattedMessage id="errorPage.start" />
        </Link>
      </EmptyMessage>
    )
  }
  // A personal list may contain only games of the other kind.
  if (list !== 'all' && (personalLists[list].length === 0 || (filter.query === '' && filtersOn(filter) === 0))) {
    return loggedIn === false ? <ForGuest list={list} /> : <EmptyList list={list} onChange={onChange} />
  }
  return <NothingFitting catalogue={catalogue} filter={filter} onChange={onChange} />
}

function NothingFitting({ catalogue, filter, onChange }: Omit<Props, 'personalLists'>) {
  const { query } = filter
  const isNarrowed = filtersOn(filter) > 0
  // Only a search in all games looks elsewhere: a game missing from a personal list may well be in this catalogue.
  const elsewhere = useOtherKinds(catalogue.kind, isSearchAlone(filter) ? query : '')
  if (elsewhere) return <OtherKinds {...elsewhere} query={query} />
  return (
    <>
      {isNarrowed ? (
        <EmptyMessage id="shelf.nothingFiltered" scene="compass">
          <Button onClick={() => onChange(NO_FILTER)}>
            <FormattedMessage id="shelf.clear" />
          </Button>
        </EmptyMessage>
      ) : (
        <EmptyMessage id="shelf.nothingFor" scene="compass" query={query}>
          <Button onClick={() => onChange({ query: '' })}>
            <FormattedMessage id="shelf.clearSearch" />
          </Button>
        </EmptyMessage>
      )}
      <Instead kind={catalogue.kind} query={query} />
    </>
  )
}

type Text =
  | 'shelf.nothing'
  | 'shelf.nothingFiltered'
  | 'shelf.nothingFor'
  | 'shelf.noFavourites'
  | 'shelf.noRecent'
  | 'shelf.guestFavourites'
  | 'shelf.guestRecent'

const SCENES: Record<keyof PersonalLists, Scene> = { favourites: 'saddle-bag', recent: 'yurt' }

type EmptyMessageProps = {
  id: Text
  scene: Scene
  query?: string
  children?: ElementChildren
}

function EmptyMessage({ id, scene, query, children }: EmptyMessageProps) {
  return (
    <EmptyState scene={scene} text={<FormattedMessage id={id} values={{ query }} />}>
      {children}
    </EmptyState>
  )
}

function ForGuest({ list }: { list: keyof PersonalLists }) {
  const setModal = useSetAtom(modalAtom)
  return (
    <EmptyMessage id={list === 'favourites' ? 'shelf.guestFavourites' : 'shelf.guestRecent'} scene={SCENES[list]}>
      <Button variant="primary" onClick={() => setModal({ name: 'login' })}>
        <FormattedMessage id="guest.enter" />
      </Button>
    </EmptyMessage>
  )
}

function EmptyList({ list, onChange }: { list: keyof PersonalLists; onChange: Props['onChange'] }) {
  const failed = usePersonalGamesFailed()
  // The list failed to load, as shown above, so it is not known to be empty.
  if (failed) return null
  return (
    <EmptyMessage id={list === 'favourites' ? 'shelf.noFavourites' : 'shelf.noRecent'} scene={SCENES[list]}>
      <Button onClick={() => onChange({ list: 'all' })}>
        <FormattedMessage id="shelf.browse" />
      </Button>
    </EmptyMessage>
  )
}

/** Games with similar names, or, if there are none, the popular ones. */
function Instead({ kind, query }: { kind: GameKind; query: string }) {
  const nearest = useNearestGames(kind, query)
  const popular = usePopularGames(kind)
  const games = nearest.length > 0 ? nearest : popular
  const title = useIntl().formatMessage({ id: nearest.length > 0 ? 'shelf.nearest' : 'home.popular' })
  return (
    <section aria-label={title}>
      <h2 className="shelf-title">{title}</h2>
      <div className="shelf-row">
        {games.map((game) => (
          <FavouriteTile key={game.id} game={game} row={games} coverLater />
        ))}
      </div>
    </section>
  )
}
