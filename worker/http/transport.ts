import ky, { HTTPError, TimeoutError } from 'ky'
import { CALL_TIMEOUT_MS } from '../domain/protocol/constants.ts'
import { CommandError } from '../core/result.ts'
import type { Clock } from '../realtime/clock.ts'
import type { Connection } from '../connection/connection.ts'
import type { Endpoint } from './endpoint.ts'

export type Outgoing = {
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body: unknown
  /** Sent as they are, in the place of a body. */
  bytes?: Blob | undefined
  signal?: AbortSignal | undefined
  /** Sent even while nobody answers: the sign of life itself, or what a player asks for because of it. */
  evenIfLost?: boolean
}
export type Incoming = { status: number; text: string; retryAfter: string | null }

/** Sends one request and reads its whole answer; knows HTTP, time-outs and the clock, nothing of tokens or shapes. */
export type Transport = (endpoint: Endpoint, outgoing: Outgoing) => Promise<Incoming>

/** One more try for a GET that met a gateway's bad moment or a lost packet; what changes something is sent once. */
const RETRY = { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], delay: () => 300, retryOnTimeout: false }

/** What a reply says that is kept by no cache, or given by none without asking. */
const NEVER_STALE = /\bno-(?:store|cache)\b/

/**
 * Throws `CommandError` with `offline` when nobody answered (at once while nobody does: only signs of life are asked for),
 * `timeout` when the answer was not whole in time, `contract` when it was cut short, `cancelled` when the caller gave
 * up. Any HTTP answer, whatever its status, is returned.
 */
export function createTransport(clock: Clock, connection: Connection): Transport {
  const client = ky.create({ retry: RETRY, timeout: false, throwHttpErrors: false })
  /** Calls whose replies say by themselves that no cache may answer for the operator. */
  const neverStale = new Set<string>()

  return async (endpoint, { url, headers, body, bytes, signal, evenIfLost = false }) => {
    if (!connection.reachable && !evenIfLost) throw new CommandError({ code: 'offline', retry: true })
    const deadline = AbortSignal.timeout(endpoint.timeoutMs ?? CALL_TIMEOUT_MS)
    const given = {
      method: endpoint.method,
      // A header that cannot be sent throws here: a mistake of ours, which says nothing of the operator.
      headers: new Headers(headers),
      // Asked for past caches, Chromium forgets the preflight as well: each call would make two.
      cache: endpoint.method !== 'GET' || neverStale.has(endpoint.name) ? ('default' as const) : ('no-cache' as const),
      credentials: endpoint.credentials ? ('include' as const) : ('omit' as const),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(body === undefined ? {} : { json: body }),
      ...(bytes === undefined ? {} : { body: bytes }),
    }
    const givenUp = (error: unknown): CommandError | null => {
      if (signal?.aborted) return new CommandError({ code: 'cancelled', retry: false })
      if (deadline.aborted || error instanceof TimeoutError) return new CommandError({ code: 'timeout', retry: true })
      return null
    }

    const sentAt = Date.now()
    const response = await client(url, given).catch((error: unknown) => {
      const failure = givenUp(error)
      if (failure) throw failure
      // ky raises these for answers it was asked to retry; the answer itself says that somebody is there.
      if (error instanceof HTTPError)
        throw new CommandError({ code: 'operator', status: error.response.status, retry: true })
      connection.reportFailure()
      throw new CommandError({ code: 'offline', retry: true })
    })
    clock.hearHeader(response.headers.get('date'), sentAt, Date.now())
    connection.markOnline()
    if (NEVER_STALE.test(response.headers.get('cache-control') ?? '')) neverStale.add(endpoint.name)
    else neverStale.delete(endpoint.name)
    const text = await response.text().catch((error: unknown) => {
      throw givenUp(error) ?? new CommandError({ code: 'contract', reason: endpoint.name, retry: true })
    })
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
  }
}
