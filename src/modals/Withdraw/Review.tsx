import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PayoutMethod } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useMoney } from '../../format/use-money.ts'
import { useProtection } from '../../protection/use-protection.ts'
import { ArrivingAmount } from './AmountAndRecipient.tsx'
import type { Withdrawal } from './use-withdraw.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './withdraw.module.css'
import { getShownNetwork } from '../PayIn/shown-network.ts'

type Props = {
  withdrawal: Omit<Withdrawal, 'ref'>
  method: PayoutMethod
  currency: Currency | null
}

/** Shows the recipient and amount once more before the withdrawal is sent. */
export function Review({ withdrawal, method, currency }: Props) {
  const money = useMoney()
  const mayCancel = useProtection()?.rules.cancelPayout ?? false
  const { amount } = withdrawal
  const address = withdrawal.recipient?.address ?? ''
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // It follows the form's button, far down. `void`, because newer browsers return a promise here.
    void section.current?.scrollIntoView()
  }, [])
  const sum = money(amount, currency)
  const network = getShownNetwork(method)
  return (
    <section ref={section} className={styles.review}>
      <h3>
        <FormattedMessage id="withdraw.review" />
      </h3>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="deposit.amount" />
          </dt>
          <dd>
            <Amount>{sum}</Amount>
          </dd>
        </div>
        <div>
          <dt>{network ? `${method.name} · ${network}` : method.name}</dt>
          <dd translate="no">{method.kind === 'card' ? `•••• ${address.slice(-4)}` : address}</dd>
        </div>
      </dl>
      <ArrivingAmount method={method} currency={currency} amount={amount} />
      <p className={styles.hint}>
        <FormattedMessage
          id={mayCancel ? 'withdraw.review.cancellable' : 'withdraw.review.text'}
          values={{ amount: sum }}
        />
      </p>
    </section>
  )
}
