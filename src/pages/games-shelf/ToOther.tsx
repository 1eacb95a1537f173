import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { useFoundGames } from '../../catalogue/game-search/use-found-games.ts'
import { gameListPath } from '../../base/routes.ts'
import { CATALOGUE_NAMES, otherKind } from '../../catalogue/catalogue-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type GameListFilter, isSearchAlone } from './game-list-filter.ts'
import styles from './ToOther.module.css'
import type { GameKind } from '#domain/games/game-types.ts'

type Props = {
  /** The kind of the open page. */
  kind: GameKind
  filter: GameListFilter
}

/** Longer than a pause between two keys, so that this page's own results render first, ms. */
const PAUSE_MS = 300
/** The badge shows at most this number. */
const MOST = 99

/**
 * Link to the other kind of games, with the number of matches for this search. Where the navigation rail has both
 * links, it shows only if there are matches.
 */
export function ToOther({ kind, filter }: Props) {
  const { formatMessage } = useIntl()
  const other = otherKind(kind)
  const { query } = filter
  const typed = isSearchAlone(filter) ? query : ''
  const paused = usePaused(typed)
  return (
    <nav className={styles.other} aria-label={formatMessage({ id: 'nav.more' })} aria-live="polite">
      <Link href={gameListPath(other, query === '' ? {} : { q: query })}>
        <Icon name={other} />
        {typed === '' || paused === '' ? (
          <FormattedMessage id={CATALOGUE_NAMES[other]} />
        ) : (
          <Counted kind={other} query={paused} />
        )}
      </Link>
    </nav>
  )
}

/** The name of the other kind, with a badge if it has matches. Its catalogue table is only read for that. */
function Counted({ kind, query }: { kind: GameKind; query: string }) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: CATALOGUE_NAMES[kind] })
  const count = useFoundGames(kind, query, 0)?.count ?? 0
  if (count === 0) return <span>{name}</span>
  return (
    <>
      <b aria-hidden="true">{count > MOST ? `${MOST}+` : count}</b>
      <span className="sr-only">{formatMessage({ id: 'shelf.alsoIn' }, { name, count })}</span>
      <span aria-hidden="true">{name}</span>
    </>
  )
}

/** The query after a pause in typing, so that the results of the open page come first. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
