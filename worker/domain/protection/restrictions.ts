import type { Currency } from '../money/currencies.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'
import { isLower, type Limit, type LimitKind, type LimitPeriod } from './limits.ts'

/** Part of `ProtectionRow` and `LocalProtectionRow`; null where nothing is known. */
type Known = {
  currency: Currency
  limits: readonly Limit[]
  sessionLimit: { minutes: number | null; loss: Minor | null }
  breakUntil: number | null
  exclusion: { until: number | null } | null
  session: { startedAt: number; staked: Minor; won: Minor } | null
} | null
type Local = {
  breakUntil: number | null
  limits: readonly { kind: LimitKind; period: LimitPeriod; amount: Minor; currency: Currency }[]
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
  const exclusion = known?.exclusion
  if (exclusion && (exclusion.until === null || exclusion.until > reached)) {
    return { reason: 'excluded', until: exclusion.until }
  }
  const breakUntil = Math.max(known?.breakUntil ?? 0, local?.breakUntil ?? 0)
  if (breakUntil > reached) return { reason: 'timeOut', until: breakUntil }
  return isSessionOver(known, now) ? { reason: 'session', until: null } : null
}

/** Whether the session's limit of time or of loss is reached; a new log-in begins another session. */
function isSessionOver(known: Known, now: number): boolean {
  if (!known?.session) return false
  const { startedAt, staked, won } = known.session
  const { minutes, loss } = known.sessionLimit
  return (minutes !== null && now >= startedAt + minutes * MINUTE_MS) || (loss !== null && staked - won >= loss)
}

/** A limit that binds, `amount` the lower one of the operator's and the device's; `isLocal`: not confirmed yet. */
export type BindingLimit = Omit<Limit, 'amount'> & { amount: Minor; isLocal: boolean }

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
  ]
}

function isSame(one: { kind: LimitKind; period: LimitPeriod }, other: { kind: LimitKind; period: LimitPeriod }) {
  return one.kind === other.kind && one.period === other.period
}

/** The limits that a deposit counts towards, and those that a stake may use up. */
export const DEPOSIT_LIMITS: readonly LimitKind[] = ['deposit', 'netDeposit']
export const STAKE_LIMITS: readonly LimitKind[] = ['stake', 'loss']

/**
 * Whether a limit on stakes binds that the operator has not confirmed: games of providers stake past this device, so
 * none may be open.
 */
export function isStakeUnconfirmed(limits: readonly BindingLimit[]): boolean {
  return limits.some(({ kind, isLocal }) => isLocal && STAKE_LIMITS.includes(kind))
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
