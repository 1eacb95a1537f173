import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import type { WalletRow } from '../../../worker/db/view.ts'
import { Age } from '../../app/PartProblem.tsx'
import { useMoney } from '../../app/money.ts'
import { modalAtom } from '../../app/state.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Profile.module.css'

export function Wallet({ wallet }: { wallet: WalletRow | null }) {
  const money = useMoney()
  const setModal = useSetAtom(modalAtom)
  const currency = wallet?.currency ?? null
  const bonus = wallet?.bonusBalance ?? null
  return (
    <section className={styles['card']}>
      <div className={styles['row']}>
        <h2>
          <FormattedMessage id="account.balance" />
        </h2>
        {wallet && <Age at={wallet.fetchedAt} />}
      </div>
      <div className={styles['row']}>
        <p className={styles['amount']}>{money(wallet?.balance ?? null, currency)}</p>
        <Button variant="primary" onClick={() => setModal({ name: 'payIn' })}>
          <FormattedMessage id="profile.topUp" />
        </Button>
      </div>
      {bonus !== null && bonus > 0 && (
        <p className={styles['hint']}>
          <FormattedMessage id="profile.bonus" values={{ amount: money(bonus, currency) }} />
        </p>
      )}
    </section>
  )
}
