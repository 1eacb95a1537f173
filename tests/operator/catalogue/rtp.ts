import { FEATURES } from './make.ts'
import type { GameRow } from './popular.ts'

/** RTP of slots in hundredths of a percent, as providers offer it to an operator. */
const USUAL = [9_400, 9_450, 9_512, 9_600, 9_650]
const HIGH = [9_700, 9_750, 9_810]
const HIGH_RTP_BIT = 1 << FEATURES.indexOf('highRtp')

/** The RTP of a game in hundredths of a percent; null for a live table, where it depends on how a player bets. */
export function getRtp([, , , , kind, rank, , , features]: GameRow): number | null {
  if (kind === 'live') return null
  const choices = (features & HIGH_RTP_BIT) === 0 ? USUAL : HIGH
  return choices[rank % choices.length] ?? null
}
