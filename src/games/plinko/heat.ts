/** From how many hundredths on a slot is so hot: under half the stake, under it, from 1×, 2×, 10× and 100× on. */
const STEPS = [50, 100, 200, 1_000, 10_000]

/** How hot the slots of a multiplier look, from 0 (calm) to 5. */
export function getHeat(hundredths: number): number {
  return STEPS.filter((step) => hundredths >= step).length
}
