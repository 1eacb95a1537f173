import type { GameSwitch } from '../settings/feature-flags.ts'
import type { LiveGame } from './live-games.ts'
import type { OriginalGame } from './originals.ts'

/** The kill switch of a game: that of the page on which it is played. */
export function getSwitch(game: OriginalGame | LiveGame): GameSwitch {
  return game === 'duel' ? 'disable-coinflip' : `disable-${game}`
}
