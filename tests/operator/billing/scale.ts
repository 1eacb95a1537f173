import { type Currency, MINOR_PER_UNIT } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'

/** What a rouble's amount becomes in another currency: multiplied, then divided. Round figures, no rate of exchange. */
const SCALE: Record<Currency, { times: number; over: number }> = {
  RUB: { times: 1, over: 1 },
  INR: { times: 1, over: 1 },
  KZT: { times: 5, over: 1 },
  USD: { times: 1, over: 100 },
  EUR: { times: 1, over: 100 },
}

/** So many roubles, in minor units of a currency. */
export function roubles(units: number, currency: Currency): Minor {
  const { times, over } = SCALE[currency]
  return minor(Math.floor((units * MINOR_PER_UNIT * times) / over))
}

/** An amount of a currency as whole roubles, for what is counted in one measure. */
export function wholeRoubles(amount: Minor, currency: Currency): number {
  const { times, over } = SCALE[currency]
  return Math.floor((amount * over) / (MINOR_PER_UNIT * times))
}
