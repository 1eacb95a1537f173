import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillingRow, InvoiceRow, PaymentMethod, UsedCard } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import { useMoney } from '../../format/use-money.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { useValueAtPress } from '../../ui/use-value-at-press.ts'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { DepositAmountField } from './DepositAmountField.tsx'
import { DepositBonusChoice } from './DepositBonusChoice.tsx'
import type { DepositAllowance } from './deposit-allowance.ts'
import { DepositAllowanceNote, CashierLimitsLink } from './DepositAllowanceNote.tsx'
import { Exchange } from './Exchange.tsx'
import { LimitCard } from './LimitCard.tsx'
import { MethodPicker } from './MethodPicker.tsx'
import { sortMethods } from './sort-methods.ts'
import { UsedCards } from './UsedCards.tsx'
import { useDeposit } from './use-deposit.ts'
import type { usePayIn } from './use-pay-in.ts'
import styles from './payIn.module.css'

type Props = {
  billing: BillingRow
  playerId: string
  currency: Currency | null
  /** What the player's limits leave; null without a limit. */
  allowance: DepositAllowance | null
  /** Answers the question of a first limit without one; null where it is not asked. */
  onLimitLater: (() => void) | null
  payIn: ReturnType<typeof usePayIn>
  refresh: () => void
}

/**
 * Form for a new deposit: the amount, the bonus, the method with its limits, and the Pay button with the reason while it
 * is disabled.
 */
export function DepositForm({ billing, playerId, currency, allowance, onLimitLater, payIn, refresh }: Props) {
  const reasonId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const reachable = useReachable()
  const money = useMoney()
  // The methods keep their order while the player fills in the form.
  const [lastUsed] = useState(payIn.last?.methodHash ?? null)
  const methods = sortMethods(billing.methods, lastUsed)
  const open = new Set(payIn.invoices.map(({ methodHash }) => methodHash))
  const { ref, submit, ...deposit } = useDeposit(
    {
      playerId,
      currency,
      allowance,
      onLimitLater,
      seenWallet: payIn.seenWallet,
      reachable,
      methods,
      bonus: billing.bonus,
      cards: billing.cards ?? [],
      checking: new Set(payIn.unsettled.map(({ subject }) => subject)),
      open,
      lastMethod: lastUsed,
    },
    { onOpened: payIn.showOpened, onUnknown: payIn.showOpen, refresh },
  )
  const { method, disabledReason } = deposit
  const blockingInvoice =
    disabledReason === 'invoiceOpen' && payIn.invoices.find(({ methodHash }) => methodHash === method?.hash)
  if (!method) return null

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      {payIn.last && (
        <RepeatDeposit
          last={payIn.last}
          methods={billing.methods}
          currency={currency}
          busy={deposit.sending}
          disabledReasonId={reachable ? null : reasonId}
          onRepeat={deposit.repeat}
        />
      )}
      <DepositAmountField deposit={deposit} method={method} currency={currency} />
      {allowance && <DepositAllowanceNote allowance={allowance} currency={currency} />}
      {onLimitLater && currency !== null && (
        <LimitCard
          currency={currency}
          amount={deposit.amount ?? method.standard}
          onLater={onLimitLater}
          // Right before the Pay button; Enter does nothing there.
          onFocusLost={() => summary.current?.focus()}
        />
      )}
      <Exchange method={method} currency={currency} amount={deposit.amount} textId="deposit.exchanged" />
      {billing.bonus && (
        <DepositBonusChoice
          bonus={billing.bonus}
          currency={currency}
          amount={deposit.amount}
          taken={deposit.takesBonus}
          onTake={deposit.takeBonus}
        />
      )}
      <MethodPicker
        purpose="deposit"
        methods={methods}
        currency={currency}
        chosen={method.hash}
        lastUsed={lastUsed}
        open={open}
        onChoose={deposit.chooseMethod}
      >
        <UsedCards used={deposit.used} purpose="deposit" onChoose={deposit.chooseCard} />
      </MethodPicker>
      <CashierLimitsLink onLeave={payIn.close} />
      <div className={styles.bar}>
        <div ref={summary} className={styles.reason} tabIndex={-1}>
          <DisabledReason id={reasonId}>
            {disabledReason && <FormattedMessage id={`deposit.off.${disabledReason}`} />}
          </DisabledReason>
          {/* The amount may be out of sight, and another method may suggest another. */}
          {!disabledReason && deposit.amount !== null && (
            <p className={styles.summary} translate="no">
              <FormattedMessage
                id="deposit.summary"
                values={{ amount: money(deposit.amount, currency), method: getPaidWith(method, deposit.used.card) }}
              />
            </p>
          )}
          <div role="alert">
            {deposit.lines.map(({ id, text }) => (
              <p key={id} className={styles.danger}>
                {text}
              </p>
            ))}
          </div>
        </div>
        {blockingInvoice && (
          <Button onClick={() => payIn.showInvoice(blockingInvoice.id)}>
            <FormattedMessage id="deposit.showOpen" />
          </Button>
        )}
        {deposit.isConfirming ? (
          <OneMore invoices={payIn.invoices} onShow={payIn.showInvoice} />
        ) : (
          <Button
            variant="primary"
            size="large"
            type="submit"
            aria-disabled={disabledReason !== null}
            busy={deposit.sending}
            aria-describedby={reasonId}
          >
            <FormattedMessage id="deposit.pay" />
          </Button>
        )}
      </div>
    </form>
  )
}

