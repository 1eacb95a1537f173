import { useIntl } from 'react-intl'
import styles from './board.module.css'
import type { Keno } from './use-keno.ts'

export const PICKS_NOTE = 'keno-picks'

/** How many numbers are picked and how many are allowed; in red after a rejected press. */
export function PicksNote({ keno: { line, refused } }: { keno: Keno }) {
  const intl = useIntl()
  const count = line.picks.length
  const id = count === 0 ? 'keno.picks.none' : refused === 'full' ? 'keno.picks.full' : 'keno.picks'
  return (
    <output id={PICKS_NOTE} className={styles.note} data-tone={refused ? 'danger' : undefined}>
      {intl.formatMessage({ id }, { count })}
    </output>
  )
}
