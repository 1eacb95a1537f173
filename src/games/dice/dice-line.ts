import { type DiceDirection, diceTarget, type Hundredths, isDiceTarget } from '#domain/games/dice.ts'
import { isRecord, createPlayerSetting } from '../table/settings/player-setting.ts'

/** The bet apart from the amount: a roll over or under the target. */
export type DiceLine = { target: Hundredths; direction: DiceDirection }

const EVEN_MONEY: Hundredths = 4_950
const AT_FIRST: DiceLine = { target: diceTarget(EVEN_MONEY, 'over'), direction: 'over' }

/** Validates a stored line; null if invalid. */
export function readDiceLine(stored: unknown): DiceLine | null {
  if (!isRecord(stored)) return null
  const { target, direction } = stored
  if ((direction !== 'over' && direction !== 'under') || typeof target !== 'number') return null
  return isDiceTarget(target, direction) ? { target, direction } : null
}

const usePlayerLine = createPlayerSetting('dice', readDiceLine)

/** The line that this player has set in this tab; before that, even money. */
export function useDiceLine(playerId: string | null) {
  const [line, setLine] = usePlayerLine(playerId)
  return [line ?? AT_FIRST, setLine] as const
}
