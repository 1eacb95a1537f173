import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { CardsSkeleton } from './Cards.tsx'
import { FinishedRewards } from './FinishedRewards.tsx'
import { Promo } from './Promo.tsx'
import { loadRewards, Rewards, useLoadedRewards } from './Rewards.tsx'
import { useBonusesNow } from './use-bonuses-now.ts'
import { Ways } from './Ways.tsx'

/**
 * All of a player's rewards in one list; then the promo code form, the finished ones and links to further offers.
 */
export function BonusList() {
  const { known, failed, fetchedAt, over, overCampaigns } = useBonusesNow()
  const isLoaded = useLoadedRewards()
  return (
    <>
      <LoadError part="bonuses" shown={known} again={loadRewards} />
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
