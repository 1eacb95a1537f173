import { atom } from 'jotai'
import type { Currency } from '#domain/money/currencies.ts'
import type { PhoneDraft } from './phone-typing.ts'

/**
 * What was typed into the login, registration and recovery forms; stays in memory until the page is unloaded. Passwords
 * and codes are never stored.
 */
export type EntryDraft = {
  email: string
  /** null until the player types a number or chooses a country: until then the country is guessed. */
  phone: PhoneDraft | null
  /** null until the player edits it: until then the promo code from the link applies. */
  promo: string | null
  currency: Currency | null
  /** The minimum age in the text that the player accepted; null until then. A higher one has to be accepted again. */
  acceptedAge: number | null
  /** The chosen registration method; null until the player chooses one. */
  way: LoginMethod | null
}
export type LoginMethod = 'email' | 'phone'

export const NO_ENTRY: EntryDraft = {
  email: '',
  phone: null,
  promo: null,
  currency: null,
  acceptedAge: null,
  way: null,
}

export const entryDraftAtom = atom<EntryDraft>(NO_ENTRY)
