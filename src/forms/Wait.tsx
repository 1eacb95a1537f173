import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useWait } from './use-wait.ts'

/** Countdown to the next try. It is visual only; screen readers announce the start and the end. */
export function Wait({ from, ms }: { from: number; ms: number }) {
  const left = useWait(from, ms)
  const [atFirst] = useState(left)
  if (left === 0) {
    return (
      <p>
        <FormattedMessage id="form.waitOver" />
      </p>
    )
  }
  return (
    <p>
      <span className="sr-only">
        <FormattedMessage id="form.wait" values={{ seconds: atFirst }} />
      </span>
      <span aria-hidden="true">
        <FormattedMessage id="form.wait" values={{ seconds: left }} />
      </span>
    </p>
  )
}
