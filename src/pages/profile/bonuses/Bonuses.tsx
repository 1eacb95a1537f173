import { FormattedMessage } from 'react-intl'
import type { Viewer } from '../../../../worker/db/view.ts'
import { PartProblem, StaleAge } from '../../../app/PartProblem.tsx'
import { useMoney } from '../../../app/money.ts'
import { commands } from '../../../data/commands.ts'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import styles from '../Profile.module.css'

/** What the operator has given: /profile/bonuses. */
export default function Bonuses({ viewer: { wallet } }: { viewer: Viewer }) {
  const money = useMoney()
  const { bonus = null, bonusBalance = null, currency = null } = wallet ?? {}
  const none = (bonus ?? 0) === 0 && (bonusBalance ?? 0) === 0
  const known = wallet !== null && (bonus !== null || bonusBalance !== null)
  return (
    <>
      <PartProblem part="profile" shown={wallet !== null} again={() => commands.profile.refresh()} />
      {!wallet && <SectionSkeleton />}
      {wallet && (
        <section className={styles['card']}>
          <div className={styles['row']}>
            <h2>
              <FormattedMessage id="bonuses.title" />
            </h2>
            <StaleAge part="profile" fetchedAt={wallet.fetchedAt} />
          </div>
          {known && none && (
            <p className={styles['hint']}>
              <FormattedMessage id="bonuses.none" />
            </p>
          )}
          {!none && (
            <dl className={styles['facts']}>
              <dt>
                <FormattedMessage id="bonuses.balance" />
              </dt>
              <dd>{money(bonusBalance, currency)}</dd>
              <dt>
                <FormattedMessage id="bonuses.received" />
              </dt>
              <dd>{money(bonus, currency)}</dd>
            </dl>
          )}
          {!known && (
            <p className={styles['hint']}>
              <FormattedMessage id="bonuses.unknown" />
            </p>
          )}
        </section>
      )}
    </>
  )
}
