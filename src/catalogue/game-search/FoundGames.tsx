import { memo, useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import { commands } from '../../data/commands.ts'
import { GameLinks } from '../../navigation/GameLinks.tsx'
import { LoadError } from '../../errors/LoadError.tsx'
import { gameListPath } from '../../base/routes.ts'
import { useDevice } from '../../browser/use-device.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { CATALOGUE_NAMES } from '../catalogue-names.ts'
import { GamesSection } from './GamesSection.tsx'
import { Links } from './Links.tsx'
import { MAX_RESULTS } from './max-results.ts'
import { type FoundGamesResult, useFoundGames, useNearestGames, usePopularGames } from './use-found-games.ts'
import { useFoundOriginals, useOriginalCards } from './use-found-originals.ts'
import styles from './FoundGames.module.css'
import type { GameKind } from '#domain/games/game-types.ts'

type Props = { query: string; onChosen: () => void }

/** The games of all kinds that match a query. Results are deferred, so that typing stays responsive. */
export default function FoundGames({ query, onChosen }: Props) {
  return <Results query={useDeferredValue(query)} onChosen={onChosen} />
}

const Results = memo(function Results({ query, onChosen }: Props) {
  const max = MAX_RESULTS[useDevice()]
  const slots = useFoundGames('slots', query, max)
  const live = useFoundGames('live', query, max)
  const originals = useOriginalCards(useFoundOriginals(query))
  const known = slots !== null && live !== null
  // The live region is rendered before its text, because screen readers announce only changes.
  const isSaid = useDeferredValue(known, false)
  // While offline or after an error, the catalogue will not load by itself.
  const isComing = useCatalogueComing() && !known
  const count = originals.length + (slots?.count ?? 0) + (live?.count ?? 0)
  return (
    <Links className={styles.found} busy={isComing} onChosen={onChosen}>
      <output className={styles.count}>
        {isSaid && known && (
          <FormattedMessage id={count === 0 ? 'shelf.nothingFor' : 'shelf.count'} values={{ count, query }} />
        )}
      </output>
      <LoadError part="catalogue" shown={known} again={() => commands.lobby.refreshCatalogue()} />
      {originals.length > 0 && <GamesSection title="home.originals" games={originals} />}
      {(known || isComing) && (
        <>
          <OfKind kind="slots" found={slots} query={query} />
          <OfKind kind="live" found={live} query={query} />
        </>
      )}
      {known && count === 0 && <Instead query={query} onChosen={onChosen} />}
    </Links>
  )
})

function useCatalogueComing(): boolean {
  const problem = useAppState('problems')?.parts.catalogue
  return useReachable() && problem === undefined
}

function OfKind({ kind, found, query }: { kind: GameKind; found: FoundGamesResult; query: string }) {
  if (found?.count === 0) return null
  const all = found && found.count > found.games.length ? gameListPath(kind, { q: query }) : null
  return <GamesSection title={CATALOGUE_NAMES[kind]} games={found?.games ?? null} all={all} />
}

/** Shown if nothing matches: games with similar names, or the popular games and links to all. */
function Instead({ query, onChosen }: Props) {
  const slots = useNearestGames('slots', query)
  const live = useNearestGames('live', query)
  const games = slots.length > 0 ? slots : live
  const popular = usePopularGames('slots')
  if (games.length === 0) {
    return (
      <>
        {popular.length > 0 && <GamesSection title="home.popular" games={popular} />}
        <GameLinks onChosen={onChosen} />
      </>
    )
  }
  return <GamesSection title="shelf.nearest" games={games} />
}
