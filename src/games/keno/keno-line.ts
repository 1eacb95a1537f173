import { KENO_RISKS, type KenoRisk } from '../../../worker/domain/games/keno.ts'
import { isRecord, createPlayerSetting } from '../original/settings/player-setting.ts'
import { isPicks } from './picks.ts'

/** The bet apart from the amount: a risk and the picked numbers. */
export type KenoLine = { risk: KenoRisk; picks: number[] }

const NO_PICKS: KenoLine = { risk: 'classic', picks: [] }

/** Validates a stored line; null if invalid. */
export function readKenoLine(kept: unknown): KenoLine | null {
  if (!isRecord(kept)) return null
  const { risk, picks } = kept
  const known = KENO_RISKS.find((one) => one === risk)
  return known && isPicks(picks) ? { risk: known, picks } : null
}

const useOwnLine = createPlayerSetting('keno', readKenoLine)

/** The risk and numbers that this player has set in this tab; before that, those of the last round. */
export function useKenoLine(playerId: string | null, last: KenoLine | null) {
  const [line, setLine] = useOwnLine(playerId)
  return { line: line ?? last ?? NO_PICKS, setLine }
}
