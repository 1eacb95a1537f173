import { memo } from 'react'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { GameCard } from '../../worker/db/view.ts'
import { Cover } from '../games/cover/Cover.tsx'
import { cardPath } from './routes.ts'
import { tileSpinsAtom } from './state.ts'
import styles from './GameTile.module.css'

type Props = { game: GameCard; hasCover?: boolean }

/** A game as a link by its name, and described by what else its cover says; the static shell draws it too. */
export const GameTile = memo(function GameTile({ game, hasCover = true }: Props) {
  const { id, name, provider, isNew } = game
  const { formatMessage } = useIntl()
  const spins = useAtomValue(tileSpinsAtom)[id]
  const news = isNew && formatMessage({ id: 'tile.new' })
  const description = [spins, news, provider].filter(Boolean).join(', ')
  return (
    <Link className="tile" href={cardPath(game)} aria-label={name} aria-description={description}>
      {hasCover && <Cover {...game} />}
      {news && <span className={styles['new']}>{news}</span>}
      <span className="tile-label">
        {spins && <span className={styles['spins']}>{spins}</span>}
        <span className="tile-name">{name}</span>
        <span className="tile-provider">{provider}</span>
      </span>
    </Link>
  )
})
