import ky from 'ky'
import { isTransientStatus } from '#domain/protocol/transient.ts'

/** Time-out of a third party, ms. */
const GIVE_UP_MS = 10_000

export type Post = { url: string; headers?: Record<string, string>; body: string; type?: string }

/**
 * Sends a request to a third party: without cookies, and without effect on the state of the operator's connection. Out:
 * `taken`; `refused` when it must not be sent again; `again` after a network error, a time-out or a transient status.
 * Never throws.
 */
export async function post({
  url,
  headers = {},
  body,
  type = 'application/json',
}: Post): Promise<'taken' | 'refused' | 'again'> {
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
    if (ok) return 'taken'
    return isTransientStatus(status) ? 'again' : 'refused'
  } catch {
    return 'again'
  }
}
