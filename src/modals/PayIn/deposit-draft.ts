import { atom } from 'jotai'

/** What a player chose and typed for a deposit, kept while the page lives; another player never sees it. */
export type DepositDraft = { playerId: string; methodHash: string | null; amountText: string | null }

export const depositDraftAtom = atom<DepositDraft | null>(null)
