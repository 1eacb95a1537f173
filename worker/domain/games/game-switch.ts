import type { GameSwitch } from '../settings/feature-flags.ts'
import type { SharedGame } from './shared-rounds.ts'
import type { OriginalGame } from './originals.ts'

/** The kill switch of a game: that of the page on which it is played. */
export function getSwitch(game: OriginalGame | SharedGame): GameSwitch {
  return game === 'duel' ? 'disable-coinflip' : `disable-${game}`
}
