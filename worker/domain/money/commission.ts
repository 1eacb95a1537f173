import { type Minor, minor } from './money.ts'

/** What a method keeps of a withdrawal: a share in hundredths of a percent, and a fixed amount. */
export type Commission = { percent: number; fixed: Minor }

const WHOLE = 10_000

/** The commission of an amount, in its minor units. Rounded up: what is named is never less than what is kept. */
export function computeCommission(amount: Minor, { percent, fixed }: Commission): Minor {
  // In two parts, so that no step leaves what a float holds exactly.
  const share = Math.floor(amount / WHOLE) * percent + Math.ceil(((amount % WHOLE) * percent) / WHOLE)
  return minor(share + fixed)
}

/** What arrives of an amount that leaves the wallet; below zero where the commission is more than it. */
export function computeArriving(amount: Minor, commission: Commission): Minor {
  return minor(amount - computeCommission(amount, commission))
}
