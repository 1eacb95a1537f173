import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentRow } from '#db/view.ts'
import type { VerificationStatus } from '#domain/player/verification.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import type { useVerification } from './use-verification.ts'
import styles from './verification.module.css'

type Props = {
  open: readonly DocumentRow[]
  status: VerificationStatus | null
  submit: ReturnType<typeof useVerification>['submit']
}

/** Button that submits the uploaded documents; shows why it is disabled, or that they were submitted. */
export function SubmitDocuments({ open, status, submit }: Props) {
  const id = useId()
  const intl = useIntl()
  const noNetwork = useNeedsNetwork()
  const arrived = open.filter(({ state }) => state === 'arrived').length
  const onTheWay = open.length - arrived
  const isDisabled = noNetwork !== undefined || arrived === 0
  return (
    <div className={styles.submit}>
      <div role="alert" className={styles.rejected}>
        {submit.error && getRejectionLines(intl, submit.error).map(({ text }) => <p key={text}>{text}</p>)}
      </div>
      <output id={id} className={styles.note}>
        {noNetwork ??
          // The status at the top may be out of sight of the player who has just pressed the button.
          (open.length === 0 && (status === 'pending' || status === 'success') ? (
            <FormattedMessage id={`verification.about.${status}`} />
          ) : (
            <FormattedMessage id="verification.ready" values={{ arrived, onTheWay }} />
          ))}
      </output>
      <Button
        variant="primary"
        size="large"
        busy={submit.sending}
        aria-disabled={isDisabled}
        aria-describedby={id}
        onClick={() => void submit.send()}
      >
        <FormattedMessage id="verification.submit" />
      </Button>
    </div>
  )
}
