import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { useBilling } from '../../data/account-queries.ts'
import { useVip } from '../../data/money-queries.ts'
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
  const { known, failed, isSettled, fetchedAt, over, overCampaigns } = useBonusesNow()
  const isLoaded = useLoadedRewards()
  const vip = useVip()
  const billing = useBilling()
  // They have cards too: the list is drawn once all are known or will not come, so that none moves another.
  const isKnown = Boolean(vip && billing) || isLoaded
  return (
    <>
      <LoadError part="bonuses" shown={known} again={loadRewards} />
      <StaleSince part="bonuses" fetchedAt={fetchedAt} />
      {isSettled && isKnown ? (
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
