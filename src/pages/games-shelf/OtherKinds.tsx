import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { ProvidedCard } from '#db/view.ts'
import { FavouriteTile } from '../../catalogue/favourite/FavouriteTile.tsx'
import { useFoundGames } from '../../catalogue/game-search/use-found-games.ts'
import { useFoundOriginals } from '../../catalogue/game-search/use-found-originals.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'
import { gameListPath } from '../../base/routes.ts'
import { OriginalCover } from '../../cover/OriginalCover.tsx'
import { CATALOGUE_NAMES, otherKind } from '../../catalogue/catalogue-names.ts'
import { OriginalTiles } from './OriginalTiles.tsx'
import styles from './OtherKinds.module.css'
import type { GameKind } from '#domain/games/game-types.ts'

const MOST = 6
/** A shorter query would match too much. */
const FEWEST_LETTERS = 3

/** Below a search with results in this catalogue: the matching original games, in one line. */
export function AlsoFound({ query }: { query: string }) {
  // Deferred: the games of the catalogue render first.
  const originals = useFoundOriginals(useDeferredValue(query.trim().length < FEWEST_LETTERS ? '' : query))
  return (
    <div className={styles.also} aria-live="polite">
      {originals.length > 0 && (
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
          </ul>
        </>
      )}
    </div>
  )
}

function OriginalChip({ link: { path, text, game } }: { link: OriginalLink }) {
  return (
    <Link className={`${styles.chip} ${styles.drawn}`} href={path}>
      <span>
        <OriginalCover game={game} />
      </span>
      <FormattedMessage id={text} />
    </Link>
  )
}

type Elsewhere = { other: GameKind; originals: readonly OriginalLink[]; games: readonly ProvidedCard[]; count: number }

/** Matches for the query among the other kind and the original games; null if there are none or the query is empty. */
export function useOtherKinds(kind: GameKind, query: string): Elsewhere | null {
  const other = otherKind(kind)
  const originals = useFoundOriginals(query)
  const { games, count } = useFoundGames(other, query, MOST) ?? { games: [], count: 0 }
  return originals.length + count > 0 ? { other, originals, games, count } : null
}

/** Shown instead of an empty search result. */
export function OtherKinds({ other, originals, games, count, query }: Elsewhere & { query: string }) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: CATALOGUE_NAMES[other] })
  return (
    <>
      <output className={styles.not}>
        <FormattedMessage id="shelf.onlyElsewhere" values={{ query }} />
      </output>
      {originals.length > 0 && <OriginalTiles games={originals} />}
      {count > 0 && (
        <section aria-label={name}>
          <div className={styles.head}>
            <h2 className="shelf-title">{name}</h2>
            {count > games.length && (
              <Link
                href={gameListPath(other, { q: query })}
                aria-label={formatMessage({ id: 'home.allOf' }, { title: name })}
              >
                <FormattedMessage id="home.all" />
              </Link>
            )}
          </div>
          <div className="shelf-row">
            {games.map((game) => (
              <FavouriteTile key={game.id} game={game} row={games} coverLater />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
