/** The roulette wheel of the stand-in provider: 37 pockets, three betting places. */
export const POCKETS = 37
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const PLACES = ['red', 'black', 'zero'] as const
export type Place = (typeof PLACES)[number]

/** The payout of a place in multiples of the stake; each returns 36/37. */
export const PLACE_PAYS: Record<Place, number> = { red: 2, black: 2, zero: 36 }

export function placeOf(pocket: number): Place {
  if (pocket === 0) return 'zero'
  return REDS.has(pocket) ? 'red' : 'black'
}

/** The payout of a stake on a place, in minor units. */
export function wheelPayout(pocket: number, place: Place, stake: number): number {
  return placeOf(pocket) === place ? stake * PLACE_PAYS[place] : 0
}
