import { getTone } from '../../cover/ramp.ts'
import { createRandom } from '../../cover/random.ts'

/** A provider's logo is generated from its name, in the same colour as the covers of its games. */
export function getProviderTone(name: string): string {
  const tone = getTone(() => 0.5, createRandom(name), false)
  return `radial-gradient(circle at 30% 20%,${tone(4)},${tone(1.5)})`
}

/** The initials of the first two words; for a single word, its first two letters. */
export function getMonogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', second] = words
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
