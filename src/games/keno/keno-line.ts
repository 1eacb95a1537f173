import { KENO_RISKS, type KenoRisk } from '#domain/games/keno.ts'
import { isRecord, createPlayerSetting } from '../table/settings/player-setting.ts'
import { isPicks } from './picks.ts'

/** The bet apart from the amount: a risk and the picked numbers. */
export type KenoLine = { risk: KenoRisk; picks: number[] }

const NO_PICKS: KenoLine = { risk: 'classic', picks: [] }

/** Validates a stored line; null if invalid. */
export function readKenoLine(stored: unknown): KenoLine | null {
  if (!isRecord(stored)) return null
  const { risk, picks } = stored
  const known = KENO_RISKS.find((one) => one === risk)
  return known && isPicks(picks) ? { risk: known, picks } : null
}

const usePlayerLine = createPlayerSetting('keno', readKenoLine)

/** The risk and numbers that this player has set in this tab; before that, those of the last round. */
export function useKenoLine(playerId: string | null, last: KenoLine | null) {
  const [line, setLine] = usePlayerLine(playerId)
  return { line: line ?? last ?? NO_PICKS, setLine }
}
