import type { ControlClient } from '../../operator/control-client.ts'
import type { JournalEntry } from '../../operator/control/journal.ts'
import { until } from '../../worker/support/until.ts'
import { SPEC_CALLS, type SpecCall } from './spec-calls.ts'

export type Wire = {
  /** The complete JSON body; undefined if none is sent. May contain `expect.objectContaining`. */
  body?: unknown
  /** Values for the braces of the path. */
  params?: Record<string, string>
  /** The query string with its "?". */
  query?: string
  /** The token of the call; null if it must have none. */
  bearer: string | null
  /** The value of the accept-language header. */
  language?: string
  /** The visitor's region; null before it is known, or 'early' if both are possible. */
  region?: string | null
  /** The status of the reply. */
  status?: number
  /** The total number of such requests; the last one is checked. 'some' for calls that the app repeats. */
  times?: number | 'some'
}

/** Waits for a call, and returns what was seen of it on the wire beside what is due. */
export async function sentCall(control: ControlClient, name: SpecCall, wire: Wire) {
  const { params = {}, query = '', bearer, language = 'en', region = 'RU', status = 200, times = 1 } = wire
  const [method, pattern = ''] = SPEC_CALLS[name].split(' ')
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')
  // Filters by the path of `SPEC_CALLS`, not by the endpoint's name, and leaves out preflight requests (OPTIONS).
  const answered = async () =>
    (await control.requests({ path: `^${path}$` })).filter((each) => each.method !== 'OPTIONS' && each.status !== null)
  const sent = await until(`${name}, ${times} times`, async () => {
    const all = await answered()
    return (times === 'some' || all.length === times) && all.at(-1)
  })
  return { sent, seen: toSeen(sent), due: { ...recordWire(), region: region === 'early' ? earlyRegion(sent) : region } }

  function recordWire() {
    const authorization = bearer === null ? null : `Bearer ${bearer}`
    return { site: 'api', method, path, query, status, body: wire.body, authorization, language }
  }
}

function toSeen({ site, method, path, query, status, body, headers }: JournalEntry) {
  const { authorization = null, 'accept-language': language, region = null } = headers
  return { site, method, path, query, status, body: parsed(body), authorization, language, region }
}

function parsed(body: string | null): unknown {
  return body ? JSON.parse(body) : undefined
}

function earlyRegion({ headers }: JournalEntry): string | null {
  return headers['region'] === undefined ? null : 'RU'
}
