import type { BonusRow, CampaignRow } from '../../../worker/db/view.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useBonusBoard, useBonuses, useCampaigns } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'

const NONE: BonusRow[] = []

/** What is known of the player's bonuses at the current server time, and which are over. */
export function useBonusesNow() {
  const now = useServerNow()
  const rows = useBonuses() ?? NONE
  const campaigns = useCampaigns()
  const board = useBonusBoard()
  const problems = useAppState('problems')?.parts
  const problem = problems?.bonuses
  const reachable = useReachable()
  const failed = !reachable || problem !== undefined
  const isOver = (row: BonusRow | CampaignRow) => !['active', 'waiting'].includes(getBonusStatus(row, now))
  return {
    /** Whether they were ever fetched on this device. */
    known: Boolean(board) || rows.length > 0,
    failed,
    fetchedAt: board?.fetchedAt,
    over: rows.filter(isOver),
    overCampaigns: campaigns?.filter(isOver) ?? [],
  }
}
