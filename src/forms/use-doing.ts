import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Result } from '../../worker/core/result.ts'
import { getRejectionLines } from './rejection-texts.ts'

/** Runs the command of a button, one at a time. `failure` is the text of the rejection, until the next try. */
export function useDoing() {
  const intl = useIntl()
  const inFlight = useRef(false)
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Resolves to true if the command succeeded. */
  async function run(work: () => Promise<Result<unknown>>): Promise<boolean> {
    // A ref, not state: two clicks may arrive before React renders.
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
