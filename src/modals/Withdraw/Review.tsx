import { FormattedMessage } from 'react-intl'
import type { PayoutMethod } from '../../../worker/db/view.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { ArrivingAmount } from './AmountAndRecipient.tsx'
import type { Withdrawal } from './use-withdraw.ts'
import payIn from '../PayIn/payIn.module.css'
import styles from './withdraw.module.css'
import { networkBeside } from '../PayIn/network-beside.ts'

type Props = {
  withdrawal: Omit<Withdrawal, 'ref'>
  method: PayoutMethod
  currency: Currency | null
  reasonId: string
}

/** Shows the recipient and amount once more before the withdrawal is sent. */
export function Review({ withdrawal, method, currency, reasonId }: Props) {
  const money = useMoney()
  const { amount, off, sending } = withdrawal
  const sum = money(amount, currency)
  const network = networkBeside(method)
  return (
    <section className={styles['review']}>
      <h3>
        <FormattedMessage id="withdraw.review" />
      </h3>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="deposit.amount" />
          </dt>
          <dd translate="no">{sum}</dd>
        </div>
        <div>
          <dt>{network ? `${method.name} · ${network}` : method.name}</dt>
          <dd translate="no">{withdrawal.recipient?.address}</dd>
        </div>
      </dl>
      <ArrivingAmount method={method} currency={currency} amount={amount} />
      <p className={styles['hint']}>
        <FormattedMessage id="withdraw.review.text" values={{ amount: sum }} />
      </p>
      <div className={payIn['actions']}>
        <Button
          variant="primary"
          size="large"
          movesMoney
          aria-disabled={off !== null}
          busy={sending}
          aria-describedby={reasonId}
          onClick={off ? undefined : withdrawal.send}
        >
          <FormattedMessage id="withdraw.send" values={{ amount: sum }} />
        </Button>
        {!sending && (
          <Button variant="quiet" onClick={withdrawal.back}>
            <FormattedMessage id="withdraw.back" />
          </Button>
        )}
      </div>
    </section>
  )
}
