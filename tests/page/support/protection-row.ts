import type { ProtectionRow } from '#db/rows.ts'
import { type Minor, ZERO } from '#domain/money/money.ts'
import type { Limit } from '#domain/protection/limits.ts'

/** The protection of a player as the operator has it: nothing is set, and the rules are those of the region. */
export function protectionRow(playerId: string, given: Partial<ProtectionRow> = {}): ProtectionRow {
  return {
    playerId,
    currency: 'RUB',
    limits: [],
    sessionLimit: { minutes: null, loss: null },
    realityCheckMinutes: null,
    breakUntil: null,
    exclusion: null,
    session: null,
    reviewDueAt: null,
    rules: {},
    fetchedAt: Date.now(),
    ...given,
  }
}

/** A limit of 24 hours of which nothing is used. */
export function dayLimit(kind: Limit['kind'], amount: Minor): Limit {
  return { kind, period: 'day', amount, used: ZERO, resetsAt: null, pending: null }
}
