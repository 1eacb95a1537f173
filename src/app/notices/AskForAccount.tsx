import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './AskForAccount.module.css'

type Props = { current: string | null; next: string; answer: (isYes: boolean) => void }

/** Asks before a link changes the account, or logs in a guest. Closing the dialog changes nothing. */
export default function AskForAccount({ current, next, answer }: Props) {
  const { formatMessage } = useIntl()
  const isGuest = current === null
  const name = (account: string | null) => (
    <b translate="no" className={styles.account}>
      {account}
    </b>
  )
  return (
    <Dialog
      title={formatMessage({ id: isGuest ? 'account.other.guestTitle' : 'account.other.title' })}
      isUnasked
      onClose={() => answer(false)}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage
            id={isGuest ? 'account.other.guestText' : 'account.other.text'}
            values={{ current: name(current), next: name(next) }}
          />
        </p>
        <Button size="large" onClick={() => answer(false)}>
          <FormattedMessage id={isGuest ? 'account.other.notNow' : 'account.other.stay'} />
        </Button>
        <Button size="large" variant="primary" onClick={() => answer(true)}>
          <FormattedMessage id={isGuest ? 'account.other.logIn' : 'account.other.switch'} />
        </Button>
      </div>
    </Dialog>
  )
}
