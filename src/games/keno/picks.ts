import { KENO_MOST_PICKS, KENO_NUMBERS } from '#domain/games/keno.ts'

export type Picks = readonly number[]
/** Returns a random integer from 0 to below `choices`, all equally likely. */
export type Chance = (choices: number) => number

/** Adds the number to the picks or removes it; null if the picks are full. */
export function togglePick(picks: Picks, number: number): number[] | null {
  if (picks.includes(number)) return picks.filter((picked) => picked !== number)
  return picks.length < KENO_MOST_PICKS ? inOrder([...picks, number]) : null
}

/** Fills the picks up to ten at random; if there are ten already, replaces them with ten random numbers. */
export function autoPick(picks: Picks, chance: Chance): number[] {
  const filled = picks.length < KENO_MOST_PICKS ? [...picks] : []
  const left = Array.from({ length: KENO_NUMBERS }, (_, number) => number).filter((number) => !filled.includes(number))
  while (filled.length < KENO_MOST_PICKS) filled.push(...left.splice(chance(left.length), 1))
  return inOrder(filled)
}

export function samePicks(one: Picks, other: Picks): boolean {
  return one.length === other.length && one.every((number) => other.includes(number))
}

/** Whether a stored value is valid picks: up to ten different numbers of the board. */
export function isPicks(stored: unknown): stored is number[] {
  return (
    Array.isArray(stored) &&
    stored.length <= KENO_MOST_PICKS &&
    new Set(stored).size === stored.length &&
    stored.every((number) => Number.isInteger(number) && number >= 0 && number < KENO_NUMBERS)
  )
}

const BELOW = 2 ** 32

/** Uses the browser's crypto random numbers, with rejection sampling so that all numbers are equally likely. */
export function browserChance(choices: number): number {
  const even = BELOW - (BELOW % choices)
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < even ? value % choices : browserChance(choices)
}

function inOrder(picks: number[]): number[] {
  return picks.sort((one, other) => one - other)
}
