import type { Currency } from '../money/currencies.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import { isLower, type Limit, type LimitKind, type LimitPeriod, type SessionLimit } from './limits.ts'

/** Part of `ProtectionRow` and `LocalProtectionRow`; null where nothing is known. */
type Known = {
  currency: Currency
  limits: readonly Limit[]
  sessionLimit: SessionLimit
  breakUntil: number | null
  exclusion: { until: number | null } | null
  session: { startedAt: number; staked: Minor; won: Minor } | null
} | null
type Local = {
  breakUntil: number | null
  exclusion?: { until: number | null } | null
  limits: readonly { kind: LimitKind; period: LimitPeriod; amount: Minor; currency: Currency }[]
  sessionLimit?: (SessionLimit & { currency: Currency }) | null
  realityCheckMinutes?: number | null
} | null

/** Why a player may neither bet nor deposit now, and until when (ms of server time; null: without an end). */
export type PlayBlock =
  | { reason: 'excluded'; until: number | null }
  | { reason: 'timeOut'; until: number }
  | { reason: 'session'; until: null }

const MINUTE_MS = 60_000

/**
 * Why a player may neither bet nor deposit; null if both are allowed. `now` is server time, and `reached` a time that the
 * server's clock has reached for sure, ms: what is not over by it goes on. What the device holds and what the operator
 * said bind together.
 */
export function getPlayBlock(known: Known, local: Local, now: number, reached = now): PlayBlock | null {
  const ends = [known?.exclusion, local?.exclusion].flatMap((exclusion) =>
    exclusion ? (exclusion.until ?? Infinity) : [],
  )
  const excludedUntil = Math.max(0, ...ends)
  if (excludedUntil > reached) return { reason: 'excluded', until: excludedUntil === Infinity ? null : excludedUntil }
  const breakUntil = Math.max(known?.breakUntil ?? 0, local?.breakUntil ?? 0)
  if (breakUntil > reached) return { reason: 'timeOut', until: breakUntil }
  return isSessionOver(known, local, now) ? { reason: 'session', until: null } : null
}

/** Whether the session's limit of time or of loss is reached; a new log-in begins another session. */
function isSessionOver(known: Known, local: Local, now: number): boolean {
  if (!known?.session) return false
  const { startedAt, staked, won } = known.session
  const { minutes, loss } = getSessionLimit(known, local)
  return (minutes !== null && now >= startedAt + minutes * MINUTE_MS) || (loss !== null && staked - won >= loss)
}

/** The limits of a session that bind: of each the lower one of the operator's and the device's. */
export function getSessionLimit(known: Known, local: Local): SessionLimit {
  const ofOperator = known?.sessionLimit ?? { minutes: null, loss: null }
  const onDevice = local?.sessionLimit
  if (!onDevice) return ofOperator
  const isComparable = known === null || known.currency === onDevice.currency
  return {
    minutes: getLower(onDevice.minutes, ofOperator.minutes),
    loss: getLower(isComparable ? onDevice.loss : null, ofOperator.loss),
  }
}

/**
 * The chosen interval of reality checks, minutes: the shorter one of the operator's and the device's; null for none,
 * undefined for the region's.
 */
export function getChosenInterval(
  known: { realityCheckMinutes: number | null | undefined } | null,
  local: Local,
): number | null | undefined {
  const ofOperator = known?.realityCheckMinutes
  const onDevice = local?.realityCheckMinutes ?? null
  return isLower(onDevice, ofOperator ?? null) ? onDevice : ofOperator
}

function getLower<Amount extends number>(one: Amount | null, other: Amount | null): Amount | null {
  return isLower(one, other) ? one : other
}

/**
 * A limit that binds, `amount` the lower one of the operator's and the device's; `isLocal`: not confirmed yet. That of a
 * session's loss is used by less than nothing while the player wins.
 */
export type BindingLimit = Omit<Limit, 'amount' | 'period'> & {
  period: LimitPeriod | 'session'
  amount: Minor
  isLocal: boolean
}

/** The limits that bind now. A limit that only the device has counts from zero, and drops a pending rise. */
export function getBindingLimits(known: Known, local: Local): BindingLimit[] {
  const limits = known?.limits ?? []
  const lower = (local?.limits ?? []).filter(({ currency }) => known === null || currency === known.currency)
  const listed = limits.flatMap((limit): BindingLimit[] => {
    const onDevice = lower.find((one) => isSame(one, limit))
    if (onDevice && isLower(onDevice.amount, limit.amount))
      return [{ ...limit, amount: onDevice.amount, pending: null, isLocal: true }]
    return limit.amount === null ? [] : [{ ...limit, amount: limit.amount, isLocal: false }]
  })
  const others = lower.filter((one) => !limits.some((limit) => isSame(one, limit)))
  return [
    ...listed,
    ...others.map(({ kind, period, amount }): BindingLimit => ({
      kind,
      period,
      amount,
      used: ZERO,
      resetsAt: null,
      pending: null,
      isLocal: true,
    })),
    ...getSessionLossLimit(known, local),
  ]
}

/** A session's limit of loss binds each stake as a limit of losses does: what was staked since counts, too. */
function getSessionLossLimit(known: Known, local: Local): BindingLimit[] {
  const { loss: amount } = getSessionLimit(known, local)
  if (!known?.session || amount === null) return []
  const used = minor(known.session.staked - known.session.won)
  const isLocal = amount !== known.sessionLimit.loss
  return [{ kind: 'loss', period: 'session', amount, used, resetsAt: null, pending: null, isLocal }]
}

function isSame(one: { kind: LimitKind; period: LimitPeriod }, other: { kind: LimitKind; period: LimitPeriod }) {
  return one.kind === other.kind && one.period === other.period
}

/** The limits that a deposit counts towards, and those that a stake may use up. */
export const DEPOSIT_LIMIT_KINDS: readonly LimitKind[] = ['deposit', 'netDeposit']
export const STAKE_LIMIT_KINDS: readonly LimitKind[] = ['stake', 'loss']

/**
 * Whether a limit on stakes binds that the operator has not confirmed: games of providers stake past this device, so
 * none may be open.
 */
export function isStakeUnconfirmed(limits: readonly BindingLimit[]): boolean {
  return limits.some(({ kind, isLocal }) => isLocal && STAKE_LIMIT_KINDS.includes(kind))
}

/**
 * The limit of these kinds that leaves least, and what it leaves, minor units of the limits' currency; null where none
 * binds. `since` is what was used since the figures were fetched or is under way.
 */
export function getLeast(
  limits: readonly BindingLimit[],
  kinds: readonly LimitKind[],
  since: number = 0,
): { limit: BindingLimit; left: Minor } | null {
  const left = limits
    .filter(({ kind }) => kinds.includes(kind))
    .map((limit) => ({ limit, left: minor(Math.max(0, limit.amount - limit.used - since)) }))
  return left.toSorted((a, b) => a.left - b.left)[0] ?? null
}
