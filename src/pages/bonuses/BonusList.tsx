import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BonusRow } from '../../../worker/db/view.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { BonusCard } from './BonusCard.tsx'
import { Campaigns } from './Campaigns.tsx'
import { CardsSkeleton, CardSection } from './Cards.tsx'
import { FinishedBonuses } from './FinishedBonuses.tsx'
import { FreeSpinList } from './FreeSpinList.tsx'
import { Promo } from './Promo.tsx'
import { useBonusesNow } from './use-bonuses-now.ts'
import { WaitingDeposit } from './WaitingDeposit.tsx'
import { Ways } from './Ways.tsx'
import styles from './bonuses.module.css'

/**
 * All of a player's bonuses: active, waiting, free spins and campaigns; then the promo code form, the finished ones and
 * links to further offers.
 */
export function BonusList() {
  const reachable = useReachable()
  const { known, failed, isSettled, fetchedAt, running, waiting, isEmpty, over } = useBonusesNow()
  useEffect(() => {
    if (reachable) void commands.bonuses.refresh()
  }, [reachable])
  return (
    <>
      <LoadError part="bonuses" shown={known} again={() => commands.bonuses.refresh()} />
      <StaleSince part="bonuses" fetchedAt={fetchedAt} />
      {isSettled ? (
        <>
          <WaitingDeposit />
          {known && isEmpty && (
            <p className={styles.empty}>
              <FormattedMessage id="bonuses.none" />
            </p>
          )}
          <Group title="bonuses.running" rows={running} />
          <Group title="bonuses.waiting" rows={waiting} />
          <FreeSpinList />
          <Campaigns />
          <Promo loggedIn />
          <FinishedBonuses rows={over} />
          {(known || failed) && <Ways />}
        </>
      ) : (
        <CardsSkeleton count={2} />
      )}
    </>
  )
}

function Group({ title, rows }: { title: 'bonuses.running' | 'bonuses.waiting'; rows: readonly BonusRow[] }) {
  if (rows.length === 0) return null
  return (
    <CardSection title={title}>
      <div className={styles.cards}>
        {rows.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} />
        ))}
      </div>
    </CardSection>
  )
}
