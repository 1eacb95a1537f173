import { KAZAKH_UNITS } from '../../../lang/kazakh.ts'
import { BONUS_TIMERS } from '../../../worker/domain/money/bonus-timers.ts'
import { CODE_LIFE_S, CODE_RESEND_S, INVOICE_LIFE_MS } from '../../../worker/domain/protocol/constants.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../worker/domain/money/currencies.ts'
import { betLimits, DEPOSIT_LIMITS, minPayout } from '../../../worker/domain/money/limits.ts'
import { type Locale, localeTag } from '../../../worker/domain/account/locales.ts'
import { type Minor, moneyFormat, toDecimal } from '../../../worker/domain/money/money.ts'
import { PASSWORD_LENGTH } from '../../../worker/domain/account/password.ts'
import { DOCUMENT_MAX_BYTES, DOCUMENTS_AT_MOST } from '../../../worker/domain/account/verification.ts'

const MS = { day: 86_400_000, minute: 60_000 }
const MEGABYTE = 1_000_000

export type FaqFacts = ReturnType<typeof getFaqFacts>

/** The product's limits and times as formatted texts; answers take all their numbers from here. */
export function getFaqFacts(locale: Locale) {
  const tag = localeTag(locale)
  const count = (value: number, unit: keyof typeof KAZAKH_UNITS) =>
    locale === 'kz'
      ? `${value}\u00a0${KAZAKH_UNITS[unit]}`
      : new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const amount = (value: Minor, currency: Currency) => {
    const { locale: intlLocale, options } = moneyFormat(currency, locale)
    // Intl formats a decimal string exactly; `toDecimal` returns one.
    const decimal = toDecimal(value) as `${number}`
    return new Intl.NumberFormat(intlLocale, { ...options, trailingZeroDisplay: 'stripIfInteger' }).format(decimal)
  }
  // Chromium lacks the words of Kazakh lists.
  const list = (texts: readonly string[]) =>
    locale === 'kz' ? texts.join(', ') : new Intl.ListFormat(tag, { type: 'conjunction' }).format(texts)
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
    documents: String(DOCUMENTS_AT_MOST),
    betMin: amount(min, DEFAULT_CURRENCY),
    betMax: amount(max, DEFAULT_CURRENCY),
    guestBonus: count(BONUS_TIMERS.guest.lifeMs / MS.day, 'day'),
    welcomePack: count(BONUS_TIMERS.welcomePack.lifeMs / MS.day, 'day'),
  }
}
