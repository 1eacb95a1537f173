import { KENO_MOST_PICKS, KENO_NUMBERS } from '../../../worker/domain/games/keno.ts'

export type Picks = readonly number[]
/** A whole number from 0 to below `choices`, each as likely. */
export type Chance = (choices: number) => number

/** The picks with this number put in or taken off; null where there is no room for it. */
export function togglePick(picks: Picks, number: number): number[] | null {
  if (picks.includes(number)) return picks.filter((picked) => picked !== number)
  return picks.length < KENO_MOST_PICKS ? inOrder([...picks, number]) : null
}

/** Fills the picks up to ten by chance; ten that are there already give way to ten others. */
export function autoPick(picks: Picks, chance: Chance): number[] {
  const filled = picks.length < KENO_MOST_PICKS ? [...picks] : []
  const left = Array.from({ length: KENO_NUMBERS }, (_, number) => number).filter((number) => !filled.includes(number))
  while (filled.length < KENO_MOST_PICKS) filled.push(...left.splice(chance(left.length), 1))
  return inOrder(filled)
}

export function samePicks(one: Picks, other: Picks): boolean {
  return one.length === other.length && one.every((number) => other.includes(number))
}

/** Whether something that was kept can be picks: up to ten different numbers of the board. */
export function isPicks(kept: unknown): kept is number[] {
  return (
    Array.isArray(kept) &&
    kept.length <= KENO_MOST_PICKS &&
    new Set(kept).size === kept.length &&
    kept.every((number) => Number.isInteger(number) && number >= 0 && number < KENO_NUMBERS)
  )
}

const BELOW = 2 ** 32

/** Of the browser's own source; what would favour some numbers is drawn again. */
export function browserChance(choices: number): number {
  const even = BELOW - (BELOW % choices)
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < even ? value % choices : browserChance(choices)
}

function inOrder(picks: number[]): number[] {
  return picks.sort((one, other) => one - other)
}
