import { FormattedMessage } from 'react-intl'
import { type Framed, framedText } from './framed.ts'
import { GamePicture } from './GamePicture.tsx'
import styles from './GamesPlay.module.css'

/** The game's cover while it loads; `game` is null while it is not known yet. */
export function Loading({ game, isSlow }: { game: Framed | null; isSlow: boolean }) {
  return (
    <div className={styles.loading}>
      {game ? <GamePicture game={game} /> : <div className={`skeleton ${styles.tile}`} />}
      <p aria-live="polite">
        <FormattedMessage id={framedText(game, isSlow ? 'play.slow' : 'play.asking')} />
      </p>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  )
}
