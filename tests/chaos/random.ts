/** Numbers that follow from a seed (mulberry32): the same seed draws the same plan on every machine. */
export type Random = {
  /** From 0 up to and without 1. */
  next(): number
  /** An integer from 0 up to and without `end`. */
  below(end: number): number
  isTrue(chance: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    next,
    below,
    isTrue: (chance) => next() < chance,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
