import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { BonusCard } from './BonusCard.tsx'
import { CardSection } from './Cards.tsx'
import { CashbackCard } from './CashbackCard.tsx'
import { DepositOfferCard, GiftCard } from './DepositCards.tsx'
import { CampaignCard, FreeSpinsCard } from './SpinCards.tsx'
import { type Reward, useRewards } from './use-rewards.ts'
import styles from './bonuses.module.css'

/** What the player has or can get, in one list: what ends first comes first. `isKnown`: it was fetched before. */
export function Rewards({ isKnown }: { isKnown: boolean }) {
  const rewards = useRewards()
  return (
    <>
      <OtherProblem />
      {isKnown && rewards.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage id="bonuses.none" />
        </p>
      )}
      {rewards.length > 0 && (
        <CardSection title="bonuses.rewards">
          <div className={styles.cards}>
            {rewards.map((reward) => (
              <Card key={reward.key} reward={reward} />
            ))}
          </div>
        </CardSection>
      )}
    </>
  )
}

function Card({ reward }: { reward: Reward }) {
  if (reward.kind === 'gift') return <GiftCard name={reward.name} endsAt={reward.endsAt} />
  if (reward.kind === 'bonus') return <BonusCard bonus={reward.bonus} />
  if (reward.kind === 'campaign') return <CampaignCard campaign={reward.campaign} />
  if (reward.kind === 'spins') return <FreeSpinsCard spins={reward.spins} />
  if (reward.kind === 'cashback') return <CashbackCard cashback={reward.cashback} />
  return <DepositOfferCard bonus={reward.bonus} currency={reward.currency} />
}

/** Sections of the list beside the bonuses, which have an error of their own. */
const OTHER_SECTIONS = ['campaigns', 'freeSpins', 'waitingBonus', 'vip', 'billing'] as const

/** One error for all sections of the list that could not be loaded; what an operator does not offer is none. */
function OtherProblem() {
  const reachable = useReachable()
  const problems = useAppState('problems')?.parts
  const failed = OTHER_SECTIONS.find((part) => problems?.[part] !== undefined && problems[part] !== 'notOffered')
  // If nothing was ever loaded, the page shows one error for all sections.
  if (!reachable || failed === undefined || problems?.bonuses !== undefined) return null
  return <LoadError part={failed} shown again={loadRewards} />
}

/** Loads all sections of the list; each keeps its last good rows if it fails. */
export async function loadRewards(): Promise<void> {
  await Promise.all([commands.bonuses.refresh(), commands.vip.refresh(), commands.money.refreshBilling()])
}

/** Loads the list while there is a network. Returns whether that has ended, or cannot begin: then nothing more comes. */
export function useLoadedRewards(): boolean {
  const reachable = useReachable()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (reachable) void loadRewards().then(() => setLoaded(true))
  }, [reachable])
  return isLoaded || !reachable
}
