import { FormattedMessage } from 'react-intl'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { Cover } from '../../games/cover/Cover.tsx'
import styles from './GamesPlay.module.css'

/** The game's cover where the game will be, while it opens. */
export function Loading({ game, isSlow }: { game: ProvidedCard; isSlow: boolean }) {
  return (
    <div className={styles['loading']}>
      <div className={styles['tile']}>
        <Cover id={game.id} name={game.name} provider={game.provider} kind={game.kind} />
      </div>
      <p aria-live="polite">
        <FormattedMessage id={isSlow ? 'play.slow' : 'play.asking'} />
      </p>
      <span className={styles['bar']} aria-hidden="true" />
    </div>
  )
}
