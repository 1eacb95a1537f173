import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { type PhoneCountry, guessPhoneCountry } from '#domain/player/phone.ts'
import { useLocale } from '../i18n/locale.tsx'
import { useViewerCountry } from '../data/use-viewer-country.ts'
import { entryDraftAtom } from './login-draft.ts'
import { type PhoneDraft, phoneValue } from './phone-typing.ts'

/**
 * The phone number typed into the login, registration and recovery forms. They share it; the country is guessed until
 * one is chosen.
 */
export function usePhone() {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const guess = useGuessedCountry()
  const empty: PhoneDraft = useMemo(() => ({ country: guess, typed: '' }), [guess])
  const phone = draft.phone ?? empty
  return {
    phone,
    value: phoneValue(phone),
    setPhone: (next: PhoneDraft) => setDraft((now) => ({ ...now, phone: next })),
  }
}

/** The country of the number that is offered before the player chooses one. */
export function useGuessedCountry(): PhoneCountry {
  const { locale } = useLocale()
  return guessPhoneCountry(locale, useViewerCountry())
}
