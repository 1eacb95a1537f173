/** The kinds of history entries; each kind is fetched and stored separately. */
export const HISTORY_KINDS = ['bets', 'deposits', 'withdrawals', 'prizes', 'logins'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const WITHDRAWAL_STATUSES = ['waiting', 'processing', 'paid', 'declined', 'cancelled'] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

/** The key of a history row: an id is unique only for one player and kind. */
export function historyKey(playerId: string, kind: HistoryKind, id: string): string {
  return `${playerId}:${kind}:${id}`
}
