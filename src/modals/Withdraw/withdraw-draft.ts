import { atom } from 'jotai'

/** What a player chose and typed for a withdrawal, kept while the page lives; another player never sees it. */
export type WithdrawDraft = { playerId: string; methodHash: string | null; amountText: string; to: string }

export const withdrawDraftAtom = atom<WithdrawDraft | null>(null)
