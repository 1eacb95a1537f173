/** What a registration or a social log-in carries of the link that brought the player. */
export type Attribution = {
  promo?: string | undefined
  stag?: string | undefined
  partner?: string | undefined
  adplace?: string | undefined
}

const PROMO = /^[\w-]{3,32}$/

/** Whether a promo code could be one of ours; none is fine. */
export function isPromo(promo: string | undefined): boolean {
  return !promo || PROMO.test(promo)
}

/** The parts that were given, as they are kept with the player. */
export function attributionOf({ promo, stag, partner, adplace }: Attribution): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ promo, stag, partner, adplace }).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}
