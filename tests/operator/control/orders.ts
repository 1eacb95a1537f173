import * as v from 'valibot'

/** Which requests: each part that is given must fit. `endpoint` is its name in worker/endpoints, `path` a regular expression. */
const match = v.object({
  endpoint: v.optional(v.string()),
  site: v.optional(v.string()),
  path: v.optional(v.string()),
  method: v.optional(v.string()),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * What happens to a request:
 * - `pass`: nothing but the order's latency or hold;
 * - `reply`: is answered with the order's status, body and headers instead of being processed;
 * - `cutBefore`, `cutAfter`: the connection is cut, unprocessed or with the reply lost;
 * - `hang`: unprocessed, and never answered;
 * - processed, and then the reply is: `malformed` (broken JSON), `html`, `empty`, `truncated` (shorter than it says),
 *   `trickle` (a byte a second), `patch` (true, but for the values of `patch`, by dotted path; undefined removes),
 *   `headers` (true, but with the order's headers, those of CORS and the clock among them; an empty one is taken away);
 * - `otherKey`: is processed as if another Idempotency-Key had come with it.
 */
export const FAULT_KINDS = [
  'pass',
  'reply',
  'cutBefore',
  'cutAfter',
  'hang',
  'malformed',
  'html',
  'empty',
  'truncated',
  'trickle',
  'patch',
  'headers',
  'otherKey',
] as const

export const faultOrder = v.object({
  match: v.optional(match, {}),
  kind: v.optional(v.picklist(FAULT_KINDS), 'pass'),
  /** How many requests it befalls; 0 is every one, for ever. */
  times: v.optional(count, 1),
  /** How many fitting requests go by untouched first. */
  after: v.optional(count, 0),
  latencyMs: v.optional(count, 0),
  /** Waits, before processing or with the reply ready, till `release` is called. */
  hold: v.optional(v.picklist(['before', 'after'])),
  status: v.optional(v.number(), 500),
  /** Sent as JSON; text is sent as it is. */
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** What is set in the true reply; null is sent as null. */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type FaultOrder = v.InferInput<typeof faultOrder>
export type Fault = v.InferOutput<typeof faultOrder>
export type RequestMatch = v.InferInput<typeof match>

export type Matchable = { endpoint: string | null; site: string; path: string; method: string }

/** Whether a request is one of those an order is for. Preflights are nobody's business but the browser's. */
export function fits(wanted: RequestMatch, request: Matchable): boolean {
  if (request.method === 'OPTIONS' && wanted.method !== 'OPTIONS') return false
  if (wanted.endpoint !== undefined && wanted.endpoint !== request.endpoint) return false
  if (wanted.site !== undefined && wanted.site !== request.site) return false
  if (wanted.method !== undefined && wanted.method !== request.method) return false
  return wanted.path === undefined || new RegExp(wanted.path).test(request.path)
}
