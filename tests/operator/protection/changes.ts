import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { isLower, LIMIT_KINDS, LIMIT_PERIODS } from '#domain/protection/limits.ts'
import type { ProtectionRules } from '#domain/protection/rules.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { readWallet } from '../ledger.ts'
import {
  addSessionLimit,
  readLimits,
  type LimitPlace,
  saveBreak,
  saveCheckMinutes,
  saveLimit,
  type SessionLimit,
  type StoredLimit,
} from './rows.ts'
import { readPauses } from './state.ts'

const HOUR_MS = 3_600_000
/** Six weeks and a day. */
const LONGEST_BREAK_MS = 43 * 24 * HOUR_MS

/** The limit that a path names; throws 404 for one that does not exist. */
export function getLimitPlace(player: number, kind: string, period: string): LimitPlace {
  const known = {
    kind: LIMIT_KINDS.find((each) => each === kind),
    period: LIMIT_PERIODS.find((each) => each === period),
  }
  if (!known.kind || !known.period) throw rejection(404, 'protection.unknownLimit')
  return { player, kind: known.kind, period: known.period }
}

/**
 * Sets a limit. A lower amount holds at once and drops a pending one; the amount that holds already drops it too. A
 * higher amount, or none, waits for the time that the rules say. The same one again keeps its waiting time.
 */
export async function changeLimit(
  tx: Query,
  place: LimitPlace,
  amount: Minor | null,
  { now, rules }: { now: number; rules: ProtectionRules },
): Promise<void> {
  if (amount !== null && amount < 0) throw invalid({ amount: ['amount.invalid'] })
  await updateLimit(tx, place, (limit) => {
    if (amount === limit.amount) return { ...limit, pending: null }
    if (isLower(amount, limit.amount)) return { ...limit, amount, pending: null }
    if (limit.pending && limit.pending.amount === amount) return limit
    return { ...limit, pending: { amount, from: now + rules.raiseAfterHours * HOUR_MS } }
  })
}

/** Lets a pending change hold. Throws 409 before its time, and where none is pending. */
export async function confirmChange(tx: Query, place: LimitPlace, now: number): Promise<void> {
  await updateLimit(tx, place, (limit) => {
    if (!limit.pending) throw rejection(409, 'protection.nothingPending')
    if (limit.pending.from > now) throw rejection(409, 'protection.early')
    return { ...limit, amount: limit.pending.amount, pending: null }
  })
}

export async function cancelChange(tx: Query, place: LimitPlace): Promise<void> {
  await updateLimit(tx, place, (limit) => ({ ...limit, pending: null }))
}

async function updateLimit(
  tx: Query,
  { player, kind, period }: LimitPlace,
  change: (limit: StoredLimit) => StoredLimit,
): Promise<void> {
  const { currency } = await readWallet(tx, player)
  const limit = (await readLimits(tx, player, currency)).find((each) => each.kind === kind && each.period === period)
  if (!limit) throw new Error(`no limit ${kind} ${period}`)
  const changed = change(limit)
  if (changed !== limit) await saveLimit(tx, player, changed, currency)
}

/** Sets the interval of reality checks, null for none. Throws 422 for what the rules do not allow. */
export async function changeCheck(
  tx: Query,
  player: number,
  minutes: number | null,
  rules: ProtectionRules,
): Promise<void> {
  const isAllowed =
    minutes === null ? rules.maySwitchOffRealityCheck : minutes >= 1 && minutes <= rules.realityCheckMaxMinutes
  if (!isAllowed) throw invalid({ minutes: ['field.invalid'] })
  await saveCheckMinutes(tx, player, minutes)
}

export async function changeSessionLimit(
  tx: Query,
  player: number,
  limit: SessionLimit,
  { at, currency }: { at: number; currency: Currency },
): Promise<void> {
  if (limit.minutes === 0) throw invalid({ minutes: ['field.invalid'] })
  if (limit.loss !== null && limit.loss < 0) throw invalid({ loss: ['amount.invalid'] })
  await addSessionLimit(tx, player, limit, { at, currency })
}

/** Begins a break, or makes one longer. An end before that of the break, or in the past, changes nothing. */
export async function takeBreak(tx: Query, player: number, until: number, now: number): Promise<void> {
  if (until > now + LONGEST_BREAK_MS) throw invalid({ until: ['field.invalid'] })
  const { timeOut } = await readPauses(tx, player, now)
  if (until > Math.max(now, timeOut?.until ?? 0)) await saveBreak(tx, player, until)
}

/** The end of an exclusion that begins now; null for none. A longer one that lasts already keeps its end. */
export function exclusionEnd(
  now: number,
  months: number | null,
  before: { until: number | null } | null,
): number | null {
  if (months === null || before?.until === null) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + months)
  return Math.max(end.getTime(), before?.until ?? 0)
}
