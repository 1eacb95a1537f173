import { type DiceDirection, diceTarget, type Hundredths, isDiceTarget } from '../../../worker/domain/games/dice.ts'
import { isRecord, createPlayerSetting } from '../original/settings/player-setting.ts'

/** The bet apart from the amount: a roll over or under the target. */
export type DiceLine = { target: Hundredths; direction: DiceDirection }

const EVEN_MONEY: Hundredths = 4_950
const AT_FIRST: DiceLine = { target: diceTarget(EVEN_MONEY, 'over'), direction: 'over' }

/** Validates a stored line; null if invalid. */
export function readDiceLine(kept: unknown): DiceLine | null {
  if (!isRecord(kept)) return null
  const { target, direction } = kept
  if ((direction !== 'over' && direction !== 'under') || typeof target !== 'number') return null
  return isDiceTarget(target, direction) ? { target, direction } : null
}

const useOwnLine = createPlayerSetting('dice', readDiceLine)

/** The line that this player has set in this tab; before that, even money. */
export function useDiceLine(playerId: string | null) {
  const [line, setLine] = useOwnLine(playerId)
  return [line ?? AT_FIRST, setLine] as const
}
