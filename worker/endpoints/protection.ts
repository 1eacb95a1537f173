import * as v from 'valibot'
import { LIMIT_KINDS, LIMIT_PERIODS } from '#domain/protection/limits.ts'
import { REALITY_CHECK_ANSWERS } from '#domain/protection/reality-check.ts'
import { get, post, put } from '../http/endpoint.ts'
import { amount, currency, nothing, positiveAmount, shortText, timestamp } from '../http/fields.ts'
import { optionalAmount } from './money-fields.ts'

/** Player protection: limits, breaks, self-exclusion, reality checks. Not in the operator's specification. */

/** A field that is missing or does not fit parses to undefined: what is known of it stands. */
function optional<const Field extends v.GenericSchema>(field: Field) {
  return v.fallback(v.optional(field), undefined)
}

/** The same, but a missing field is none. */
function noneOr<const Field extends v.GenericSchema>(field: Field) {
  return v.optional(optional(v.nullable(field)), null)
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
/** None is null; an interval of nothing would end play for good. */
const minutesOrNone = optional(v.nullable(v.pipe(whole, v.minValue(1))))
const amountOrNone = optional(v.nullable(positiveAmount))

const limit = v.object({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  /** null: no limit. */
  amount: amountOrNone,
  used: optional(positiveAmount),
  resets_at: noneOr(timestamp),
  pending: noneOr(
    v.object({
      amount: optionalAmount,
      from: timestamp,
      needs_confirmation: v.fallback(v.optional(v.boolean(), true), true),
    }),
  ),
})

/**
 * What the operator says for this player; of a field that was never said the app has its own table of the region.
 */
const rules = v.object({
  raise_after_hours: optional(whole),
  deposit_limit: optional(v.picklist(['required', 'asked', 'offered'])),
  reality_check_max_minutes: optional(v.pipe(whole, v.minValue(1))),
  may_switch_off_reality_check: optional(v.boolean()),
  min_round_seconds: optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  auto_play: optional(v.boolean()),
  parallel_play: optional(v.boolean()),
  panic_button: optional(v.boolean()),
  cancel_payout: optional(v.boolean()),
})

/**
 * The whole protection of a player; every call below replies with it. One field that does not fit leaves the others as
 * they are, and its own as it was known.
 */
export const protection = v.object({
  /** The currency of all amounts; the operator converts what was played in others. */
  currency,
  /** null stands for an entry that does not say which limit it is. */
  limits: v.pipe(v.array(v.fallback(v.nullable(limit), null)), v.maxLength(500)),
  session_limit: optional(v.object({ minutes: minutesOrNone, loss: amountOrNone })),
  reality_check: optional(v.object({ minutes: minutesOrNone })),
  time_out: optional(v.nullable(v.object({ until: timestamp }))),
  /** `until` null: without an end. */
  exclusion: optional(v.nullable(v.object({ until: noneOr(timestamp), register_url: noneOr(shortText) }))),
  /** The session that makes the call. */
  session: optional(
    v.nullable(
      v.object({ started_at: optional(timestamp), staked: optional(positiveAmount), won: optional(positiveAmount) }),
    ),
  ),
  review_due_at: noneOr(timestamp),
  rules: optional(rules),
})

export const getProtection = get('getProtection', '/api/v2/protection', { token: 'required', reply: protection })

/** A lower amount holds at once, and ends a pending one; a higher one, or null, becomes pending. */
export const setLimit = put('setLimit', '/api/v2/protection/limits/{kind}/{period}', {
  token: 'required',
  body: v.object({ amount: v.nullable(amount) }),
  reply: protection,
  statuses: [422],
})

/** 409 `protection.early` before the waiting time is over, `protection.nothingPending` where nothing waits. */
export const confirmLimit = post('confirmLimit', '/api/v2/protection/limits/{kind}/{period}/confirm', {
  token: 'required',
  reply: protection,
  statuses: [409],
})

/** Drops the pending change; without one nothing changes. */
export const cancelLimitChange = put('cancelLimitChange', '/api/v2/protection/limits/{kind}/{period}/cancel', {
  token: 'required',
  reply: protection,
})

/** null: no reality checks, where the region lets. 422 above the region's longest interval. */
export const setRealityCheck = put('setRealityCheck', '/api/v2/protection/reality-check', {
  token: 'required',
  body: v.object({ minutes: v.nullable(whole) }),
  reply: protection,
  statuses: [422],
})

/** What a player answered to a reality check. Enqueued, and sent once. */
export const sendRealityCheck = post('sendRealityCheck', '/api/v2/protection/reality-checks', {
  token: 'required',
  body: v.object({ at: timestamp, answer: v.picklist(REALITY_CHECK_ANSWERS) }),
  reply: nothing,
})

/** Holds from the next log-in on where it is higher, at once where it is lower. */
export const setSessionLimit = put('setSessionLimit', '/api/v2/protection/session-limit', {
  token: 'required',
  body: v.object({ minutes: v.nullable(whole), loss: v.nullable(amount) }),
  reply: protection,
  statuses: [422],
})

/**
 * A break until a moment, at most six weeks and a day ahead. Never shortens one: the later end holds. The same moment
 * again changes nothing, so a call whose reply was lost is sent again.
 */
export const takeBreak = post('takeBreak', '/api/v2/protection/time-out', {
  token: 'required',
  body: v.object({ until: timestamp }),
  reply: protection,
  statuses: [422],
})

/**
 * Self-exclusion for months, null without an end. Ends every session of the player once it is answered. A player who
 * has no password sends none: a first one could be set without another proof, too.
 */
export const excludeSelf = post('excludeSelf', '/api/v2/protection/exclusion', {
  token: 'required',
  body: v.object({
    months: v.nullable(v.picklist([6, 12, 24, 60])),
    password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  reply: protection,
  statuses: [422, 429],
})
