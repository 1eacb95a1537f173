import { memo, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameKind, ProvidedCard } from '../../../worker/db/view.ts'
import { FavouriteTile } from '../../app/favourite/FavouriteTile.tsx'
import { useFoundGames } from '../../app/game-search/use-found-games.ts'
import { useFoundOriginals } from '../../app/game-search/use-found-originals.ts'
import type { OriginalLink } from '../../app/navigation-more.ts'
import { shelfPath } from '../../app/routes.ts'
import { OriginalCover } from '../../games/cover/OriginalCover.tsx'
import { SHELF_NAMES, otherKind } from '../../app/shelf-names.ts'
import { OriginalTiles } from './OriginalTiles.tsx'
import styles from './Elsewhere.module.css'

type Props = {
  /** Of the shelf that is searched. */
  kind: GameKind
  query: string
}

const MOST = 6
/** Between two keys of one who types. */
const PAUSE_MS = 300

/**
 * Beneath a search that finds something on its shelf, in one line: where else it does. It is looked for in a pause, as
 * the shelf's own games come first, and its line is kept free, so that they stay where they are.
 */
export function AlsoFound({ kind, query }: Props) {
  const isPause = usePause(query)
  return (
    <div className={styles['also']} aria-live="polite">
      {isPause && <AlsoLine kind={kind} query={query} />}
    </div>
  )
}

/** Whether nothing has been typed for a while. */
function usePause(typed: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled === typed
}

const AlsoLine = memo(function AlsoLine({ kind, query }: Props) {
  const { formatMessage } = useIntl()
  const other = otherKind(kind)
  const originals = useFoundOriginals(query)
  const count = useFoundGames(other, query, 0)?.count ?? 0
  if (originals.length + count === 0) return null
  return (
    <>
      <span>
        <FormattedMessage id="shelf.also" />
      </span>
      <ul>
        {originals.map((link) => (
          <li key={link.game}>
            <OriginalChip link={link} />
          </li>
        ))}
        {count > 0 && (
          <li>
            <Link className={styles['chip']} href={shelfPath(other, { q: query })}>
              {formatMessage({ id: 'shelf.alsoIn' }, { name: formatMessage({ id: SHELF_NAMES[other] }), count })}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
})

function OriginalChip({ link: { path, text, game } }: { link: OriginalLink }) {
  return (
    <Link className={`${styles['chip']} ${styles['drawn']}`} href={path}>
      <span>
        <OriginalCover game={game} />
      </span>
      <FormattedMessage id={text} />
    </Link>
  )
}

type Elsewhere = { other: GameKind; originals: readonly OriginalLink[]; games: readonly ProvidedCard[]; count: number }

/** What there is elsewhere of what a shelf has not; null where there is nothing, or nothing to look for. */
export function useElsewhere(kind: GameKind, query: string): Elsewhere | null {
  const other = otherKind(kind)
  const originals = useFoundOriginals(query)
  const { games, count } = useFoundGames(other, query, MOST) ?? { games: [], count: 0 }
  return originals.length + count > 0 ? { other, originals, games, count } : null
}

/** In place of what a shelf has not. */
export function Elsewhere({ other, originals, games, count, query }: Elsewhere & { query: string }) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: SHELF_NAMES[other] })
  return (
    <>
      <output className={styles['not']}>
        <FormattedMessage id="shelf.onlyElsewhere" values={{ query }} />
      </output>
      {originals.length > 0 && <OriginalTiles games={originals} />}
      {count > 0 && (
        <section aria-label={name}>
          <div className={styles['head']}>
            <h2 className="shelf-title">{name}</h2>
            {count > games.length && (
              <Link
                href={shelfPath(other, { q: query })}
                aria-label={formatMessage({ id: 'home.allOf' }, { title: name })}
              >
                <FormattedMessage id="home.all" />
              </Link>
            )}
          </div>
          <div className="shelf-row">
            {games.map((game) => (
              <FavouriteTile key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
