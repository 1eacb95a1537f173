import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNeedsNetwork } from '../base/use-needs-network.ts'
import { formatCountdown } from '../format/countdown.ts'
import { useDuration } from '../format/use-duration.ts'
import { useSecondsUntil } from '../format/use-seconds-until.ts'
import { Button } from '../ui/Button.tsx'
import { SPACE } from '../ui/children.ts'
import styles from './form.module.css'

const HOUR_S = 3_600

type Props = {
  /** When the next code may be requested, ms of server time. */
  at: number
  /** How many codes were re-sent so far. */
  count: number
  /** Whether a request is in flight. */
  isDisabled: boolean
  again: () => void
}

/** Button that re-sends the code once that is allowed; until then it shows a countdown. */
export function SendAgain({ at, count, isDisabled, again }: Props) {
  const id = useId()
  const left = useSecondsUntil(at, Math.ceil)
  const noNetwork = useNeedsNetwork() !== undefined
  return (
    <div className={styles.code}>
      <div id={id}>
        <output>{count > 0 && <FormattedMessage key={count} id="code.sentAgain" />}</output>
        {SPACE}
        {left > 0 ? <TimeTo key={at} left={left} /> : <FormattedMessage id="code.againNow" />}
      </div>
      <Button onClick={again} aria-disabled={left > 0 || isDisabled || noNetwork} aria-describedby={id}>
        <FormattedMessage id="code.again" />
      </Button>
    </div>
  )
}

/** Screen readers get the initial time only: a text that changes each second cannot be listened to. */
function TimeTo({ left }: { left: number }) {
  const [first] = useState(left)
  const duration = useDuration()
  // A long wait in words: "24:00:00" reads as a time of day. Rounded up, as the next code is not sent before.
  const write = (seconds: number): string =>
    seconds < HOUR_S ? formatCountdown(seconds) : duration(Math.ceil(seconds / HOUR_S) * HOUR_S)
  return (
    <>
      <span className="sr-only">
        <FormattedMessage id="code.againIn" values={{ time: write(first) }} />
      </span>
      <span aria-hidden="true">
        <FormattedMessage id="code.againIn" values={{ time: write(left) }} />
      </span>
    </>
  )
}
