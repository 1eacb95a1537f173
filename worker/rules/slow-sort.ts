import type { Sliced } from './sliced.ts'

/** So many are put in order before it gives way: few enough to take a moment, whatever the comparison. */
const RUN = 256

/**
 * Puts places in order as `toSorted` does (what is equal stays in its order), and gives way now and then: for
 * comparisons that take their time, as of names.
 */
export function* slowSort(
  places: readonly number[],
  compare: (one: number, other: number) => number,
): Sliced<number[]> {
  let runs: number[][] = []
  for (let at = 0; at < places.length; at += RUN) {
    runs.push(places.slice(at, at + RUN).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: number[][] = []
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = longer
  }
  return runs[0] ?? []
}

function* merged(
  left: readonly number[],
  right: readonly number[],
  compare: (one: number, other: number) => number,
): Sliced<number[]> {
  const all: number[] = []
  let at = 0
  for (const place of left) {
    for (let next = right[at]; next !== undefined && compare(place, next) > 0; next = right[at]) {
      all.push(next)
      at += 1
      if (all.length % RUN === 0) yield
    }
    all.push(place)
    if (all.length % RUN === 0) yield
  }
  return all.concat(right.slice(at))
}
