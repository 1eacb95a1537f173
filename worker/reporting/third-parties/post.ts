import ky from 'ky'
import { isTransientStatus } from '#domain/calls/transient.ts'

/** Time-out of a third party, ms. */
const GIVE_UP_MS = 10_000

export type Post = { url: string; headers?: Record<string, string>; body: string; type?: string }

/**
 * Sends a request to a third party: without cookies, and without effect on the state of the operator's connection. Out:
 * `accepted`; `rejected` when it must not be sent again; `retry` after a network error, a time-out or a transient status.
 * Never throws.
 */
export async function postToThirdParty({
  url,
  headers = {},
  body,
  type = 'application/json',
}: Post): Promise<'accepted' | 'rejected' | 'retry'> {
  try {
    const { ok, status } = await ky.post(url, {
      body,
      headers: { ...headers, 'content-type': type },
      credentials: 'omit',
      referrerPolicy: 'origin',
      retry: 0,
      timeout: GIVE_UP_MS,
      throwHttpErrors: false,
    })
    if (ok) return 'accepted'
    return isTransientStatus(status) ? 'retry' : 'rejected'
  } catch {
    return 'retry'
  }
}
