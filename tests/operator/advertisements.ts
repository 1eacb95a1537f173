import { createHash } from 'node:crypto'
import { promoBy } from './bonuses/offers.ts'

type Campaign = { utm_source: string; utm_medium: string; utm_campaign: string; utm_term: string }

/**
 * The advertisement of a campaign; equal UTM values give the same one. If the campaign is named like a promo code, the
 * advertisement offers what the code gives.
 */
export function toAdvertisement({ utm_source, utm_medium, utm_campaign, utm_term }: Campaign) {
  const words = JSON.stringify([utm_source, utm_medium, utm_campaign, utm_term])
  const advId = `adv-${createHash('sha256').update(words).digest('hex').slice(0, 12)}`
  const promo = promoBy(utm_campaign)
  if (!promo || promo.isOver) return { advId }
  const { gives } = promo
  return 'spins' in gives
    ? { advId, promo: { type: 'spins', value: gives.spins.spins } }
    : { advId, promo: { type: 'bonus', value: gives.bonus.amount } }
}
