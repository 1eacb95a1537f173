import { FormattedMessage, useIntl } from 'react-intl'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { Form } from '../../forms/Form.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { SecondFactorForm } from '../../forms/second-factor-form.ts'
import { Submit } from '../../forms/Submit.tsx'
import styles from '../../forms/form.module.css'
import { Social } from './Social.tsx'
import { useLogin } from './use-login.ts'
import { OtherEntry } from '../../forms/OtherEntry.tsx'

/** Login by phone and password, with links to all other login methods. */
export default function Login({ isUnasked, onClose }: { isUnasked?: true; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const login = useLogin()
  const noNetwork = useNeedsNetwork() !== undefined
  const title = formatMessage({ id: 'login.title' })
  if (login.secondFactor)
    return (
      <Dialog title={title} onClose={onClose}>
        <SecondFactorForm step={login.secondFactor} />
      </Dialog>
    )
  return (
    <Dialog title={title} isUnasked={isUnasked} onClose={onClose}>
      <Form form={login}>
        <PhoneField phone={login.phone} problem={login.problem('phone')} onChange={login.setPhone} />
        <PasswordField
          label={formatMessage({ id: 'form.password' })}
          name="password"
          autoComplete="current-password"
          value={login.password}
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
          <Button onClick={login.byEmail}>
            <FormattedMessage id="login.byEmail" />
          </Button>
        </div>
      </Form>
      <Social />
      <OtherEntry text="login.noAccount" label="login.signUp" onGo={login.signUp} />
    </Dialog>
  )
}
