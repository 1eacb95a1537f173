import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { type Shelf, cardAt } from '../../../worker/db/lobby-view.ts'
import type { GameCard, GameKind } from '../../../worker/db/view.ts'
import { GameTile } from '../../app/GameTile.tsx'
import { PartProblem, StaleAge } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { ROUTES } from '../../app/routes.ts'
import { commands } from '../../data/commands.ts'
import { useFavouriteIds, useRecentlyPlayedIds, useShelf } from '../../data/lobby-queries.ts'
import { useFact, useReachable } from '../../data/queries.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VirtualGrid } from '../../ui/VirtualGrid.tsx'
import { NO_FILTER, filterShelf } from './filter.ts'
import { NothingFound } from './NothingFound.tsx'
import { ShelfControls } from './ShelfControls.tsx'
import { useShelfFilter } from './useShelfFilter.ts'
import styles from './GamesShelf.module.css'

const NAMES = { slots: 'nav.slots', live: 'nav.liveCasino' } as const

/** All games of a kind, searched and filtered on the device: /games/slots and /games/live-casino. */
export default function GamesShelf({ kind }: { kind: GameKind }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: NAMES[kind] })
  usePageTitle(title)
  const shelf = useShelf(kind)
  useFetchOnce(shelf === null)
  const { filter, change, write } = useShelfFilter(kind)
  const favourites = useFavouriteIds()
  const recent = useRecentlyPlayedIds()
  const own = useMemo(() => ({ favourites: favourites ?? [], recent: recent ?? [] }), [favourites, recent])
  const fetchedAt = useFact('catalogue')?.fetchedAt
  const cardOf = useMemo(() => cardsOf(shelf), [shelf])
  const found = useMemo(() => (shelf ? filterShelf(shelf, filter, own) : []), [shelf, filter, own])
  return (
    <div className={`app-page ${styles['page']}`}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p aria-live="polite">{shelf && formatMessage({ id: 'shelf.count' }, { count: found.length })}</p>
        {kind === 'slots' && <ToLive />}
        <StaleAge part="catalogue" fetchedAt={fetchedAt} />
      </div>
      <ShelfControls shelf={shelf ?? null} filter={filter} onChange={change} onLeave={write} />
      <PartProblem part="catalogue" shown={Boolean(shelf)} again={() => commands.lobby.refreshCatalogue()} />
      {shelf && found.length === 0 && <NothingFound query={filter.query} onClear={() => change(NO_FILTER)} />}
      {shelf && (
        <VirtualGrid
          label={title}
          count={found.length}
          keyAt={(at) => shelf.ids[found[at] ?? -1] ?? at}
          render={(at) => <GameTile game={cardOf(found[at] ?? 0)} coverLater />}
        />
      )}
      {!shelf && <SkeletonGrid />}
    </div>
  )
}

/** A narrow screen's bottom bar has no room for it; from 1024 px on it stands in the rail. */
function ToLive() {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles['other']} aria-label={formatMessage({ id: 'nav.more' })}>
      <Link href={ROUTES.live}>
        <Icon name="live" />
        {formatMessage({ id: NAMES.live })}
      </Link>
    </nav>
  )
}

/** Each game's card made once, so that a tile that stays is not drawn again. */
function cardsOf(shelf: Shelf | null | undefined): (at: number) => GameCard {
  const cards: GameCard[] = []
  return (at) => {
    if (!shelf) throw new Error('no shelf, no card')
    return (cards[at] ??= cardAt(shelf, at))
  }
}

/** A catalogue that has never been here is asked for, and again when the network comes back. */
function useFetchOnce(missing: boolean): void {
  const reachable = useReachable()
  useEffect(() => {
    if (missing && reachable) void commands.lobby.refreshCatalogue()
  }, [missing, reachable])
}

function SkeletonGrid() {
  return (
    <div className={styles['skeletons']} aria-busy="true">
      {Array.from({ length: 24 }, (_, at) => (
        <span key={at} className="tile skeleton" />
      ))}
    </div>
  )
}
