import type { Sliced } from './rules/sliced.ts'

/** What a command that comes meanwhile may have to wait for, ms; on a slow phone a few times that. */
const SLICE_MS = 8

/** Does work in slices of a few ms, with commands and events between them. Out: what it gives; throws what it throws. */
export async function inSlices<Value>(work: Sliced<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
