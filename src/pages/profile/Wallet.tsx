import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import type { WalletRow } from '../../../worker/db/view.ts'
import { LastUpdated } from '../../errors/LoadError.tsx'
import { preloadModal } from '../../app/modals.tsx'
import { useMoney } from '../../format/use-money.ts'
import { modalAtom } from '../../app/state.ts'
import { Button } from '../../ui/Button.tsx'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import { PayoutHint } from './PayoutHint.tsx'
import styles from './Wallet.module.css'

const PARTS = [
  { id: 'bonusBalance', name: 'wallet.bonusBalance', text: 'wallet.bonusBalance.text' },
  { id: 'bonus', name: 'wallet.offers', text: 'wallet.offers.text' },
  { id: 'totalBalance', name: 'wallet.total', text: 'wallet.total.text' },
] as const

/** The player's balances: available, bonus and total; buttons to deposit and withdraw; and the currency switch. */
export function Wallet({ wallet }: { wallet: WalletRow | null }) {
  const money = useMoney()
  const setModal = useSetAtom(modalAtom)
  const currency = wallet?.currency ?? null
  return (
    <section className={styles['wallet']}>
      <div className={styles['row']}>
        <h2>
          <FormattedMessage id="account.balance" />
        </h2>
        {wallet && <LastUpdated at={wallet.fetchedAt} />}
      </div>
      <div className={styles['row']}>
        <p className={styles['amount']} translate="no">
          {money(wallet?.balance ?? null, currency)}
        </p>
        <div className={styles['ways']}>
          <Button
            variant="primary"
            onClick={() => setModal({ name: 'payIn' })}
            onPointerEnter={() => preloadModal('payIn')}
          >
            <FormattedMessage id="account.deposit" />
          </Button>
          <Button onClick={() => setModal({ name: 'withdraw' })} onPointerEnter={() => preloadModal('withdraw')}>
            <FormattedMessage id="withdraw.open" />
          </Button>
        </div>
      </div>
      <PayoutHint />
      <p className={styles['hint']}>
        <FormattedMessage id="wallet.balance.text" />
      </p>
      <dl className={styles['parts']}>
        {PARTS.map(({ id, name, text }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={name} />
              <small>
                <FormattedMessage id={text} />
              </small>
            </dt>
            <dd translate="no">{money(wallet?.[id] ?? null, currency)}</dd>
          </div>
        ))}
      </dl>
      {wallet && currency !== null && <CurrencySwitch wallet={{ currency, balance: wallet.balance }} />}
    </section>
  )
}
