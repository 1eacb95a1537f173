import type { CookieValues } from '#domain/wire/cookies.ts'

/** The link parameters that brought the player, as a registration and a social login send them. */
export function getCarriedSource({ promo, stag, partner, adplace }: CookieValues) {
  return {
    ...(promo ? { promo } : {}),
    ...(stag ? { stag } : {}),
    ...(partner ? { partner } : {}),
    ...(adplace ? { adplace } : {}),
  }
}
