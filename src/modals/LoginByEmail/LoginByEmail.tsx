import { FormattedMessage, useIntl } from 'react-intl'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { CodeForm } from '../../forms/CodeForm.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form } from '../../forms/Form.tsx'
import { SecondFactorForm } from '../../forms/second-factor-form.ts'
import { Submit } from '../../forms/Submit.tsx'
import styles from '../../forms/form.module.css'
import { useLoginByEmail } from './use-login-by-email.ts'
import { OtherEntry } from '../../forms/OtherEntry.tsx'

/** Login by email: with a password, or with a code sent to the address. */
export default function LoginByEmail({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const login = useLoginByEmail()
  return (
    <Dialog title={formatMessage({ id: 'login.byEmail' })} onClose={onClose}>
      {login.codeStep ? (
        <CodeForm
          step={login.codeStep}
          label={formatMessage({ id: 'login.submit' })}
          back={{ text: formatMessage({ id: 'login.codeAddress' }), go: login.leaveCode }}
        >
          <p>
            <FormattedMessage id="restore.ifKnown" />
          </p>
        </CodeForm>
      ) : (
        <ByPassword login={login} />
      )}
    </Dialog>
  )
}

function ByPassword({ login }: { login: ReturnType<typeof useLoginByEmail> }) {
  const { formatMessage } = useIntl()
  const noNetwork = useNeedsNetwork() !== undefined
  if (login.secondFactor) return <SecondFactorForm step={login.secondFactor} />
  return (
    <Form form={login}>
      <EmailField value={login.values.email} problem={login.problem('email')} onType={login.setEmail} />
      <PasswordField
        label={formatMessage({ id: 'form.password' })}
        name="password"
        autoComplete="current-password"
        value={login.values.password}
        problem={login.problem('password')}
        onType={login.setPassword}
      />
      <Button variant="quiet" className={styles.forgot} onClick={login.forgot}>
        <FormattedMessage id="login.forgot" />
      </Button>
      <Submit label={formatMessage({ id: 'login.submit' })} sending={login.sending} captcha={login.captcha} />
      <div className={styles.others}>
        <Button onClick={login.byCode} aria-disabled={noNetwork || login.sending}>
          <FormattedMessage id="login.byCode" />
        </Button>
      </div>
      <OtherEntry text="login.noAccount" label="login.signUp" onGo={login.signUp} />
    </Form>
  )
}
