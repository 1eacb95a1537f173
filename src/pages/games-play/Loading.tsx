import { FormattedMessage } from 'react-intl'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { Tile } from './Tile.tsx'
import styles from './GamesPlay.module.css'

/** The game's cover where the game will be, while it opens. */
export function Loading({ game, isSlow }: { game: ProvidedCard; isSlow: boolean }) {
  return (
    <div className={styles['loading']}>
      <Tile game={game} />
      <p aria-live="polite">
        <FormattedMessage id={isSlow ? 'play.slow' : 'play.asking'} />
      </p>
      <span className={styles['bar']} aria-hidden="true" />
    </div>
  )
}
