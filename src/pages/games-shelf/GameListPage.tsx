import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueTable } from '#db/lobby-view.ts'
import { FavouriteTile } from '../../catalogue/favourite/FavouriteTile.tsx'
import { PersonalGamesError } from '../../catalogue/favourite/PersonalGamesError.tsx'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import { TileTournaments } from '../../catalogue/TileTournaments.tsx'
import { useTileSpins } from '../../catalogue/use-tile-spins.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { VirtualGrid } from '../../ui/VirtualGrid.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { AlsoFound } from './OtherKinds.tsx'
import { LISTS, type List, type PersonalLists, isSearchAlone } from './game-list-filter.ts'
import { NothingFound } from './NothingFound.tsx'
import { OriginalTiles } from './OriginalTiles.tsx'
import { GameListControls } from './GameListControls.tsx'
import { ToOther } from './ToOther.tsx'
import { CATALOGUE_NAMES } from '../../catalogue/catalogue-names.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useGameListFilter } from './use-game-list-filter.ts'
import { useListedOriginals, useGameList } from './use-game-list.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { useFetchedLists } from '../../data/lobby-queries.ts'
import styles from './GameListPage.module.css'
import type { GameKind } from '#domain/games/game-types.ts'

/** All games of a kind, searched and filtered on the device: /games/slots and /games/live-casino. */
export default function GameListPage({ kind }: { kind: GameKind }) {
  const { formatMessage } = useIntl()
  const { listName } = useFilterNames()
  const title = formatMessage({ id: CATALOGUE_NAMES[kind] })
  useTileSpins()
  const catalogue = useFetchedCatalogue(kind)
  const fetchedAt = useAppState('catalogue')?.fetchedAt
  return (
    <>
      <TileTournaments />
      <FilteredGameList
        kind={kind}
        catalogue={catalogue}
        title={title}
        lists={LISTS.map((id) => ({ id, text: listName(id) }))}
        age={<StaleSince part="catalogue" fetchedAt={fetchedAt} />}
        problem={
          <LoadError part="catalogue" shown={Boolean(catalogue)} again={() => commands.lobby.refreshCatalogue()} />
        }
      />
    </>
  )
}

type Props = {
  kind: GameKind
  catalogue: CatalogueTable | null | undefined
  title: string
  lists: readonly { id: List; text: string }[]
  age: ElementChildren
  problem: ElementChildren
}

/** Rerenders with each typed key; what does not depend on the search is created once by the parent. */
function FilteredGameList({ kind, catalogue, title, lists, age, problem }: Props) {
  const { formatMessage } = useIntl()
  const { filter, typed, change, write } = useGameListFilter(kind)
  const { personalLists, found, getCard } = useGameList(catalogue, filter)
  const originals = useListedOriginals(filter, personalLists)
  const isComing = useIsComing(filter.list, personalLists)
  const count = found.length + originals.length
  const chooseList = useCallback((list: List) => change({ list }), [change])
  return (
    <div className={`app-page ${styles.page}`}>
      <div className={styles.head}>
        <Heading title={title} provider={catalogue?.providers.includes(filter.provider) ? filter.provider : null} />
        <p aria-live="polite">{catalogue && !isComing && formatMessage({ id: 'shelf.count' }, { count })}</p>
        <ToOther kind={kind} filter={filter} />
        {age}
      </div>
      <GameListControls
        catalogue={catalogue ?? null}
        filter={filter}
        query={typed}
        count={count}
        onChange={change}
        onLeave={write}
      />
      {found.length > 0 && <AlsoFound query={isSearchAlone(filter) ? filter.query : ''} />}
      <Tabs label={formatMessage({ id: 'shelf.lists' })} tabs={lists} chosen={filter.list} onChoose={chooseList}>
        <div className={styles.panel}>
          <ActiveFilters filter={filter} onChange={change} />
          {problem}
          {filter.list !== 'all' && !isComing && <PersonalGamesError shown={personalLists[filter.list].length > 0} />}
          {originals.length > 0 && <OriginalTiles games={originals} />}
          {catalogue && isComing && <ComingList />}
          {catalogue && !isComing && count === 0 && (
            <NothingFound catalogue={catalogue} filter={filter} personalLists={personalLists} onChange={change} />
          )}
          <Tiles title={title} catalogue={catalogue} found={found} getCard={getCard} />
        </div>
      </Tabs>
    </div>
  )
}

/**
 * The heading, and the title of the page. The address may have any text as the provider; only a provider of this
 * catalogue becomes a heading.
 */
function Heading({ title, provider }: { title: string; provider: string | null }) {
  usePageTitle(provider === null ? title : `${provider} · ${title}`)
  return provider === null ? <h1>{title}</h1> : <h1 translate="no">{provider}</h1>
}

type TilesProps = Pick<Props, 'title' | 'catalogue'> & Pick<ReturnType<typeof useGameList>, 'found' | 'getCard'>

/** The games found, or a skeleton before the catalogue is known. */
function Tiles({ title, catalogue, found, getCard }: TilesProps) {
  const tileAt = useCallback((place: number) => <FavouriteTile game={getCard(place)} coverLater />, [getCard])
  if (!catalogue) return <SkeletonGrid />
  return <VirtualGrid label={title} items={found} getKey={(place) => catalogue.ids[place] ?? place} render={tileAt} />
}

/** Whether a personal list may still load: it is empty here and was never fetched on this device. */
function useIsComing(list: List, personalLists: PersonalLists): boolean {
  const loggedIn = useViewer()?.loggedIn
  const fetched = useFetchedLists()
  return list !== 'all' && personalLists[list].length === 0 && loggedIn !== false && fetched?.[list] !== true
}

/** The skeleton of such a list, or its load error. */
function ComingList() {
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.personalLobby
  if (reachable && problem === undefined) return <SkeletonGrid />
  return <LoadError part="personalLobby" shown={false} again={() => commands.lobby.refreshPersonal()} />
}

/** A skeleton of loading games. */
function SkeletonGrid() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {Array.from({ length: 24 }, (_, at) => (
        <span key={at} className="tile skeleton" />
      ))}
    </div>
  )
}
