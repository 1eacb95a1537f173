import type { Currency } from './currencies.ts'
import { MINOR_DIGITS, MINOR_PER_UNIT } from './currencies.ts'
import type { Locale } from '../account/locales.ts'
import { numberLocale } from '../account/locales.ts'

declare const minorUnits: unique symbol
/** An amount in integer minor units (kopecks, cents, tiyn, paise). The only form money has inside the product. */
export type Minor = number & { readonly [minorUnits]: true }

/** No amount of ten trillion units or more is believed: it is a mistake of the sender, and floats end not far above. */
const MOST_MINOR = 10 ** 13 * MINOR_PER_UNIT

/** Whether a number can be an amount in minor units. */
export function isAmount(value: number): value is Minor {
  return Number.isSafeInteger(value) && Math.abs(value) < MOST_MINOR
}

/**
 * Takes a whole number of minor units and gives it the money type.
 * Throws RangeError for a fraction, NaN or an amount beyond belief: that is a bug of the caller, not a reply.
 */
export function minor(value: number): Minor {
  if (!isAmount(value)) throw new RangeError(`not an amount in minor units: ${String(value)}`)
  return value
}

export const ZERO: Minor = minor(0)

const WIRE = new RegExp(`^(-?)(\\d{1,13})(?:\\.(\\d{1,${MINOR_DIGITS}}))?$`)

/** Reads a decimal as it stands on the wire ("12.5"); null where it is none. Never goes through floating point. */
export function fromDecimal(text: string): Minor | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, sign, whole = '0', fraction = ''] = match
  const value = Number(whole) * MINOR_PER_UNIT + Number(fraction.padEnd(MINOR_DIGITS, '0'))
  if (value >= MOST_MINOR) return null
  return minor(sign === '-' && value !== 0 ? -value : value)
}

/** Writes minor units as the decimal that stands on the wire: 125000 → "1250.00". */
export function toDecimal(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0')
  const whole = digits.slice(0, -MINOR_DIGITS)
  return `${amount < 0 ? '-' : ''}${whole}.${digits.slice(-MINOR_DIGITS)}`
}

/** What a field shows for an amount that the app itself put there: no groups, no idle ".00", a comma where the language has one. */
export function toTyped(amount: Minor, locale: Locale): string {
  return toDecimal(amount)
    .replace('.00', '')
    .replace('.', locale === 'en' ? '.' : ',')
}

export type MoneyFormat = {
  locale: string
  options: {
    style: 'currency'
    currency: Currency
    currencyDisplay: 'narrowSymbol'
    minimumFractionDigits: number
    maximumFractionDigits: number
  }
}

/** How an amount of a currency is formatted for a reader: the BCP 47 tag and options for Intl. */
export function moneyFormat(currency: Currency, locale: Locale): MoneyFormat {
  return {
    locale: numberLocale(locale),
    options: {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: MINOR_DIGITS,
      maximumFractionDigits: MINOR_DIGITS,
    },
  }
}
