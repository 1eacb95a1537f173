import type { Hundredths } from '#domain/games/dice.ts'

/** What a die shows: on top, and on the two sides that face the player. */
export type Die = { top: Pips; left: Pips; right: Pips }
export type Pips = 1 | 2 | 3 | 4 | 5 | 6

/** The sides of a die for each top: those of a real one, where opposite faces have seven pips together. */
const SIDES: Record<Pips, [left: Pips, right: Pips]> = {
  1: [2, 3],
  2: [3, 1],
  3: [1, 2],
  4: [6, 2],
  5: [3, 6],
  6: [5, 3],
}

const TOPS: readonly Pips[] = [1, 2, 3, 4, 5, 6]
const ROLLS = 10_001

/** The two dice of a roll: the higher it is, the more pips, from 1 and 1 to 6 and 6. */
export function toDice(roll: Hundredths): [Die, Die] {
  const pair = Math.floor((roll * TOPS.length ** 2) / ROLLS)
  return [toDie(Math.floor(pair / TOPS.length)), toDie(pair % TOPS.length)]
}

function toDie(index: number): Die {
  const top = TOPS[index] ?? 6
  const [left, right] = SIDES[top]
  return { top, left, right }
}
