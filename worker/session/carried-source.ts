import type { CookieValues } from '../domain/protocol/cookies.ts'

/** What a registration and a social log-in carry of the link that brought the player (spec 7). */
export function getCarriedSource({ promo, stag, partner, adplace }: CookieValues) {
  return {
    ...(promo ? { promo } : {}),
    ...(stag ? { stag } : {}),
    ...(partner ? { partner } : {}),
    ...(adplace ? { adplace } : {}),
  }
}
