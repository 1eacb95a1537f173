import type { cancelBonus, getPromoBonus } from '#endpoints/bonuses.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { OperatorClock } from '../clock.ts'
import { roubles } from '../billing/scale.ts'
import { type Bonus, getRules } from './bonuses.ts'
import { type BonusOffer, bonusOffer, type Promo } from './offers.ts'

type BonusWire = EndpointWire<typeof cancelBonus>['data']
type PromoWire = EndpointWire<typeof getPromoBonus>

/** The money rules of an offer, in a currency. */
export function rulesWire(offer: BonusOffer, currency: Currency) {
  const { percent, maxAmount, minAmount, wager, maxBet, expiresIn } = getRules(offer, currency)
  return {
    percent,
    max_amount: maxAmount === null ? null : toDecimal(maxAmount),
    min_amount: minAmount === null ? null : toDecimal(minAmount),
    wager,
    max_bet: maxBet === null ? null : toDecimal(maxBet),
    expires_in: expiresIn,
  }
}

export function bonusWire(bonus: Bonus, clock: OperatorClock, locale: Locale): BonusWire {
  const offer = bonusOffer(bonus.offer)
  return {
    id: bonus.id,
    name: offer.name[locale],
    status: bonus.status,
    amount: toDecimal(bonus.amount),
    currency: bonus.currency,
    wager: { times: offer.wager, required: toDecimal(bonus.required), done: toDecimal(bonus.done) },
    max_bet: toDecimal(bonus.maxBet),
    expires_at: clock.moment(bonus.expiresAt),
    expires_in: bonus.status === 'waiting' ? offer.lifeMs / 1_000 : null,
    region: offer.region,
  }
}

/** What a promo code gives, shown before it is redeemed. */
export function promoWire(
  { gives }: Promo,
  { currency, expiresIn, locale }: { currency: Currency; expiresIn: number; locale: Locale },
): PromoWire {
  if ('bonus' in gives) {
    const { bonus } = gives
    const amount = bonus.percent === null ? toDecimal(roubles(bonus.amount, currency)) : null
    const rules = { ...rulesWire(bonus, currency), currency, amount, free_spins: null }
    return { name: bonus.name[locale], expires_in: expiresIn, region: bonus.region, rules }
  }
  const { spins } = gives
  const rules = {
    wager: spins.wager,
    max_bet: toDecimal(roubles(spins.maxBet, currency)),
    expires_in: spins.lifeMs / 1_000,
    currency,
    amount: null,
    free_spins: spins.spins,
  }
  return { name: spins.name[locale], expires_in: expiresIn, region: spins.region, rules }
}
