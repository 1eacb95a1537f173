import { PLINKO_RISKS, PLINKO_ROWS } from '#domain/games/plinko.ts'
import type { RoundBet } from '#domain/games/round-shapes.ts'
import { createPlayerSetting, isRecord } from '../table/settings/player-setting.ts'

/** The bet apart from the amount: the board and its risk. */
export type PlinkoLine = RoundBet<'plinko'>

const AT_FIRST: PlinkoLine = { rows: 16, risk: 'medium' }

/** Validates a stored line; null if invalid. */
export function readPlinkoLine(stored: unknown): PlinkoLine | null {
  if (!isRecord(stored)) return null
  const rows = PLINKO_ROWS.find((each) => each === stored['rows'])
  const risk = PLINKO_RISKS.find((each) => each === stored['risk'])
  return rows && risk ? { rows, risk } : null
}

const usePlayerLine = createPlayerSetting('plinko', readPlinkoLine)

/** The line that this player has set in this tab; before that, that of the last round. */
export function usePlinkoLine(playerId: string | null, last: PlinkoLine | null) {
  const [line, setLine] = usePlayerLine(playerId)
  return [line ?? last ?? AT_FIRST, setLine] as const
}
