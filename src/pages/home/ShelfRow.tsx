import { type ReactNode, Suspense, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameCard } from '../../../worker/db/view.ts'
import { SHELL_ROW_TILES } from '../../../worker/rules/constants.ts'
import { Boundary } from '../../app/Boundary.tsx'
import { CrashedPart } from '../../app/Crashed.tsx'
import type { MessageKey } from '../../app/dictionary.ts'
import { GameTile } from '../../app/GameTile.tsx'
import { lazyPart } from '../../app/lazy-part.tsx'
import styles from './ShelfRow.module.css'

const RowArrows = lazyPart(() => import('./RowArrows.tsx'))
const SKELETON_TILES = 8

type Props = {
  title: MessageKey
  /** Where all of them are. */
  all: string
  /** null for what is not known yet: it is shown as a row of the same size. */
  games: readonly GameCard[] | null
  /** Beside the heading. */
  children?: ReactNode
}

/** A row of games that is turned by finger, wheel, arrows and keys; nothing where it would be empty. */
export function ShelfRow({ title, all, games, children }: Props) {
  const { formatMessage } = useIntl()
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const name = formatMessage({ id: title })
  if (games?.length === 0) return null
  return (
    <Boundary fallback={CrashedPart}>
      <section aria-busy={games === null} aria-label={name}>
        <div className={styles['head']}>
          <h2 className="shelf-title">{name}</h2>
          {children}
          <Link className={styles['all']} href={all} aria-label={formatMessage({ id: 'home.allOf' }, { title: name })}>
            <FormattedMessage id="home.all" />
          </Link>
          <span className={styles['arrows']}>
            {games && (
              <Suspense>
                {/* Of another number of games, it has another width. */}
                <RowArrows key={games.length} row={row} rowId={id} name={name} />
              </Suspense>
            )}
          </span>
        </div>
        <div ref={row} id={id} className="shelf-row">
          {games ? games.map(tile) : skeletonTiles}
        </div>
      </section>
    </Boundary>
  )
}

/** Covers that the shell does not show before are drawn when there is time. */
function tile(game: GameCard, at: number) {
  return <GameTile key={game.id} game={game} coverLater={at >= SHELL_ROW_TILES} />
}

export const skeletonTiles = Array.from({ length: SKELETON_TILES }, (_, at) => (
  <span key={at} className="tile skeleton" />
))
