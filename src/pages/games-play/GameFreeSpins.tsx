import { FormattedMessage } from 'react-intl'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '#domain/money/bonus.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import type { PlayMode } from '../../base/routes.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import styles from './GamesPlay.module.css'

const TEXTS = {
  play: { counted: 'play.spins', some: 'play.spinsSome' },
  demo: { counted: 'play.spinsDemo', some: 'play.spinsSomeDemo' },
} as const satisfies Record<PlayMode, Record<string, MessageKey>>

/**
 * Shows how many free spins the player has in this game and until when. The game uses them before money; a demo does
 * not use them.
 */
export function GameFreeSpins({ rows, mode }: { rows: FreeSpinRow[]; mode: PlayMode }) {
  const formatDateTime = useFormatDateTime()
  const now = useServerNow()
  const spins = rows.filter((row) => areSpinsActive(row, now)).toSorted((a, b) => a.expiresAt - b.expiresAt)
  const [next] = spins
  if (!next) return null
  const left = spins.every((row) => row.left !== null) ? spins.reduce((sum, row) => sum + (row.left ?? 0), 0) : null
  const until = formatDateTime(next.expiresAt)
  return (
    <p className={styles.spins} data-testid="free-spins">
      {left === null ? (
        <FormattedMessage id={TEXTS[mode].some} values={{ until }} />
      ) : (
        <FormattedMessage id={TEXTS[mode].counted} values={{ left, until }} />
      )}
    </p>
  )
}
