import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Result } from '../../../worker/core/result.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'

/** Runs a command of a button, one at a time; what the operator refused, in words, until it is tried again. */
export function useDoing() {
  const intl = useIntl()
  const inFlight = useRef(false)
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** True when it was done. */
  async function run(work: () => Promise<Result<unknown>>): Promise<boolean> {
    // A ref, not state: two clicks may come before React renders once.
    if (inFlight.current) return false
    inFlight.current = true
    setDoing(true)
    setFailure(null)
    const answer = await work()
    inFlight.current = false
    setDoing(false)
    if (!answer.ok) setFailure(getRejectionLines(intl, answer.error)[0]?.text ?? null)
    return answer.ok
  }

  return { doing, failure, run }
}
