import { atom } from 'jotai'
import type { PayoutKind } from '../../../worker/domain/money/payout.ts'

/** What a player chose and typed for a withdrawal, kept while the page lives; another player never sees it. */
export type WithdrawDraft = {
  playerId: string
  methodHash: string | null
  amountText: string
  /** A card's number and a wallet's address, each as it was typed. */
  to: Record<PayoutKind, string>
}

export const withdrawDraftAtom = atom<WithdrawDraft | null>(null)
