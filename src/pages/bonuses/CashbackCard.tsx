import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { VipRow } from '../../../worker/db/view.ts'
import { ROUTES } from '../../base/routes.ts'
import { useMoney } from '../../format/use-money.ts'
import { Ends, RewardHead } from './RewardHead.tsx'
import styles from './bonuses.module.css'

/** The cashback of the player's VIP level: its sum so far and the day on which it is credited by itself. */
export function CashbackCard({ cashback: { amount, currency, at } }: { cashback: NonNullable<VipRow['cashback']> }) {
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
