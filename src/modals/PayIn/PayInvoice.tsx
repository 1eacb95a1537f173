import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow } from '#db/view.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import type { PageOutcome } from '../../base/use-open-tab.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import type { InvoiceActions } from './use-open-invoice.ts'
import { formatCountdown } from '../../format/countdown.ts'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import styles from './payIn.module.css'

type Props = { invoice: InvoiceRow; actions: InvoiceActions; page: PageOutcome; onAnother: () => void }

/** Actions for an open invoice: pay, check the status, cancel, or start another deposit. */
export function PayInvoice({ invoice, actions, page, onAnother }: Props) {
  const intl = useIntl()
  const reasonId = useId()
  const reachable = useReachable()
  const address = safeAddress(invoice.url, location)
  return (
    <>
      <TimeLeft until={invoice.expiresAt} />
      <div className={styles.messages}>
        <output>{reachable && <FormattedMessage id={getNews(invoice.status, actions.notPaidYet, page)} />}</output>
        <output id={reasonId} className={styles.off}>
          {!reachable && <FormattedMessage id="deposit.invoice.offline" />}
        </output>
        <p role="alert" className={styles.danger}>
          {actions.failure && getRejectionText(intl, actions.failure)}
        </p>
      </div>
      <div className={styles.actions}>
        {address !== null && <PaymentPage address={address} isDisabled={!reachable} reasonId={reasonId} />}
        <Button
          aria-disabled={!reachable}
          busy={actions.doing === 'check'}
          aria-describedby={reasonId}
          onClick={reachable ? actions.check : undefined}
        >
          <FormattedMessage id="deposit.invoice.check" />
        </Button>
        <CancelDeposit actions={actions} isDisabled={!reachable} reasonId={reasonId} />
        <Button variant="quiet" onClick={onAnother}>
          <FormattedMessage id="deposit.invoice.another" />
        </Button>
      </div>
    </>
  )
}

/** The most important message about an open invoice. */
function getNews(status: InvoiceRow['status'], notPaidYet: boolean, page: PageOutcome): MessageKey {
  if (status === 'processing') return 'deposit.invoice.processing'
  if (notPaidYet) return 'deposit.invoice.notPaidYet'
  return PAGE_NEWS[page]
}

const PAGE_NEWS = { opened: 'deposit.opened', blocked: 'deposit.blocked', none: 'deposit.invoice.waiting' } as const

/** Link to the payment page; offline it is disabled and shows why. */
function PaymentPage({ address, isDisabled, reasonId }: { address: string; isDisabled: boolean; reasonId: string }) {
  return (
    <a
      className={styles.page}
      {...(isDisabled
        ? { role: 'link', 'aria-disabled': true, 'aria-describedby': reasonId }
        : { href: address, target: '_blank', rel: 'noopener noreferrer' })}
    >
      <FormattedMessage id="deposit.invoice.openPage" />
    </a>
  )
}

type CancelProps = { actions: InvoiceActions; isDisabled: boolean; reasonId: string }

/** Cancels an invoice after a confirmation. */
function CancelDeposit({ actions, isDisabled, reasonId }: CancelProps) {
  const { formatMessage } = useIntl()
  const texts = {
    label: formatMessage({ id: 'deposit.invoice.cancel' }),
    question: formatMessage({ id: 'deposit.invoice.cancel.sure' }),
    no: formatMessage({ id: 'deposit.invoice.cancel.no' }),
    yes: formatMessage({ id: 'deposit.invoice.cancel.yes' }),
  }
  return <AskFirst texts={texts} isDisabled={isDisabled} reasonId={reasonId} onYes={actions.cancel} />
}

/** The time left to pay, by server time. Screen readers do not announce each tick. */
function TimeLeft({ until }: { until: number }) {
  const id = useId()
  const left = useSecondsUntil(until)
  return (
    <p className={styles.time}>
      <span id={id}>
        <FormattedMessage id="deposit.invoice.timeLeft" />
      </span>
      <b role="timer" translate="no" aria-labelledby={id}>
        {formatCountdown(left)}
      </b>
    </p>
  )
}
