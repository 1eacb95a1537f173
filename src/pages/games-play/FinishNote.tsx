import { FormattedMessage } from 'react-intl'
import { useServerClock } from '../../data/queries.ts'
import { useFormatTime } from '../../format/use-format-date-time.ts'
import { BlockText } from '../../protection/BlockText.tsx'
import { useProtection } from '../../protection/use-protection.ts'
import { SPACE } from '../../ui/children.ts'
import CloseGame from './CloseGame.tsx'
import styles from './GamesPlay.module.css'

/** `closesAt`: ms of `performance.now()`. */
type Props = { closesAt: number; close: () => void }

/** Over a game that stays open only for its round: why play is paused, until when, and a button that closes it. */
export default function FinishNote({ closesAt, close }: Props) {
  const formatTime = useFormatTime()
  const clock = useServerClock()
  const block = useProtection()?.block
  if (!block) return null
  return (
    <div className={`${styles.note} ${styles.silent}`} data-testid="finish-note">
      <output>
        <BlockText block={block} />
        {SPACE}
        <FormattedMessage id="protection.finish" values={{ at: formatTime(clock.at(closesAt)) }} />
      </output>
      <div className={styles.ways}>
        <CloseGame close={close} />
      </div>
    </div>
  )
}
