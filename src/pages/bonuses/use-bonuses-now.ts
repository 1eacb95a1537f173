import type { BonusRow } from '../../../worker/db/view.ts'
import { areSpinsActive, getBonusStatus } from '#domain/money/bonus.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useBonusBoard, useBonuses, useCampaigns, useFreeSpins } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'

const NONE: BonusRow[] = []

/** The player's bonuses by their status at the current server time. */
export function useBonusesNow() {
  const now = useServerNow()
  const rows = useBonuses() ?? NONE
  const campaigns = useCampaigns()
  const spins = useFreeSpins()
  const board = useBonusBoard()
  const problems = useAppState('problems')?.parts
  const problem = problems?.bonuses
  const reachable = useReachable()
  const failed = !reachable || problem !== undefined
  const getStatus = (row: BonusRow) => getBonusStatus(row, now)
  const running = rows.filter((row) => getStatus(row) === 'active')
  const waiting = rows.filter((row) => getStatus(row) === 'waiting')
  return {
    /** Whether they were ever fetched on this device. */
    known: Boolean(board) || rows.length > 0,
    failed,
    /**
     * Whether the first item, the bonus reserved for a deposit, has loaded or failed: after that nothing is pushed
     * down.
     */
    isSettled: Boolean(board) || failed || problems?.waitingBonus !== undefined,
    fetchedAt: board?.fetchedAt,
    running,
    waiting,
    /** Neither a bonus nor free spins that can be used. */
    isEmpty:
      running.length + waiting.length === 0 &&
      !campaigns?.some((row) => getBonusStatus(row, now) === 'active') &&
      !spins?.some((row) => areSpinsActive(row, now)),
    over: rows.filter((row) => getStatus(row) !== 'active' && getStatus(row) !== 'waiting'),
    getStatus,
  }
}
