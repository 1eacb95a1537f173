import { FormattedMessage } from 'react-intl'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { useBonuses } from '../../data/money-queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { Progress } from '../../ui/Progress.tsx'
import styles from './walletPanel.module.css'

/** The active bonuses, with how much of the wagering requirement is met; none in a break. */
export function ActiveBonuses() {
  const money = useMoney()
  const now = useServerNow()
  const mayGetOffers = useMayGetOffers()
  const bonuses = useBonuses()?.filter((row) => getBonusStatus(row, now) === 'active') ?? []
  if (!mayGetOffers) return null
  return bonuses.map(({ id, name, wager, currency }) => (
    <div key={id} className={styles.bonus}>
      <b>{name}</b>
      <Progress value={wager.done} most={wager.required}>
        <span data-amount>
          <FormattedMessage
            id="wallet.wagered"
            values={{ done: money(wager.done, currency), required: money(wager.required, currency) }}
          />
        </span>
      </Progress>
    </div>
  ))
}
