import { useAtom } from 'jotai'
import type { PhoneCountry } from '../../worker/domain/account/phone.ts'
import { useLocale } from '../i18n/locale.tsx'
import { useAppState } from '../data/queries.ts'
import { entryDraftAtom } from './login-draft.ts'
import { type PhoneDraft, phoneValue } from './phone-typing.ts'

/**
 * The phone number typed into the login, registration and recovery forms. They share it; the country is guessed until
 * one is chosen.
 */
export function usePhone() {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const guess = useGuessedCountry()
  const phone: PhoneDraft = draft.phone ?? { country: guess, typed: '' }
  return {
    phone,
    value: phoneValue(phone),
    setPhone: (next: PhoneDraft) => setDraft((now) => ({ ...now, phone: next })),
  }
}

/** The country where the operator locates the visitor, otherwise the one where most speakers of the language live. */
export function useGuessedCountry(): PhoneCountry {
  const country = useAppState('geo')?.country?.toLowerCase()
  const { locale } = useLocale()
  if (country === 'ru' || country === 'kz' || country === 'by') return country
  return locale === 'kz' ? 'kz' : 'ru'
}
