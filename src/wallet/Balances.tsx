import { FormattedMessage } from 'react-intl'
import type { WalletRow } from '#db/view.ts'
import { useMoney } from '../format/use-money.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'
import { Amount } from '../ui/Amount.tsx'
import styles from './Wallet.module.css'

const PARTS = [
  { id: 'bonusBalance', name: 'wallet.bonusBalance', text: 'wallet.bonusBalance.text' },
  { id: 'bonus', name: 'wallet.offers', text: 'wallet.offers.text' },
  { id: 'totalBalance', name: 'wallet.total', text: 'wallet.total.text' },
] as const

/**
 * What the balance is for, and the balances besides it: of bonuses, of those not activated yet, which are offers, and
 * the total.
 */
export function Balances({ wallet }: { wallet: WalletRow | null }) {
  const money = useMoney()
  const mayGetOffers = useMayGetOffers()
  const parts = mayGetOffers ? PARTS : PARTS.filter(({ id }) => id !== 'bonus')
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="wallet.balance.text" />
      </p>
      <dl className={styles.parts}>
        {parts.map(({ id, name, text }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={name} />
              <small>
                <FormattedMessage id={text} />
              </small>
            </dt>
            <dd data-amount>
              <Amount>{money(wallet?.[id] ?? null, wallet?.currency ?? null)}</Amount>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
