import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import styles from './payIn.module.css'

const MINUTE = 60

/** The time left to pay, by server time. Screen readers do not announce each tick. */
export function TimeLeft({ until }: { until: number }) {
  const id = useId()
  const left = useSecondsUntil(until)
  const seconds = String(left % MINUTE).padStart(2, '0')
  return (
    <p className={styles['time']}>
      <span id={id}>
        <FormattedMessage id="deposit.invoice.timeLeft" />
      </span>
      <b role="timer" translate="no" aria-labelledby={id}>
        {`${Math.floor(left / MINUTE)}:${seconds}`}
      </b>
    </p>
  )
}
