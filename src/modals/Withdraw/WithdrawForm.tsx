import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillingRow, PayoutMethod, WalletRow } from '#db/view.ts'
import { computeArriving } from '#domain/money/commission.ts'
import type { Shown } from '#domain/money/shown.ts'
import { useReachable } from '../../data/queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { MethodPicker, type PickedMethod } from '../PayIn/MethodPicker.tsx'
import { UsedCards } from '../PayIn/UsedCards.tsx'
import { sortMethods } from '../PayIn/sort-methods.ts'
import { ArrivingAmount, RecipientField, WithdrawAmountField } from './AmountAndRecipient.tsx'
import { getLongestMinutes } from './check-order.ts'
import { Review } from './Review.tsx'
import { SavedAddresses } from './SavedAddresses.tsx'
import { useWithdraw } from './use-withdraw.ts'
import payIn from '../PayIn/payIn.module.css'

type Props = {
  billing: BillingRow
  playerId: string
  wallet: WalletRow
  seenWallet: () => Shown
  checking: ReadonlySet<string>
  /** The hash of the method of the last withdrawal. */
  lastUsed: string | null
  refresh: () => void
  onSent: () => void
}

/** A new withdrawal: filled in, reviewed, and sent once. */
export function WithdrawForm({ billing, playerId, wallet, seenWallet, checking, lastUsed, refresh, onSent }: Props) {
  const reasonId = useId()
  const money = useMoney()
  const reachable = useReachable()
  // The methods keep their order while the player fills in the form.
  const [firstLastUsed] = useState(lastUsed)
  const methods = sortMethods(billing.payouts, firstLastUsed)
  const { ref, ...withdrawal } = useWithdraw({
    playerId,
    wallet,
    seenWallet,
    methods,
    cards: billing.cards ?? [],
    reachable,
    checking,
    refresh,
    onSent,
  })
  const { method, disabledReason, reviewing, sending, amount, lines } = withdrawal
  const container = useFocusOnReplace<HTMLDivElement>(reviewing)
  const { currency } = wallet
  if (!method) return null
  const bar = (
    <div className={payIn.reason}>
      <DisabledReason id={reasonId}>
        {disabledReason && <FormattedMessage id={`withdraw.off.${disabledReason}`} />}
      </DisabledReason>
      <div role="alert">
        {lines.map(({ id, text }) => (
          <p key={id} className={payIn.danger}>
            {text}
          </p>
        ))}
      </div>
      {!disabledReason && !reviewing && amount !== null && (
        <p className={payIn.summary}>
          <FormattedMessage
            id="withdraw.arrives"
            values={{ amount: money(computeArriving(amount, method.commission), currency) }}
          />
        </p>
      )}
    </div>
  )
  return (
    <div ref={container} tabIndex={-1} className={payIn.form}>
      {reviewing ? (
        <>
          <Review withdrawal={withdrawal} method={method} currency={currency} />
          <div className={payIn.bar}>
            {bar}
            <Button
              variant="primary"
              size="large"
              movesMoney
              aria-disabled={disabledReason !== null}
              busy={sending}
              aria-describedby={reasonId}
              onClick={disabledReason ? undefined : withdrawal.send}
            >
              <FormattedMessage id="withdraw.send" values={{ amount: money(amount, currency) }} />
            </Button>
            {!sending && (
              <Button variant="quiet" onClick={withdrawal.back}>
                <FormattedMessage id="withdraw.back" />
              </Button>
            )}
          </div>
        </>
      ) : (
        <form ref={ref} className={payIn.form} noValidate onSubmit={withdrawal.review}>
          <WithdrawAmountField withdrawal={withdrawal} method={method} currency={currency} />
          <MethodPicker
            purpose="withdraw"
            methods={methods.map(toPicked)}
            currency={currency}
            chosen={method.hash}
            lastUsed={firstLastUsed}
            onChoose={withdrawal.chooseMethod}
          />
          <UsedCards used={withdrawal.used} purpose="withdraw" onChoose={withdrawal.chooseCard} />
          {!withdrawal.used.card && <RecipientField withdrawal={withdrawal} method={method} />}
          <SavedAddresses addresses={billing.addresses ?? null} method={method} withdrawal={withdrawal} />
          <ArrivingAmount method={method} currency={currency} amount={amount} />
          <div className={payIn.bar}>
            {bar}
            <Button
              variant="primary"
              size="large"
              type="submit"
              aria-disabled={disabledReason !== null}
              aria-describedby={reasonId}
            >
              <FormattedMessage id="withdraw.next" />
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function toPicked(method: PayoutMethod): PickedMethod {
  return { ...method, minutes: getLongestMinutes(method) }
}
