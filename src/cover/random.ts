/** Returns pseudo-random numbers, 0 ≤ n < 1, which depend only on the seed text. */
export type Random = () => number

export function createRandom(text: string): Random {
  let state = 0
  const random = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  for (let at = 0; at < text.length; at += 1) {
    state ^= text.charCodeAt(at)
    random()
  }
  return random
}

export const among = <Item>(list: readonly [Item, ...Item[]], random: Random): Item =>
  list[Math.floor(random() * list.length)] ?? list[0]
