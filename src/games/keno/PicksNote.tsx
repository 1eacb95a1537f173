import { useIntl } from 'react-intl'
import { Invitation } from '../table/Invitation.tsx'
import styles from './board.module.css'
import type { Keno } from './use-keno.ts'

export const PICKS_NOTE = 'keno-picks'

/** How many numbers are picked and how many are allowed; in red after a rejected press. */
export function PicksNote({ keno: { line, rejection } }: { keno: Keno }) {
  const intl = useIntl()
  const count = line.picks.length
  const text = intl.formatMessage({ id: rejection === 'full' ? 'keno.picks.full' : 'keno.picks' }, { count })
  return (
    <output id={PICKS_NOTE} className={styles.note} data-tone={rejection ? 'danger' : undefined}>
      {count > 0 ? <span>{text}</span> : <Invitation>{intl.formatMessage({ id: 'keno.picks.none' })}</Invitation>}
    </output>
  )
}
