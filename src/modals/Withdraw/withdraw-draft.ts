import { atom } from 'jotai'
import type { Currency } from '#domain/money/currencies.ts'
import type { PayoutKind } from '#domain/money/payout.ts'

/**
 * What a player chose and typed for a withdrawal; stays in memory until the page is unloaded. Another player never sees
 * it.
 */
export type WithdrawDraft = {
  playerId: string
  methodHash: string | null
  /** The amounts as typed, each in its currency. */
  amountTexts: Partial<Record<Currency, string>>
  /** The card number and the wallet address, each as typed. */
  to: Record<PayoutKind, string>
}

export const withdrawDraftAtom = atom<WithdrawDraft | null>(null)
