import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameKind } from '../../../worker/db/view.ts'
import { useFoundGames } from '../../catalogue/game-search/use-found-games.ts'
import { gameListPath } from '../../app/routing/routes.ts'
import { CATALOGUE_NAMES, otherKind } from '../../catalogue/catalogue-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type GameListFilter, isSearchAlone } from './game-list-filter.ts'
import styles from './ToOther.module.css'

type Props = {
  /** Of the shelf that is open. */
  kind: GameKind
  filter: GameListFilter
}

/** Longer than one pauses between two keys: the shelf that is searched is drawn whole by then. */
const PAUSE_MS = 300
/** More are not counted on a badge. */
const MOST = 99

/** The way to the other shelf, and how many games it has of what is searched here; where the rail leads to both, only with these. */
export function ToOther({ kind, filter }: Props) {
  const { formatMessage } = useIntl()
  const other = otherKind(kind)
  const { query } = filter
  const typed = isSearchAlone(filter) ? query : ''
  const paused = usePaused(typed)
  return (
    <nav className={styles['other']} aria-label={formatMessage({ id: 'nav.more' })} aria-live="polite">
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

/** A shelf by its name, with a badge where it has what is searched. No shelf is read but for that. */
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

/** What was typed last when nothing had been for a while: the games of the shelf that is searched come first. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
