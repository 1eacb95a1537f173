/** What a player's history is kept and asked for by. */
export const HISTORY_KINDS = ['bets', 'deposits', 'withdrawals', 'prizes', 'logins'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const WITHDRAWAL_STATUSES = ['waiting', 'processing', 'paid', 'declined', 'cancelled'] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

/** The key of a line of the history: ids are told apart by kind, and by whose they are. */
export function historyKey(playerId: string, kind: HistoryKind, id: string): string {
  return `${playerId}:${kind}:${id}`
}
