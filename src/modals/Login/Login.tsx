import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../form/form.module.css'
import { useLogin } from './useLogin.ts'

/** The crossroad of log-in: each way that there is. */
export default function Login({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { byEmail, signUp } = useLogin()
  return (
    <Dialog title={intl.formatMessage({ id: 'login.title' })} onClose={onClose}>
      <div className={styles['form']}>
        <p className={styles['lead']}>
          <FormattedMessage id="login.text" />
        </p>
        <Button variant="primary" onClick={byEmail}>
          <FormattedMessage id="login.byEmail" />
        </Button>
        <p className={styles['else']}>
          <FormattedMessage id="login.noAccount" />
          <Button variant="quiet" className={styles['link']} onClick={signUp}>
            <FormattedMessage id="login.signUp" />
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
