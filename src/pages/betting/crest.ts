export type CrestLook = { letters: string; hues: readonly [field: number, charge: number]; division: number }

/** How many divisions of a shield there are. */
export const DIVISIONS = 4

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** The look of a side's crest, from its name alone: the same on every device and visit. */
export function getCrestLook(name: string): CrestLook {
  const words = name.trim().split(/[\s-]+/u)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [...(words[0] ?? '')]
  const letters = [first, last].map((part) => [...part][0] ?? '').join('')
  const hash = hashName(name)
  const field = hash % 360
  // Never a neighbour on the colour wheel, so that the two differ at sight.
  const charge = (field + 90 + ((hash >>> 9) % 180)) % 360
  return { letters: letters.toUpperCase(), hues: [field, charge], division: (hash >>> 18) % DIVISIONS }
}

/** FNV-1a of the name, 32 bits, unsigned. */
function hashName(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0, FNV_OFFSET)
}
