import type { getProtection } from '#endpoints/protection.ts'
import { ZERO } from '#domain/money/money.ts'
import type { Limit } from '#domain/protection/limits.ts'
import { type Page, log } from '../core/page.ts'
import type { ProtectionRow } from '#db/rows.ts'
import type { EndpointReply } from '../http/endpoint.ts'

type Reply = EndpointReply<typeof getProtection>
type ReplyLimit = NonNullable<Reply['limits'][number]>
type Known = Omit<ProtectionRow, 'playerId' | 'currency' | 'fetchedAt' | 'unsettled'>

/** `hasFigures`: all sums are those of the reply, none is an older one. */
type Merged = Known & { currency: ProtectionRow['currency']; hasFigures: boolean }

const NOTHING: Known = {
  limits: [],
  sessionLimit: { minutes: null, loss: null },
  realityCheckMinutes: undefined,
  breakUntil: null,
  exclusion: null,
  session: null,
  reviewDueAt: null,
  rules: {},
}

/**
 * A reply over what was known of the player. What the reply lacks, or has in a form that does not fit, stays as it was
 * known, and a break or an exclusion lasts until its end: a broken reply opens nothing. null if an amount would have to
 * stay that is in another currency than the reply.
 */
export function mergeProtection(
  row: ProtectionRow | undefined,
  reply: Reply,
  page: Pick<Page, 'address'>,
): Merged | null {
  const known: Known = row ?? NOTHING
  const limits = mergeLimits(known.limits, reply.limits)
  const session = mergeSession(known.session, reply.session)
  const loss = said(reply.session_limit?.loss, known.sessionLimit.loss)
  const isLossOld = loss !== null && reply.session_limit?.loss === undefined
  const hasFigures = !limits.isOld && !session.isOld
  if (row && row.currency !== reply.currency && (!hasFigures || isLossOld)) return null
  return {
    currency: reply.currency,
    limits: limits.merged,
    sessionLimit: { minutes: said(reply.session_limit?.minutes, known.sessionLimit.minutes), loss },
    realityCheckMinutes: said(reply.reality_check?.minutes, known.realityCheckMinutes),
    breakUntil: Math.max(reply.time_out?.until ?? 0, known.breakUntil ?? 0) || null,
    exclusion: mergeExclusion(known.exclusion, reply.exclusion, page),
    session: session.merged,
    reviewDueAt: said(reply.review_due_at, known.reviewDueAt),
    rules: { ...known.rules, ...toRules(reply.rules ?? {}) },
    hasFigures,
  }
}

/** What a reply says, null too; otherwise what is known. */
function said<Value, Before>(value: Value | undefined, known: Before): Value | Before {
  return value === undefined ? known : value
}

function mergeLimits(known: readonly Limit[], replied: Reply['limits']): { merged: Limit[]; isOld: boolean } {
  const named = replied.filter((limit) => limit !== null)
  const unnamed = replied.length - named.length
  if (unnamed > 0) log('entries do not fit', `protection.limits: ${unnamed} of ${replied.length}`)
  const isSame = (one: ReplyLimit, other: Limit) => one.kind === other.kind && one.period === other.period
  // One that is missing is not set, unless it may be one that cannot be read.
  const missing = unnamed === 0 ? [] : known.filter((limit) => !named.some((one) => isSame(one, limit)))
  const merged = named.flatMap((one): Limit[] => {
    const before = known.find((limit) => isSame(one, limit))
    const amount = said(one.amount, before?.amount)
    if (amount === undefined) return []
    return [
      {
        kind: one.kind,
        period: one.period,
        amount,
        used: one.used ?? before?.used ?? ZERO,
        resetsAt: said(one.resets_at, before?.resetsAt ?? null),
        pending: one.pending === undefined ? (before?.pending ?? null) : toPending(one.pending),
      },
    ]
  })
  return {
    merged: [...merged, ...missing],
    isOld: missing.length > 0 || named.some(({ amount, used }) => amount === undefined || used === undefined),
  }
}

function toPending(pending: NonNullable<ReplyLimit['pending']> | null): Limit['pending'] {
  return pending && { amount: pending.amount, from: pending.from, needsConfirmation: pending.needs_confirmation }
}

/** The sums stay together: an old stake beside a new win would look like less of a loss. */
function mergeSession(
  known: Known['session'],
  session: Reply['session'],
): { merged: Known['session']; isOld: boolean } {
  const { started_at: startedAt, staked, won } = session ?? {}
  if (startedAt !== undefined && staked !== undefined && won !== undefined)
    return { merged: { startedAt, staked, won }, isOld: false }
  if (known) return { merged: known, isOld: true }
  return { merged: startedAt === undefined ? null : { startedAt, staked: ZERO, won: ZERO }, isOld: false }
}

function mergeExclusion(
  known: Known['exclusion'],
  exclusion: Reply['exclusion'],
  page: Pick<Page, 'address'>,
): Known['exclusion'] {
  if (!exclusion) return known
  const until = said(exclusion.until, known?.until ?? null)
  return {
    // null is without an end.
    until: until === null || known?.until === null ? null : Math.max(until, known?.until ?? 0),
    registerUrl: page.address(exclusion.register_url) ?? known?.registerUrl ?? null,
  }
}

/** The rules that the operator names. */
function toRules(rules: NonNullable<Reply['rules']>): Known['rules'] {
  const named = {
    raiseAfterHours: rules.raise_after_hours,
    depositLimit: rules.deposit_limit,
    realityCheckMaxMinutes: rules.reality_check_max_minutes,
    maySwitchOffRealityCheck: rules.may_switch_off_reality_check,
    minRoundSeconds: rules.min_round_seconds,
    autoPlay: rules.auto_play,
    parallelPlay: rules.parallel_play,
    panicButton: rules.panic_button,
    cancelPayout: rules.cancel_payout,
  }
  // Built from fields of `named` that have a value.
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Known['rules']
}
