import type { BonusRow } from '../../../worker/db/view.ts'
import { getBonusStatus } from '../../../worker/domain/money/bonus.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useBonusBoard, useBonuses } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'

const NONE: BonusRow[] = []

/** The player's bonuses by how they stand at this moment of the server's clock. */
export function useBonusesNow() {
  const now = useServerNow()
  const rows = useBonuses() ?? NONE
  const board = useBonusBoard()
  const problems = useAppState('problems')?.parts
  const problem = problems?.bonuses
  const reachable = useReachable()
  const failed = !reachable || problem !== undefined
  const standing = (row: BonusRow) => getBonusStatus(row, now)
  return {
    /** Whether they have ever been fetched on this device. */
    known: Boolean(board) || rows.length > 0,
    failed,
    /** Whether what stands first, the bonus that waits for a deposit, is known or will not come: nothing moves down any more. */
    isSettled: Boolean(board) || failed || problems?.waitingBonus !== undefined,
    fetchedAt: board?.fetchedAt,
    running: rows.filter((row) => standing(row) === 'active'),
    waiting: rows.filter((row) => standing(row) === 'waiting'),
    over: rows.filter((row) => standing(row) !== 'active' && standing(row) !== 'waiting'),
    standing,
  }
}
