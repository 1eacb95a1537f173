import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameKind } from '../../../worker/db/view.ts'
import { useFoundGames } from '../../app/game-search/use-found-games.ts'
import { shelfPath } from '../../app/routes.ts'
import { SHELF_NAMES, otherKind } from '../../app/shelf-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type ShelfFilter, isSearchAlone } from './filter.ts'
import styles from './ToOther.module.css'

type Props = {
  /** Of the shelf that is open. */
  kind: GameKind
  filter: ShelfFilter
}

/** Between two keys of one who types. */
const PAUSE_MS = 300
/** More are not counted on a badge. */
const MOST = 99

/** The way to the other shelf, and how many games it has of what is searched here; where the rail leads to both, only with these. */
export function ToOther({ kind, filter }: Props) {
  const { formatMessage } = useIntl()
  const other = otherKind(kind)
  const name = formatMessage({ id: SHELF_NAMES[other] })
  const count = useFoundThere(other, filter)
  return (
    <nav
      className={`${styles['other']} ${count > 0 ? styles['found'] : ''}`}
      aria-label={formatMessage({ id: 'nav.more' })}
      aria-live="polite"
    >
      <Link href={shelfPath(other, filter.query === '' ? {} : { q: filter.query })}>
        <span className={styles['sign']}>
          <Icon name={other} />
          {count > 0 && <b aria-hidden="true">{count > MOST ? `${MOST}+` : count}</b>}
        </span>
        {count > 0 && <span className="sr-only">{formatMessage({ id: 'shelf.alsoIn' }, { name, count })}</span>}
        <span aria-hidden={count > 0}>{name}</span>
      </Link>
    </nav>
  )
}

/** Looked for in a pause: the games of the shelf that is searched come first. */
function useFoundThere(other: GameKind, filter: ShelfFilter): number {
  const typed = isSearchAlone(filter) ? filter.query : ''
  const found = useFoundGames(other, usePaused(typed), 0)
  return typed === '' ? 0 : (found?.count ?? 0)
}

/** What was typed last when nothing had been for a while. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
