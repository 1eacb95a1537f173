import { atom } from 'jotai'
import type { PayoutKind } from '../../../worker/domain/money/payout.ts'

/**
 * What a player chose and typed for a withdrawal; stays in memory until the page is unloaded. Another player never sees
 * it.
 */
export type WithdrawDraft = {
  playerId: string
  methodHash: string | null
  amountText: string
  /** The card number and the wallet address, each as typed. */
  to: Record<PayoutKind, string>
}

export const withdrawDraftAtom = atom<WithdrawDraft | null>(null)
