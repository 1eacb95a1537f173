import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { AppError, Result } from '../../../../worker/core/result.ts'
import { reloadBlockersAtom } from '../../../app/state.ts'

export type Sending = {
  /** A call is on its way. */
  busy: boolean
  failure: AppError | null
  /** Sends one call at a time: while one is on its way, null is given and another is not even begun. */
  send: <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value> | null>
  clearFailure: () => void
}

/** One call of a table at a time; no update reloads the page while it is on its way. */
export function useSending(name: string): Sending {
  const inFlight = useRef<Promise<Result<unknown>>>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AppError | null>(null)
  const setNames = useSetAtom(reloadBlockersAtom)

  function send<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value> | null> {
    // A ref, not state: two clicks may come before React renders once.
    if (inFlight.current) return Promise.resolve(null)
    const sent = sendAlone(call)
    inFlight.current = sent
    return sent
  }

  async function sendAlone<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
    setBusy(true)
    setFailure(null)
    setNames((names) => new Set(names).add(name))
    const answer = await call()
    inFlight.current = null
    setNames((names) => new Set([...names].filter((other) => other !== name)))
    setBusy(false)
    // Of what is not known the journal tells, until its outcome is.
    if (!answer.ok && answer.error.reason !== 'unknown') setFailure(answer.error)
    return answer
  }

  return { busy, failure, send, clearFailure: () => setFailure(null) }
}
