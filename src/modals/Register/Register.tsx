import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CURRENCIES } from '../../../worker/rules/currencies.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckField, PasswordField, SelectField, TextField } from '../../ui/Field.tsx'
import { FormProblem } from '../form/FormProblem.tsx'
import { Submit } from '../form/Submit.tsx'
import styles from '../form/form.module.css'
import { useRegister } from './useRegister.ts'

/** Registration by email. */
export default function Register({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...register } = useRegister()
  const { values, problem } = register
  return (
    <Dialog title={formatMessage({ id: 'register.title' })} onClose={onClose}>
      <Ways>
        <form ref={ref} className={styles['form']} noValidate onSubmit={submit}>
          <TextField
            label={formatMessage({ id: 'form.email' })}
            type="email"
            name="email"
            autoComplete="username"
            value={values.email}
            problem={problem('email')}
            onType={register.setEmail}
          />
          <PasswordField
            label={formatMessage({ id: 'form.password' })}
            hint={formatMessage({ id: 'register.passwordRule' })}
            name="password"
            autoComplete="new-password"
            value={values.password}
            problem={problem('password')}
            onType={register.setPassword}
          />
          <SelectField
            label={formatMessage({ id: 'register.currency' })}
            name="currency"
            value={values.currency}
            problem={problem('currency')}
            options={CURRENCIES.map((currency) => ({
              value: currency,
              text: `${currency} — ${formatMessage({ id: `currency.${currency}` })}`,
            }))}
            onChoose={register.setCurrency}
          />
          <TextField
            label={formatMessage({ id: 'register.promo' })}
            aside={formatMessage({ id: 'form.optional' })}
            type="text"
            name="promo"
            autoComplete="off"
            value={values.promo}
            problem={problem('promo')}
            onType={register.setPromo}
          />
          <CheckField
            label={formatMessage({ id: 'register.accept' })}
            name="accepted"
            checked={values.accepted}
            problem={problem('accepted')}
            onCheck={register.setAccepted}
          />
          <FormProblem failure={register.failure} />
          <Submit label={formatMessage({ id: 'register.submit' })} sending={register.sending} />
          <p className={styles['else']}>
            <FormattedMessage id="register.haveAccount" />
            <Button variant="quiet" className={styles['link']} onClick={register.logIn}>
              <FormattedMessage id="register.logIn" />
            </Button>
          </p>
        </form>
      </Ways>
    </Dialog>
  )
}

/** The ways to sign up as tabs; so far there is one. */
function Ways({ children }: { children: ReactNode }) {
  const id = useId()
  const name = useIntl().formatMessage({ id: 'register.ways' })
  return (
    <>
      <div role="tablist" aria-label={name} className={styles['tabs']}>
        <button type="button" role="tab" id={`${id}-tab`} aria-selected="true" aria-controls={`${id}-panel`}>
          <FormattedMessage id="register.byEmail" />
        </button>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`}>
        {children}
      </div>
    </>
  )
}
