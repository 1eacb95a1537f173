/** The attribution parameters of the link that brought the player, sent with a registration or a social login. */
export type Attribution = {
  promo?: string | undefined
  stag?: string | undefined
  partner?: string | undefined
  adplace?: string | undefined
}

const PROMO = /^[\w-]{3,32}$/

/** Whether a promo code has a valid format; an empty one is allowed. */
export function isPromo(promo: string | undefined): boolean {
  return !promo || PROMO.test(promo)
}

/** The non-empty parameters, as stored with the player. */
export function toAttribution({ promo, stag, partner, adplace }: Attribution): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ promo, stag, partner, adplace }).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}
