import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useWait } from './use-wait.ts'

/** How long to wait before trying again, counting down to the eye; a screen reader hears it at the start and the end. */
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
