import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatCountdown } from './countdown.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { SPACE } from '../ui/children.ts'
import styles from './TimeUntil.module.css'

const DAY_S = 24 * 3_600

type Props = {
  label: string
  /** null while unknown: then only the space for `longest` ms is reserved. */
  until: number | null
  longest?: number
}

/** Days, hours, minutes and seconds until a server time (ms). Screen readers do not read a timer at each tick. */
export function TimeUntil({ label, until, longest = 0 }: Props) {
  const id = useId()
  const known = useSecondsUntil(until ?? 0)
  const left = until === null ? longest / 1_000 : known
  const days = Math.floor(left / DAY_S)
  return (
    <p className={styles.until} hidden={until === null}>
      <span id={id}>{label}</span>
      <b role="timer" aria-labelledby={id}>
        {days > 0 && (
          <>
            <FormattedMessage id="duration.days" values={{ count: days }} />
            {SPACE}
          </>
        )}
        <span translate="no">{days > 0 ? formatCountdown(left % DAY_S, true) : formatCountdown(left)}</span>
      </b>
    </p>
  )
}