/** The method, with the end of the card that is charged. */
function getPaidWith({ name }: PaymentMethod, card: UsedCard | null): string {
  return card ? `${name} •••• ${card.lastFour}` : name
}

type RepeatProps = {
  last: InvoiceRow
  methods: readonly PaymentMethod[]
  currency: Currency | null
  busy: boolean
  /** The id of the text that says why no deposit is possible; null if one is. */
  disabledReasonId: string | null
  onRepeat: (methodHash: string, amountText: string) => void
}

/** Pays the amount of the last paid deposit by its method in one press, where both still hold. */
function RepeatDeposit({ last, methods, currency, busy, disabledReasonId, onRepeat }: RepeatProps) {
  const { locale } = useLocale()
  const money = useShortMoney(currency)
  // Another deposit may be paid while this one is sent.
  const amount = useValueAtPress(last.amount, busy)
  const methodHash = useValueAtPress(last.methodHash, busy)
  const method = methods.find(({ hash }) => hash === methodHash)
  if (!method || last.currency !== currency) return null
  if (amount < method.min || amount > method.max) return null
  return (
    <Button
      className={styles.repeat}
      movesMoney
      busy={busy}
      aria-disabled={disabledReasonId !== null}
      aria-describedby={disabledReasonId ?? undefined}
      onClick={disabledReasonId === null ? () => onRepeat(method.hash, toTyped(amount, locale)) : undefined}
    >
      <FormattedMessage id="deposit.repeat" values={{ amount: money(amount), method: method.name }} />
    </Button>
  )
}

type OneMoreProps = { invoices: readonly InvoiceRow[]; onShow: (invoiceId: string) => void }

/**
 * Asks for confirmation before a second deposit while an invoice is open; the focus moves to the safe answer, which
 * opens none.
 */
function OneMore({ invoices: [open], onShow }: OneMoreProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const money = useMoney()
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  if (!open) return null
  return (
    <fieldset ref={group} className={styles.oneMore} aria-labelledby={id}>
      <p id={id}>
        <FormattedMessage
          id="deposit.oneMore"
          values={{ method: open.methodName, amount: money(open.amount, open.currency) }}
        />
      </p>
      <Button onClick={() => onShow(open.id)}>
        <FormattedMessage id="deposit.oneMore.no" />
      </Button>
      <Button variant="primary" type="submit">
        <FormattedMessage id="deposit.oneMore.yes" />
      </Button>
    </fieldset>
  )
}
