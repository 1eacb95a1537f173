import ky, { TimeoutError } from 'ky'
import { CALL_TIMEOUT_MS } from '#domain/settings/constants.ts'
import { CommandError } from '#domain/calls/result.ts'
import type { Clock } from '../realtime/clock.ts'
import type { Connection } from '../connection/connection.ts'
import type { Endpoint } from './endpoint.ts'

export type Outgoing = {
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  body: unknown
  /** Sent unchanged, instead of `body`. */
  bytes?: Blob | undefined
  signal?: AbortSignal | undefined
  /**
   * Send even while the operator is unreachable: for health checks, and for calls that help the player in that state.
   */
  evenIfLost?: boolean
}
/** `retryAt`: when to try again, ms of server time; NaN where the operator did not say so. */
export type Incoming = { status: number; text: string; retryAt: number }

/** Sends one request and reads its whole answer; handles HTTP, time-outs and the clock, not tokens or schemas. */
export type Transport = (endpoint: Endpoint, outgoing: Outgoing) => Promise<Incoming>

/** Retries a GET once, after ky’s 300 ms, for a lost packet; a call that changes something is sent once. */
const RETRY = { limit: 1, methods: ['get'] }

/** `Cache-Control` of a reply that no cache stores, or that caches must revalidate. */
const NEVER_STALE = /\bno-(?:store|cache)\b/

/**
 * Throws `CommandError` with `offline` when there is no answer (at once while the operator is known to be unreachable:
 * only health checks are sent), `timeout` when the answer was not complete in time, `contract` when it was cut short,
 * `cancelled` when the caller aborted. Any HTTP answer, whatever its status, is returned.
 */
export function createTransport(clock: Clock, connection: Connection): Transport {
  const client = ky.create({
    retry: RETRY,
    timeout: false,
    throwHttpErrors: false,
  })
  /** Endpoints whose replies say that caches must not answer without asking the operator. */
  const neverStale = new Set<string>()

  return async (endpoint, { url, headers, body, bytes, signal, evenIfLost = false }) => {
    if (!connection.reachable && !evenIfLost) throw new CommandError({ code: 'offline', retry: true })
    const deadline = AbortSignal.timeout(endpoint.timeoutMs ?? CALL_TIMEOUT_MS)
    const given = {
      method: endpoint.method,
      // A header that cannot be sent throws here: a bug of ours, which says nothing about the operator.
      headers: new Headers(headers),
      // With `no-cache` Chromium skips its preflight cache as well, so that each call would make two requests.
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

    const sentAt = performance.now()
    const response = await client(url, given).catch((error: unknown) => {
      const failure = givenUp(error)
      if (failure) throw failure
      connection.reportFailure()
      throw new CommandError({ code: 'offline', retry: true })
    })
    clock.syncByHeader(response.headers.get('date'), sentAt, performance.now())
    connection.markOnline()
    if (NEVER_STALE.test(response.headers.get('cache-control') ?? '')) neverStale.add(endpoint.name)
    else neverStale.delete(endpoint.name)
    const text = await response.text().catch((error: unknown) => {
      throw givenUp(error) ?? new CommandError({ code: 'contract', reason: endpoint.name, retry: true })
    })
    return { status: response.status, text, retryAt: readRetryAfter(response.headers, clock.now()) }
  }
}

/** `Retry-After` is a number of seconds, or a date of the server’s clock. */
function readRetryAfter(headers: Headers, now: number): number {
  const after = headers.get('retry-after') ?? ''
  const seconds = Number.parseInt(after, 10)
  return seconds >= 0 ? now + seconds * 1_000 : Date.parse(after)
}
