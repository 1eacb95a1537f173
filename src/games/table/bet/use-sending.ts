import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { AppError, Result } from '#domain/calls/result.ts'
import { reloadBlockersAtom } from '../../../base/state.ts'

export type Sending = {
  /** A call is in flight. */
  busy: boolean
  failure: AppError | null
  /** Sends one call at a time; resolves to null without sending while another one is in flight. */
  send: <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value> | null>
  clearFailure: () => void
}

/** Sends one call at a time and blocks update reloads while it is in flight. */
export function useSending(name: string): Sending {
  const inFlight = useRef<Promise<Result<unknown>>>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AppError | null>(null)
  const setNames = useSetAtom(reloadBlockersAtom)

  function send<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value> | null> {
    // A ref instead of state: two clicks can come before the next render.
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
    // An unknown outcome is no error: the journal shows it until it is resolved.
    if (!answer.ok && answer.error.reason !== 'unknown') setFailure(answer.error)
    return answer
  }

  return { busy, failure, send, clearFailure: () => setFailure(null) }
}
