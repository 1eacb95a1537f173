import { useState, useId } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { VipRow } from '#db/view.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { readBilling, useBilling } from '../../data/account-queries.ts'
import { readRewards, useBonusBoard, useVip } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { BonusCard } from './BonusCard.tsx'
import { CardSection } from './Cards.tsx'
import { DepositOfferCard, GiftCard } from './DepositCards.tsx'
import { CampaignCard, FreeSpinsCard } from './SpinCards.tsx'
import { type Reward, useRewards } from './use-rewards.ts'
import { ROUTES } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMoney } from '../../format/use-money.ts'
import { Ends, RewardHead } from './RewardHead.tsx'
import styles from './bonuses.module.css'

/** What the player has or can get, in one list: what ends first comes first. `isKnown`: it was fetched before. */
export function Rewards({ isKnown }: { isKnown: boolean }) {
  const rewards = useRewards()
  const setModal = useSetAtom(modalAtom)
  return (
    <>
      <OtherProblem />
      {isKnown && rewards.length === 0 && (
        <EmptyState scene="saddle-bag" text={<FormattedMessage id="bonuses.none" />}>
          <Button onClick={() => setModal({ name: 'payIn' })}>
            <FormattedMessage id="account.deposit" />
          </Button>
        </EmptyState>
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

/**
 * Loads the list while there is a network. Returns whether it can be drawn whole: all of it was stored by an earlier
 * visit, or has been loaded and read, or cannot be loaded.
 */
export function useLoadedRewards(): boolean {
  const reachable = useReachable()
  const [isLoaded, setLoaded] = useState(false)
  const [wasStored, setStored] = useState<boolean | null>(null)
  const rows = [useBonusBoard(), useVip(), useBilling()]
  if (wasStored === null && !rows.includes(undefined)) setStored(rows.every(Boolean))
  useRefresh(async () => {
    await loadRewards()
    // A live query may be a moment behind the last write.
    await Promise.all([readRewards(), readBilling()])
    setLoaded(true)
  })
  return wasStored === true || isLoaded || !reachable
}

/** The cashback of the player's VIP level: its sum so far and the day on which it is credited by itself. */
function CashbackCard({ cashback: { amount, currency, at } }: { cashback: NonNullable<VipRow['cashback']> }) {
  const id = useId()
  const money = useMoney()
  return (
    <article className={styles.card} aria-labelledby={id} data-testid="cashback">
      <RewardHead
        id={id}
        kind={<FormattedMessage id="bonuses.kind.cashback" />}
        name={<FormattedMessage id="bonuses.cashback" />}
        sum={<span data-amount>{money(amount, currency)}</span>}
        ends={<Ends id="bonuses.ends.cashback" at={at} />}
      />
      <p className={styles.hint}>
        <FormattedMessage id="bonuses.cashback.text" />
      </p>
      <p>
        <Link href={ROUTES.vipClub} aria-describedby={id}>
          <FormattedMessage id="nav.vipClub" />
        </Link>
      </p>
    </article>
  )
}
