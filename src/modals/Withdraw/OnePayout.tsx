import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutRow } from '#db/view.ts'
import { type PayoutStep, isCancellable, toPayoutSteps } from '#domain/money/payout.ts'
import { useFormatRecent } from '../../format/use-format-recent.ts'
import { useMoney } from '../../format/use-money.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { getReasonText } from '../../forms/rejection-texts.ts'
import { useDoing } from '../../forms/use-doing.ts'
import { useProtection } from '../../protection/use-protection.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './withdraw.module.css'

/** A withdrawal: its amount, recipient, status and steps. */
export function OnePayout({ payout }: { payout: PayoutRow }) {
  const intl = useIntl()
  const id = useId()
  const money = useMoney()
  const formatRecent = useFormatRecent()
  const reachable = useReachable()
  const mayCancel = useProtection()?.rules.cancelPayout ?? false
  const { failure, run } = useDoing()
  const { status, amount, currency, commission, methodName, to } = payout
  const reasonText = status === 'declined' ? getReasonText(intl, payout.reason) : ''
  const texts = {
    label: intl.formatMessage({ id: 'withdraw.cancel' }),
    question: intl.formatMessage({ id: 'withdraw.cancel.sure' }, { amount: money(amount, currency) }),
    no: intl.formatMessage({ id: 'withdraw.cancel.no' }),
    yes: intl.formatMessage({ id: 'withdraw.cancel.yes' }),
  }

  function getStepName(step: PayoutStep['name']): string {
    return intl.formatMessage({ id: step === 'requested' ? 'withdraw.step.requested' : `history.status.${step}` })
  }

  /** Why it was not cancelled, as of its present status: a reply may cross with a step, and steps go on after it. */
  function textNow(failure: string): string | null {
    if (status === 'waiting') return failure
    if (status === 'declined' || status === 'cancelled') return null
    return intl.formatMessage({ id: `operator.payout.${status}` })
  }

  return (
    <li data-testid="payout" data-status={status}>
      <div id={id} className={styles.about}>
        <b data-amount>
          <Amount>{money(amount, currency)}</Amount>
        </b>
        <span className={styles.status} data-status={status}>
          <FormattedMessage id={`history.status.${status}`} />
        </span>
        <span className={styles.to} translate="no">
          {[methodName, to].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ol className={styles.steps}>
        {toPayoutSteps(payout).map(({ name, state, at }) => (
          <li key={name} data-state={state} data-step={name} aria-current={state === 'current' ? 'step' : undefined}>
            <b>{getStepName(name)}</b>
            {at !== null && <time dateTime={new Date(at).toISOString()}>{formatRecent(at)}</time>}
          </li>
        ))}
      </ol>
      {reasonText !== '' && <p className={styles.danger}>{reasonText}</p>}
      {commission !== null && commission > 0 && (
        <p className={styles.hint}>
          <FormattedMessage id="withdraw.kept" values={{ commission: money(commission, currency) }} />
        </p>
      )}
      <p role="alert" className={styles.danger}>
        {failure !== null && textNow(failure)}
      </p>
      {mayCancel && isCancellable(status) && (
        <>
          <AskFirst
            texts={texts}
            about={id}
            isDisabled={!reachable}
            reasonId={`${id}-reason`}
            onYes={() => run(() => commands.money.cancelPayout({ id: payout.id }))}
          />
          <DisabledReason id={`${id}-reason`}>
            {!reachable && <FormattedMessage id="connection.needed" />}
          </DisabledReason>
        </>
      )}
    </li>
  )
}
