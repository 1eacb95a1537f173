import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'

type Money = (amount: Minor | null, currency: Currency | null) => string

/** A signed amount, with the typographic minus: "+₽4.70", "−₽5.00". */
export function signedMoney(amount: Minor, currency: Currency | null, money: Money): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return `${sign}${money(minor(Math.abs(amount)), currency)}`
}

type Settled = { payout: Minor; amount: Minor; currency: Currency | null }

/** What a round won or lost: its payout minus the bet. */
export function changeText({ payout, amount, currency }: Settled, money: Money): string {
  return signedMoney(minor(payout - amount), currency, money)
}
