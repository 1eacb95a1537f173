import type { getWelcomePack } from '#endpoints/bonuses.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { DEFAULT_CURRENCY, MINOR_PER_UNIT } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { moneyFormat, toDecimal } from '#domain/money/money.ts'
import { getRates } from '../billing/exchange.ts'
import { roubles } from '../billing/scale.ts'
import { type BonusOffer, WELCOME_PACK } from './offers.ts'

const TEXTS: Record<Locale, { title: (most: string, spins: number) => string; steps: readonly string[] }> = {
  en: {
    title: (most, spins) => `Up to ${most} and ${spins} free spins for your first deposits`,
    steps: ['First deposit', 'Second deposit', 'Third deposit'],
  },
  ru: {
    title: (most, spins) => `До ${most} и ${spins} фриспинов за первые депозиты`,
    steps: ['Первый депозит', 'Второй депозит', 'Третий депозит'],
  },
  kz: {
    title: (most, spins) => `Алғашқы депозиттерге ең көбі ${most} және ${spins} фриспин`,
    steps: ['Бірінші депозит', 'Екінші депозит', 'Үшінші депозит'],
  },
}

/** The welcome pack for guests; in roubles, because a guest has no wallet. */
export function welcomePack(locale: Locale): EndpointWire<typeof getWelcomePack> {
  const decimal = (units: number): string => toDecimal(roubles(units, DEFAULT_CURRENCY))
  const { title, steps } = TEXTS[locale]
  const total = WELCOME_PACK.reduce((sum, { amount }) => sum + amount, 0)
  const { locale: tag, options } = moneyFormat(DEFAULT_CURRENCY, locale)
  const format = new Intl.NumberFormat(tag, { ...options, minimumFractionDigits: 0 })
  const most = format.format(roubles(total, DEFAULT_CURRENCY) / MINOR_PER_UNIT)
  const spins = WELCOME_PACK.reduce((sum, offer) => sum + (offer.spins?.spins ?? 0), 0)
  return {
    publicTitle: title(most, spins),
    currency: DEFAULT_CURRENCY,
    rates: getRates(DEFAULT_CURRENCY),
    steps: WELCOME_PACK.map((offer, index) => ({
      title: steps[index] ?? offer.name[locale],
      percent: offer.percent,
      max_amount: decimal(offer.amount),
      free_spins: offer.spins?.spins ?? null,
      min_deposit: decimal(offer.minDeposit),
      wager: offer.wager,
    })),
  }
}

/** The place of an offer in the pack; null if it is not of the pack. */
export function welcomeStep(offer: BonusOffer): { step: number; steps: number } | null {
  const index = WELCOME_PACK.indexOf(offer)
  return index < 0 ? null : { step: index + 1, steps: WELCOME_PACK.length }
}
