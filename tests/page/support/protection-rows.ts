import type { ProtectionRow } from '../../../worker/db/rows.ts'

/** The protection of a player without limits, breaks and rules of the operator. */
export function protectionRow(playerId: string, values: Partial<ProtectionRow> = {}): ProtectionRow {
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
    ...values,
  }
}
