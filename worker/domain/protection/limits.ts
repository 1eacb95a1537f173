import type { Minor } from '../money/money.ts'

/** What a limit counts: money paid in, lost, staked, or paid in less what was paid out. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'netDeposit'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** The last 24 hours, 7 days and 30 days; the limits of all of them hold together. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** The length of a period, ms. */
export const PERIOD_MS = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 } as const

/** What identifies a limit of a player. */
export type LimitName = { kind: LimitKind; period: LimitPeriod }

/** A change that raises the risk: it waits until `from` (ms of server time) and then for the player's confirmation. */
export type PendingLimit = { amount: Minor | null; from: number; needsConfirmation: boolean }

/** One limit of a player; `amount` null is none. `resetsAt`: when the first part of `used` leaves the period. */
export type Limit = LimitName & {
  amount: Minor | null
  used: Minor
  resetsAt: number | null
  pending: PendingLimit | null
}

/** The limits of one session, the loss in minor units; null for none. */
export type SessionLimit = { minutes: number | null; loss: Minor | null }

/**
 * Whether a new amount or time of a limit (null: none) binds more tightly, so that it holds at once and without a
 * network.
 */
export function isLower<Amount extends number>(amount: Amount | null, before: Amount | null): amount is Amount {
  return amount !== null && (before === null || amount < before)
}
