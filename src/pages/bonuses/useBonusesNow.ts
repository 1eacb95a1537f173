import type { BonusRow } from '../../../worker/db/view.ts'
import { bonusStanding } from '../../../worker/rules/bonus.ts'
import { useServerNow } from '../../app/server-now.ts'
import { useBonusBoard, useBonuses } from '../../data/money-queries.ts'
import { useFact, useReachable } from '../../data/queries.ts'

const NONE: BonusRow[] = []

/** The player's bonuses by how they stand at this moment of the server's clock. */
export function useBonusesNow() {
  const now = useServerNow()
  const rows = useBonuses() ?? NONE
  const board = useBonusBoard()
  const problem = useFact('problems')?.parts.bonuses
  const reachable = useReachable()
  const standing = (row: BonusRow) => bonusStanding(row, now)
  return {
    /** Whether they have ever been fetched on this device. */
    known: Boolean(board) || rows.length > 0,
    failed: !reachable || problem !== undefined,
    fetchedAt: board?.fetchedAt,
    running: rows.filter((row) => standing(row) === 'active'),
    waiting: rows.filter((row) => standing(row) === 'waiting'),
    over: rows.filter((row) => standing(row) !== 'active' && standing(row) !== 'waiting'),
    standing,
  }
}
