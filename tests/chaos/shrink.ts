/** How often a failing list is run again at most. */
const RUNS_AT_MOST = 40

/**
 * Leaves steps out of a failing list while it still fails, in halves, then in quarters, down to single steps. What is
 * under test runs in real time, so a failure that depends on luck shrinks less far.
 */
export async function shrink<Step>(steps: Step[], fails: (steps: Step[]) => Promise<boolean>): Promise<Step[]> {
  let shortest = steps
  let runs = 0
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length && runs < RUNS_AT_MOST;) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(from + size)]
      runs += 1
      if (shorter.length > 0 && (await fails(shorter))) shortest = shorter
      else from += size
    }
  }
  return shortest
}
