import { FormattedMessage } from 'react-intl'
import type { Viewer } from '#db/view.ts'
import { LoadError, StaleSince } from '../../../errors/LoadError.tsx'
import { useMoney } from '../../../format/use-money.ts'
import { commands } from '../../../data/commands.ts'
import { OffersOnly } from '../../../protection/OffersOnly.tsx'
import { useMayGetOffers } from '../../../protection/use-may-get-offers.ts'
import { BonusList } from '../../bonuses/BonusList.tsx'
import styles from '../Profile.module.css'

/** The player's bonuses from the operator: /profile/bonuses. */
export default function ProfileBonuses({ viewer: { wallet } }: { viewer: Viewer }) {
  return (
    <>
      <LoadError part="profile" shown={wallet !== null} again={() => commands.profile.refresh()} />
      {wallet && <Balances wallet={wallet} />}
      <OffersOnly>
        <BonusList />
      </OffersOnly>
    </>
  )
}

/** Bonus balances from the profile; renders nothing if there are none. */
function Balances({ wallet }: { wallet: NonNullable<Viewer['wallet']> }) {
  const money = useMoney()
  const mayGetOffers = useMayGetOffers()
  const { bonusBalance, currency, fetchedAt } = wallet
  const bonus = mayGetOffers ? wallet.bonus : null
  if (!bonus && !bonusBalance) return null
  return (
    <section className={styles.card}>
      <div className={styles.row}>
        <h2>
          <FormattedMessage id="bonuses.title" />
        </h2>
        <StaleSince part="profile" fetchedAt={fetchedAt} />
      </div>
      <dl className={styles.facts}>
        <dt>
          <FormattedMessage id="wallet.bonusBalance" />
        </dt>
        <dd translate="no" data-amount>
          {money(bonusBalance, currency)}
        </dd>
        {mayGetOffers && (
          <>
            <dt>
              <FormattedMessage id="wallet.offers" />
            </dt>
            <dd translate="no" data-amount>
              {money(bonus, currency)}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
