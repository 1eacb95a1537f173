import { atom } from 'jotai'
import type { Currency } from '../../worker/domain/money/currencies.ts'
import type { PhoneDraft } from './phone-typing.ts'

/** What was typed into a way in or back, kept while the page lives. A password or a code is never kept. */
export type EntryDraft = {
  email: string
  /** null until something was typed or chosen: then the country is guessed. */
  phone: PhoneDraft | null
  /** null until it was touched: then it is what the link has brought. */
  promo: string | null
  currency: Currency | null
  accepted: boolean
  /** How the player signs up. */
  way: LoginMethod
}
export type LoginMethod = 'email' | 'phone'

export const NO_ENTRY: EntryDraft = {
  email: '',
  phone: null,
  promo: null,
  currency: null,
  accepted: false,
  way: 'email',
}

export const entryDraftAtom = atom<EntryDraft>(NO_ENTRY)
