import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError, Result } from '#domain/calls/result.ts'
import { useServerClock } from '../data/queries.ts'
import { getRejectionLines } from './rejection-texts.ts'
import { writeWait } from './wait-text.ts'

/** Runs the command of a button, one at a time. `failure` is the text of the rejection, until the next try. */
export function useDoing() {
  const intl = useIntl()
  const clock = useServerClock()
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
    if (!answer.ok) setFailure(writeFailure(answer.error))
    return answer.ok
  }

  function writeFailure(error: AppError): string | null {
    const text = getRejectionLines(intl, error)[0]?.text ?? null
    if (text === null || error.retryAt === undefined) return text
    return `${text} ${writeWait(intl, Math.max(1, (error.retryAt - clock.now()) / 1_000))}`
  }

  return { doing, failure, run }
}
