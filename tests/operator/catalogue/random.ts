/** Seeded random numbers (mulberry32): the same seed gives the same catalogue on any machine. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** A whole number, 0 ≤ n < choices. */
  below(choices: number): number
  of<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    below: (choices) => Math.floor(random.next() * choices),
    of(list) {
      const item = list[random.below(list.length)]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
    shuffled(list) {
      return list
        .map((item) => ({ item, order: random.next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item)
    },
  }
  return random
}
