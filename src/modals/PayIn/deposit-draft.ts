import { atom } from 'jotai'
import type { Currency } from '#domain/money/currencies.ts'

/**
 * What a player chose and typed for a deposit; stays in memory until the page is unloaded. Another player never sees
 * it.
 */
export type DepositDraft = {
  playerId: string
  methodHash: string | null
  /** The amounts as typed, each in its currency. */
  amountTexts: Partial<Record<Currency, string>>
  /** The chosen bonus; null means none, which is the default. */
  bonusId: string | null
}

export const depositDraftAtom = atom<DepositDraft | null>(null)
