import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatCountdown } from '../../format/countdown.ts'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import styles from './payIn.module.css'

/** The time left to pay, by server time. Screen readers do not announce each tick. */
export function TimeLeft({ until }: { until: number }) {
  const id = useId()
  const left = useSecondsUntil(until)
  return (
    <p className={styles.time}>
      <span id={id}>
        <FormattedMessage id="deposit.invoice.timeLeft" />
      </span>
      <b role="timer" translate="no" aria-labelledby={id}>
        {formatCountdown(left)}
      </b>
    </p>
  )
}
