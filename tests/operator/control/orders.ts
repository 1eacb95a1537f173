import * as v from 'valibot'

/**
 * Selects requests: every given field must match. `endpoint` is its name in worker/endpoints, `path` a regular
 * expression.
 */
const match = v.object({
  endpoint: v.optional(v.string()),
  site: v.optional(v.string()),
  path: v.optional(v.string()),
  method: v.optional(v.string()),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * What happens to a matching request:
 * - `pass`: processed; only the latency or hold of the order applies;
 * - `reply`: not processed; answered with the status, body and headers of the order;
 * - `cutBefore`, `cutAfter`: the connection is cut before processing, or after it so that the reply is lost;
 * - `hang`: not processed and never answered;
 * - `malformed` (broken JSON), `html`, `empty`, `truncated` (shorter than its content length), `trickle` (one byte per
 *   second): processed, with such a reply body;
 * - `patch`: processed; the values of `patch` are set in the reply by dotted path, and undefined removes a value;
 * - `headers`: processed; the headers of the order are set, CORS and clock headers included, and an empty value removes
 *   that header;
 * - `otherKey`: processed as if it had another Idempotency-Key.
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
  /** How many requests the fault applies to; 0 means all. */
  times: v.optional(count, 1),
  /** How many matching requests pass untouched first. */
  after: v.optional(count, 0),
  latencyMs: v.optional(count, 0),
  /** Holds the request before processing, or with the reply ready, until `release` is called. */
  hold: v.optional(v.picklist(['before', 'after'])),
  status: v.optional(v.number(), 500),
  /** Sent as JSON; a string is sent as is. */
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** Values to set in the real reply; null is sent as null. */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type FaultOrder = v.InferInput<typeof faultOrder>
export type Fault = v.InferOutput<typeof faultOrder>
export type RequestMatch = v.InferInput<typeof match>

export type Matchable = { endpoint: string | null; site: string; path: string; method: string }

/**
 * Whether a request matches. Preflights match only when the order names OPTIONS, because the browser sends them by
 * itself.
 */
export function fits(wanted: RequestMatch, request: Matchable): boolean {
  if (request.method === 'OPTIONS' && wanted.method !== 'OPTIONS') return false
  if (wanted.endpoint !== undefined && wanted.endpoint !== request.endpoint) return false
  if (wanted.site !== undefined && wanted.site !== request.site) return false
  if (wanted.method !== undefined && wanted.method !== request.method) return false
  return wanted.path === undefined || new RegExp(wanted.path).test(request.path)
}
