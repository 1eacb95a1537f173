import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { GameCard } from '#db/view.ts'
import { playedId } from '#domain/games/played-original.ts'
import { GameTile } from '../GameTile.tsx'
import { useStaggeredDraw } from '../use-staggered-draw.ts'
import { HEART_PATH } from './heart-path.ts'
import { useFavourite } from './use-favourite.ts'
import styles from './FavouriteTile.module.css'
import iconButton from '../../ui/icon-button.module.css'

type Props = {
  game: GameCard
  /** Renders the name first, and cover and heart later: for lists that change with every key press. */
  coverLater?: boolean
  /** The row that it is in. */
  row?: readonly GameCard[]
}

/** A game tile with a favourite button next to the link, since a link must not contain another control. */
export const FavouriteTile = memo(function FavouriteTile({ game, coverLater = false, row }: Props) {
  const hasTime = useStaggeredDraw(coverLater, game.id)
  return (
    <div className={styles.place}>
      <GameTile game={game} hasCover={hasTime} row={row} />
      {hasTime && <Heart id={game.kind === 'original' ? playedId(game.id) : game.id} name={game.name} />}
    </div>
  )
})

export function Heart({ id, name }: { id: string; name: string }) {
  const { formatMessage } = useIntl()
  const { favourite, toggle } = useFavourite(id)
  return (
    <button
      type="button"
      className={`${iconButton.bare} ${styles.heart}`}
      aria-pressed={favourite}
      aria-label={formatMessage({ id: 'favourite.add' }, { name })}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={HEART_PATH} />
      </svg>
    </button>
  )
}
