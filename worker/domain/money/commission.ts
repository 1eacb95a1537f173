import { type Minor, minor } from './money.ts'

/** The commission of a withdrawal method: `percent` in hundredths of a percent, `fixed` in minor units. */
export type Commission = { percent: number; fixed: Minor }

const WHOLE = 10_000

/** The commission on an amount, both in minor units. Rounded up, so that it is never shown lower than it is charged. */
export function computeCommission(amount: Minor, { percent, fixed }: Commission): Minor {
  // Computed in two steps, so that no product exceeds the integers that a float holds exactly.
  const share = Math.floor(amount / WHOLE) * percent + Math.ceil(((amount % WHOLE) * percent) / WHOLE)
  return minor(share + fixed)
}

/**
 * What the player receives of a withdrawn amount, in minor units. Negative if the commission is higher than the amount.
 */
export function computeArriving(amount: Minor, commission: Commission): Minor {
  return minor(amount - computeCommission(amount, commission))
}
