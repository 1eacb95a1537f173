import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutMethod } from '#db/view.ts'
import { computeArriving, computeCommission } from '#domain/money/commission.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useDuration } from '../../format/use-duration.ts'
import { useMoney } from '../../format/use-money.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Exchange } from '../PayIn/Exchange.tsx'
import { getLongestMinutes } from './check-order.ts'
import type { Withdrawal } from './use-withdraw.ts'
import payIn from '../PayIn/payIn.module.css'
import styles from './withdraw.module.css'

const MINUTE_S = 60

type Props = { withdrawal: Omit<Withdrawal, 'ref'>; method: PayoutMethod; currency: Currency | null }

/** The amount to withdraw, with its limits. */
export function WithdrawAmountField({ withdrawal, method, currency }: Props) {
  const { formatMessage } = useIntl()
  const money = useShortMoney(currency)
  const { problem, most } = withdrawal
  const isEnough = most !== null && most >= method.min
  const limits = isEnough
    ? formatMessage({ id: 'deposit.amountLimits' }, { min: money(method.min), max: money(most) })
    : formatMessage({ id: 'withdraw.from' }, { min: money(method.min) })
  return (
    <div className={payIn.amount}>
      <MoneyField
        label={formatMessage({ id: 'deposit.amount' })}
        aside={limits}
        problem={problem.amount}
        currency={currency}
        enterKeyHint="next"
        value={withdrawal.amountText}
        onType={withdrawal.typeAmount}
      />
      {isEnough && (
        <Button onClick={() => withdrawal.all(most)}>
          <FormattedMessage id="withdraw.all" values={{ amount: money(most) }} />
        </Button>
      )}
    </div>
  )
}

/** The card number or wallet address to withdraw to. */
export function RecipientField({ withdrawal, method }: Omit<Props, 'currency'>) {
  const { formatMessage } = useIntl()
  const { problem, recipient } = withdrawal
  const linkText = recipient?.isLink
    ? formatMessage(
        { id: recipient.hasAmount ? 'withdraw.wallet.readAmount' : 'withdraw.wallet.read' },
        { address: recipient.address },
      )
    : ''
  const isCard = method.kind === 'card'
  const caution = formatMessage({ id: isCard ? 'withdraw.card.hint' : 'withdraw.wallet.hint' })
  return (
    <TextField
      label={formatMessage(
        { id: isCard ? 'withdraw.card' : 'withdraw.wallet' },
        isCard ? {} : { network: method.network ?? '' },
      )}
      hint={`${linkText} ${caution}`.trim()}
      problem={problem.to}
      inputMode={isCard ? 'numeric' : 'text'}
      autoComplete={isCard ? 'cc-number' : 'off'}
      enterKeyHint="go"
      value={withdrawal.to}
      onType={withdrawal.typeTo}
    />
  )
}

/** The amount that arrives after commission, updated while typing, and how long it takes. */
export function ArrivingAmount({
  method,
  currency,
  amount,
}: Omit<Props, 'withdrawal'> & { amount: Withdrawal['amount'] }) {
  const money = useMoney()
  const duration = useDuration()
  const { commission } = method
  const minutes = getLongestMinutes(method)
  return (
    <>
      <output className={styles.arrives}>
        {amount !== null && (
          <>
            <span>
              <FormattedMessage
                id="withdraw.arrives"
                values={{
                  amount: (
                    <strong key="amount" translate="no">
                      {money(computeArriving(amount, commission), currency)}
                    </strong>
                  ),
                }}
              />
            </span>
            <span>
              <FormattedMessage
                id="withdraw.kept"
                values={{ commission: money(computeCommission(amount, commission), currency) }}
              />
            </span>
          </>
        )}
      </output>
      <Exchange
        method={method}
        currency={currency}
        amount={amount === null ? null : computeArriving(amount, commission)}
        textId="withdraw.exchanged"
      />
      {minutes !== null && (
        <p className={styles.hint}>
          <FormattedMessage id="withdraw.time" values={{ time: duration(minutes * MINUTE_S) }} />
        </p>
      )}
    </>
  )
}
