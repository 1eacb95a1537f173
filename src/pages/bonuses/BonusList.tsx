import type { BonusRow, CampaignRow } from '#db/view.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { useServerNow } from '../../format/use-server-now.ts'
import { useBonusBoard, useBonuses, useCampaigns } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { CardsSkeleton } from './Cards.tsx'
import { FinishedRewards } from './FinishedRewards.tsx'
import { Promo } from './Promo.tsx'
import { loadRewards, Rewards, useLoadedRewards } from './Rewards.tsx'
import { Ways } from './Ways.tsx'

/**
 * All of a player's rewards in one list; then the promo code form, the finished ones and links to further offers.
 */
export function BonusList() {
  const { known, failed, fetchedAt, over, overCampaigns } = useBonusesNow()
  const isLoaded = useLoadedRewards()
  return (
    <>
      <LoadError part="bonuses" shown={known} notOffered="bonuses.notOffered" again={loadRewards} />
      <StaleSince part="bonuses" fetchedAt={fetchedAt} />
      {isLoaded ? (
        <>
          <Rewards isKnown={known} />
          <Promo loggedIn />
          <FinishedRewards bonuses={over} campaigns={overCampaigns} />
          {(known || failed) && <Ways />}
        </>
      ) : (
        <CardsSkeleton count={2} />
      )}
    </>
  )
}

const NONE: BonusRow[] = []

/** What is known of the player's bonuses at the current server time, and which are over. */
function useBonusesNow() {
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
