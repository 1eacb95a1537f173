import { FormattedMessage, useIntl } from 'react-intl'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from '../password-reset/restore.module.css'
import type { useResetPassword } from './use-reset-password.ts'

type Props = Pick<ReturnType<typeof useResetPassword>, 'status' | 'again' | 'confirm'> & { onRestart: () => void }

/**
 * The status of a reset token before a password can be chosen: valid, no longer valid, or not checked because of an
 * error.
 */
export function ResetTokenStatus({ status, again, confirm, onRestart }: Props) {
  const intl = useIntl()
  const disabledReason = useNeedsNetwork()
  switch (status.name) {
    case 'gone':
      return (
        <>
          <div role="alert">
            <h2>
              <FormattedMessage id="restore.goneTitle" />
            </h2>
            <p className={styles.text}>
              <FormattedMessage id="restore.goneText" />
            </p>
          </div>
          <Button variant="primary" size="large" onClick={onRestart}>
            <FormattedMessage id="restore.askAnew" />
          </Button>
        </>
      )
    case 'unknown':
      return (
        <>
          <div role="alert">
            <h2>
              <FormattedMessage id="restore.notChecked" />
            </h2>
            <p className={styles.text}>{getRejectionText(intl, status.error)}</p>
          </div>
          <Button variant="primary" size="large" onClick={again}>
            <FormattedMessage id="errorPage.retry" />
          </Button>
        </>
      )
    case 'good':
    case 'confirming':
      return (
        <>
          <output className={styles.text}>
            <FormattedMessage id="restore.good" />
          </output>
          <Button
            variant="primary"
            size="large"
            busy={status.name === 'confirming'}
            aria-disabled={disabledReason !== undefined}
            onClick={confirm}
          >
            <FormattedMessage id="restore.continue" />
          </Button>
          {disabledReason && <output className={styles.text}>{disabledReason}</output>}
        </>
      )
    default:
      return (
        <output className={styles.text} aria-busy="true">
          <FormattedMessage id="restore.checking" />
        </output>
      )
  }
}
