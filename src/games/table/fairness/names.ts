import type { OriginalGame, RoundRow } from '#db/view.ts'
import type { DrawnFrom } from '#domain/fairness/drawn-picks.ts'
import type { Played } from '../round/played.ts'

/** How a game names its rounds and draws. */
export type GameNames<Game extends OriginalGame> = {
  /** A round's short name in lists: "Heads · Heads", "7 of 10". Referentially stable, since the lists are memoized. */
  round: (round: Played<Game>) => string
  /** One draw: "50.50", "Queen of hearts", "17 black"; `variant` as in DrawnFrom. */
  pick: (value: number, variant: string) => string
}

/** The same for the rounds that a check is shown, of one game or of all. */
export type RoundNames = {
  round: (round: RoundRow) => string
  pick: (from: DrawnFrom, value: number) => string
}

/** The names of one game, for checks of its own rounds alone. */
export function toRoundNames<Game extends OriginalGame>({ round, pick }: GameNames<Game>): RoundNames {
  return {
    // Every round that is checked with these names is of this game, which its type does not say.
    round: (checked) => round(checked as Played<Game>),
    pick: ({ variant }, value) => pick(value, variant),
  }
}
