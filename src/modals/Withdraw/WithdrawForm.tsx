import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BillingRow, WalletRow } from '../../../worker/db/view.ts'
import type { Shown } from '../../../worker/domain/money/shown.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import { AmountAndRecipient } from './AmountAndRecipient.tsx'
import { PayoutMethods, asListed } from './PayoutMethods.tsx'
import { Review } from './Review.tsx'
import { useWithdraw } from './use-withdraw.ts'
import payIn from '../PayIn/payIn.module.css'
import styles from './withdraw.module.css'

type Props = {
  billing: BillingRow
  playerId: string
  wallet: WalletRow
  seenWallet: () => Shown
  checking: ReadonlySet<string>
  refresh: () => void
}

/** A new withdrawal: filled in, reviewed, and sent once. */
export function WithdrawForm({ billing, playerId, wallet, seenWallet, checking, refresh }: Props) {
  const intl = useIntl()
  const reasonId = useId()
  const reachable = useReachable()
  const { ref, ...withdrawal } = useWithdraw({
    playerId,
    wallet,
    seenWallet,
    methods: asListed(billing.payouts),
    reachable,
    checking,
    refresh,
  })
  const { method, off, reviewing, sent, lines } = withdrawal
  const container = useKeepFocus<HTMLDivElement>(reviewing)
  if (!method) return null
  return (
    <div ref={container} tabIndex={-1} className={payIn['form']}>
      <output className={styles['sent']}>{sent && <FormattedMessage id="withdraw.sent" />}</output>
      {reviewing ? (
        <Review withdrawal={withdrawal} method={method} currency={wallet.currency} reasonId={reasonId} />
      ) : (
        <form ref={ref} className={payIn['form']} noValidate onSubmit={withdrawal.review}>
          <PayoutMethods
            methods={billing.payouts}
            currency={wallet.currency}
            chosen={method.hash}
            onChoose={withdrawal.chooseMethod}
          />
          <AmountAndRecipient withdrawal={withdrawal} method={method} currency={wallet.currency} />
          <Button variant="primary" size="large" type="submit" aria-disabled={off !== null} aria-describedby={reasonId}>
            {intl.formatMessage({ id: 'withdraw.next' })}
          </Button>
        </form>
      )}
      <div className={payIn['reason']}>
        <DisabledReason id={reasonId}>{off && <FormattedMessage id={`withdraw.off.${off}`} />}</DisabledReason>
        <div role="alert">
          {lines.map(({ field, text }) => (
            <p key={`${field}:${text}`} className={payIn['danger']}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
