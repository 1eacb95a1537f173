import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/late-icons.ts'
import { exitPath, type Framed, framedText } from './framed.ts'
import { RetryButton } from './Panel.tsx'
import styles from './GamesPlay.module.css'

type Props = { game: Framed; again: () => void; onClose: () => void }

/**
 * Shown over a game that has loaded but never sent `ready`. It may be broken, or its provider never sends that message
 * and a round may be running. So this is only a note that the player can close, with a button to reload.
 */
export function Silent({ game, again, onClose }: Props) {
  const { formatMessage } = useIntl()
  return (
    <div className={`${styles.note} ${styles.silent}`}>
      <output>
        <FormattedMessage id={framedText(game, 'play.silent')} />
      </output>
      <Button
        variant="quiet"
        className={styles.close ?? ''}
        aria-label={formatMessage({ id: 'dialog.close' })}
        onClick={onClose}
      >
        <Strokes d={CLOSE_PATH} />
      </Button>
      <div className={styles.ways}>
        <RetryButton again={again} isSecond />
        <Link href={exitPath(game)}>
          <FormattedMessage id={framedText(game, 'play.back')} />
        </Link>
      </div>
    </div>
  )
}
