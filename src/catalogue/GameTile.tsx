import { type MouseEvent, createContext, memo, useContext } from 'react'
import { useIntl } from 'react-intl'
import type { GameCard } from '#db/view.ts'
import { navigate } from '../base/location.ts'
import { withLocalePrefix } from '../base/locale-prefix.ts'
import { cardPath } from '../base/routes.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import styles from './GameTile.module.css'

const TileFace = lazyComponent(() => import('./TileFace.tsx'), PlainLabel)

type Props = {
  game: GameCard
  hasCover?: boolean
  /** The row that it is in, whose neighbours have different emblems. */
  row?: readonly GameCard[] | undefined
}

/** An additional note for a tile: free spins in its game, or a tournament. */
export const TileNote = createContext<(game: GameCard) => string | undefined>(() => undefined)

/**
 * A link to a game, named by its title and described by the rest of its cover; the inline loader draws it too, without cover. Dozens
 * of tiles mount and unmount with each key press or scroll, so unlike the router's Link it subscribes to nothing.
 */
export const GameTile = memo(function GameTile({ game, hasCover = true, row }: Props) {
  const { name, provider, isNew } = game
  const { formatMessage } = useIntl()
  const note = useContext(TileNote)(game)
  const news = isNew && formatMessage({ id: 'tile.new' })
  const description = [note, news, provider].filter(Boolean).join(', ')
  const path = cardPath(game)
  return (
    <a
      className="tile"
      href={withLocalePrefix(path)}
      aria-label={name}
      // ARIA 1.3 allows aria-description on every role.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={description}
      onClick={(event) => follow(event, path)}
    >
      {hasCover ? <TileFace game={game} row={row} /> : <PlainLabel game={game} />}
      <span className={styles.notes}>
        {news && <span className={styles.new}>{news}</span>}
        {note && <span>{note}</span>}
      </span>
    </a>
  )
})

/** Name and provider of a game whose cover is not there yet. */
function PlainLabel({ game: { name, provider } }: Props) {
  return (
    <span className="tile-label">
      <span className="tile-name" translate="no">
        {name}
      </span>
      <span className="tile-provider" translate="no">
        {provider}
      </span>
    </span>
  )
}

/** Like the router's Link: clicks for another tab or window are left to the browser. */
function follow(event: MouseEvent, path: string): void {
  const { ctrlKey, metaKey, altKey, shiftKey, button } = event
  if (ctrlKey || metaKey || altKey || shiftKey || button !== 0 || event.defaultPrevented) return
  event.preventDefault()
  navigate(path)
}
