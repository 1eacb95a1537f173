import { BONUS_CONTRIBUTION_PERCENT, CONTRIBUTION_KINDS } from '#domain/money/bonus.ts'
import { BONUS_TIMERS } from '#domain/money/bonus-timers.ts'
import { CODE_LIFE_S, CODE_RESEND_S, INVOICE_LIFE_MS } from '#domain/settings/constants.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { betLimits, DEPOSIT_LIMITS, minPayout } from '#domain/money/limits.ts'
import { type Locale, localeTag, numberLocale } from '#domain/languages/locales.ts'
import { MISSING_WORDS } from '#domain/languages/missing-words.ts'
import { type Minor, moneyFormat, toDecimal } from '#domain/money/money.ts'
import { PASSWORD_LENGTH } from '#domain/player/password.ts'
import { DOCUMENT_MAX_BYTES, DOCUMENTS_AT_MOST } from '#domain/player/verification.ts'

const MS = { day: 86_400_000, minute: 60_000 }
const MEGABYTE = 1_000_000

/** What the texts of pages name, by its placeholder; null if the operator has not set it. */
export type PageTextFacts = Record<string, string | null>
/** What the operator may have set. */
export type Contacts = { helpline: string | null; complaintsEmail: string | null }

/** The product's limits and times in the format of a language; the texts of pages take all their numbers from here. */
export function getPageFacts(locale: Locale, contacts: Contacts): PageTextFacts {
  const tag = localeTag(locale)
  const words = MISSING_WORDS[locale]
  const count = (value: number, unit: 'second' | 'minute' | 'day' | 'megabyte') =>
    words
      ? `${value}\u00a0${words.units[unit]}`
      : new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const amount = (value: Minor, currency: Currency) => {
    const { locale: intlLocale, options } = moneyFormat(currency, locale)
    // Intl formats a decimal string exactly; `toDecimal` returns one.
    const decimal = toDecimal(value) as `${number}`
    return new Intl.NumberFormat(intlLocale, { ...options, trailingZeroDisplay: 'stripIfInteger' }).format(decimal)
  }
  // Where words are missing, those of lists are too.
  const list = (texts: readonly string[]) =>
    words ? texts.join(', ') : new Intl.ListFormat(tag, { type: 'conjunction' }).format(texts)
  const percent = new Intl.NumberFormat(numberLocale(locale), { style: 'percent' })
  const contributions = CONTRIBUTION_KINDS.map((kind) => {
    return [`${kind}Contribution`, percent.format(BONUS_CONTRIBUTION_PERCENT[kind] / 100)]
  })
  const { min, max } = betLimits('coinflip', DEFAULT_CURRENCY)
  return {
    passwordLength: String(PASSWORD_LENGTH.min),
    codeLife: count(CODE_LIFE_S / 60, 'minute'),
    codeAgain: count(CODE_RESEND_S, 'second'),
    currencies: list(CURRENCIES),
    depositMin: amount(DEPOSIT_LIMITS.min, DEFAULT_CURRENCY),
    depositMax: amount(DEPOSIT_LIMITS.max, DEFAULT_CURRENCY),
    invoiceLife: count(INVOICE_LIFE_MS / MS.minute, 'minute'),
    payoutMin: list(CURRENCIES.map((currency) => amount(minPayout(currency), currency))),
    documentSize: count(DOCUMENT_MAX_BYTES / MEGABYTE, 'megabyte'),
    documentMegabytes: String(DOCUMENT_MAX_BYTES / MEGABYTE),
    documents: String(DOCUMENTS_AT_MOST),
    betMin: amount(min, DEFAULT_CURRENCY),
    betMax: amount(max, DEFAULT_CURRENCY),
    guestBonus: count(BONUS_TIMERS.guest.lifeMs / MS.day, 'day'),
    welcomePack: count(BONUS_TIMERS.welcomePack.lifeMs / MS.day, 'day'),
    // How much of a bet counts for a wagering requirement, by kind of game.
    ...Object.fromEntries(contributions),
    ...contacts,
  }
}
