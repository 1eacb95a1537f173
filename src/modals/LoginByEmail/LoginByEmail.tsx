import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField, TextField } from '../../ui/Field.tsx'
import { FormProblem } from '../form/FormProblem.tsx'
import { Submit } from '../form/Submit.tsx'
import styles from '../form/form.module.css'
import { useLoginByEmail } from './useLoginByEmail.ts'

/** Log-in by email and password. */
export default function LoginByEmail({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...login } = useLoginByEmail()
  return (
    <Dialog title={formatMessage({ id: 'login.byEmail' })} onClose={onClose}>
      <form ref={ref} className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label={formatMessage({ id: 'form.email' })}
          type="email"
          name="email"
          autoComplete="username"
          value={login.values.email}
          problem={login.problem('email')}
          onType={login.setEmail}
        />
        <PasswordField
          label={formatMessage({ id: 'form.password' })}
          name="password"
          autoComplete="current-password"
          value={login.values.password}
          problem={login.problem('password')}
          onType={login.setPassword}
        />
        <FormProblem failure={login.failure} />
        <Submit label={formatMessage({ id: 'login.submit' })} sending={login.sending} />
        <p className={styles['else']}>
          <FormattedMessage id="login.noAccount" />
          <Button variant="quiet" className={styles['link']} onClick={login.signUp}>
            <FormattedMessage id="login.signUp" />
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
