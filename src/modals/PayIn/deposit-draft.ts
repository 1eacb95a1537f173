import { atom } from 'jotai'

/** What a player chose and typed for a deposit, kept while the page lives; another player never sees it. */
export type DepositDraft = {
  playerId: string
  methodHash: string | null
  amountText: string | null
  /** The bonus that was chosen; null is none, and what stands there at first. */
  bonusId: string | null
}

export const depositDraftAtom = atom<DepositDraft | null>(null)
