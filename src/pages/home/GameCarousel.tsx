import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameCard } from '#db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { GameTile } from '../../catalogue/GameTile.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { firstPart } from './first-part.ts'
import { useDrawnTiles } from './use-drawn-tiles.ts'
import { useNear } from '../../ui/use-near.ts'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './GameCarousel.module.css'

const RowArrows = lazyComponent(firstPart('RowArrows'))
/** As many as there are posters of our own games, whose skeleton has them too. */
const SKELETON_TILES = 11

type Props = {
  title: MessageKey
  /** Path of the page with all these games. */
  all: string
  /** null while not loaded: a skeleton row of the same size is shown. */
  games: readonly GameCard[] | null
  /** Below the first screen: the row is rendered into its reserved space when it comes near the viewport. */
  isBelow?: boolean
  /** Content beside the heading. */
  children?: ElementChildren
}

/** A row of games that scrolls by touch, wheel, arrow buttons and keys; renders nothing if `games` is empty. */
export function GameCarousel(props: Props) {
  if (props.games?.length === 0) return null
  return (
    <Boundary fallback={CrashedSection}>
      <Row {...props} />
    </Boundary>
  )
}

function Row({ title, all, games, isBelow = false, children }: Props) {
  const { formatMessage } = useIntl()
  const row = useRef<HTMLDivElement>(null)
  const near = useNear(row, !isBelow)
  const drawn = useDrawnTiles(row)
  const id = useId()
  const name = formatMessage({ id: title })
  const shown = near ? games : null
  return (
    <section aria-busy={!shown} aria-label={name}>
      <div className={styles.head}>
        <h2 className="shelf-title">{name}</h2>
        {children}
        <Link className={styles.all} href={all} aria-label={formatMessage({ id: 'home.allOf' }, { title: name })}>
          <FormattedMessage id="home.all" />
        </Link>
        {hasMouse() && (
          <span className={styles.arrows}>
            {/* Keyed by the number of games: with another number the row width changes, so the arrows must measure
                again. */}
            {shown && <RowArrows key={shown.length} row={row} rowId={id} name={name} />}
          </span>
        )}
      </div>
      <div ref={row} id={id} className="shelf-row">
        {shown?.map((game, at) =>
          at < drawn ? <GameTile key={game.id} game={game} row={shown} /> : tilePlaceholder(game),
        ) ??
          // A loaded row that is not near the viewport yet: empty tiles without the skeleton animation.
          games?.slice(0, SKELETON_TILES).map(tilePlaceholder) ??
          skeletonTiles}
      </div>
    </section>
  )
}

/** Arrow buttons are only for a mouse: touch scrolls the row directly. */
export function hasMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}

/** An empty tile of the same size. */
function tilePlaceholder({ id }: GameCard) {
  return <span key={id} className="tile" />
}

export const skeletonTiles = Array.from({ length: SKELETON_TILES }, (_, at) => (
  <span key={at} className="tile skeleton" />
))
