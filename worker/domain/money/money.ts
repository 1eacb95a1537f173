import type { Currency } from './currencies.ts'
import { MINOR_DIGITS, MINOR_PER_UNIT } from './currencies.ts'
import type { Locale } from '../languages/locales.ts'
import { numberLocale } from '../languages/locales.ts'

declare const minorUnits: unique symbol
/** An amount in integer minor units (kopecks, cents, tiyn, paise). All amounts inside the product have this type. */
export type Minor = number & { readonly [minorUnits]: true }

/** Ten trillion units or more is invalid: it is a mistake of the sender, and floats are not exact much above that. */
const MOST_MINOR = 10 ** 13 * MINOR_PER_UNIT

/** Whether a number can be an amount in minor units. */
export function isAmount(value: number): value is Minor {
  return Number.isSafeInteger(value) && Math.abs(value) < MOST_MINOR
}

/**
 * Converts a whole number of minor units to `Minor`. Throws RangeError for a fraction, NaN, or ten trillion units or
 * more: a bug of the caller. Replies are checked before.
 */
export function minor(value: number): Minor {
  if (!isAmount(value)) throw new RangeError(`not an amount in minor units: ${String(value)}`)
  return value
}

export const ZERO: Minor = minor(0)

const WIRE = new RegExp(`^(-?)(\\d{1,13})(?:\\.(\\d{1,${MINOR_DIGITS}}))?$`)

/** Parses a decimal of a reply ("12.5") to minor units without float arithmetic; null if it is not a valid amount. */
export function fromDecimal(text: string): Minor | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, sign, whole = '0', fraction = ''] = match
  const value = Number(whole) * MINOR_PER_UNIT + Number(fraction.padEnd(MINOR_DIGITS, '0'))
  if (value >= MOST_MINOR) return null
  return minor(sign === '-' && value !== 0 ? -value : value)
}

/** Formats minor units as a decimal for a request: 125000 → "1250.00". */
export function toDecimal(amount: Minor): string {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0')
  const whole = digits.slice(0, -MINOR_DIGITS)
  return `${amount < 0 ? '-' : ''}${whole}.${digits.slice(-MINOR_DIGITS)}`
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

/** The BCP 47 tag and the options to format an amount of a currency (in units) with Intl.NumberFormat. */
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
