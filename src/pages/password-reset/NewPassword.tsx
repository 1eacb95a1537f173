import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { Submit } from '../../forms/Submit.tsx'
import formStyles from '../../forms/form.module.css'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { type NewPasswordOrder, useNewPassword } from './use-new-password.ts'

type Props = NewPasswordOrder & {
  /** Opens the step where another code or link can be requested. */
  askAnew: () => void
}

/** The last step of every password recovery: a new password, typed twice. */
export function NewPassword({ askAnew, ...order }: Props) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...form } = useNewPassword(order)
  useEffect(() => {
    // The button that led here has been unmounted, so move the focus.
    ref.current?.querySelector<HTMLElement>('[name="new-password"]')?.focus()
  }, [ref])
  return (
    <form ref={ref} className={formStyles['form']} noValidate onSubmit={submit}>
      <h2>
        <FormattedMessage id="restore.newTitle" />
      </h2>
      <FormProblem failure={form.failure} />
      {form.gone && (
        <Button onClick={askAnew}>
          <FormattedMessage id="restore.askAnew" />
        </Button>
      )}
      {/* For password managers: whose password it is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={order.owner.email ?? order.owner.phone ?? ''}
      />
      <PasswordField
        label={formatMessage({ id: 'form.password.new' })}
        hint={formatMessage({ id: 'register.passwordRule' })}
        name="new-password"
        autoComplete="new-password"
        value={form.values.password}
        problem={form.problem('password')}
        onType={form.setPassword}
      />
      <PasswordField
        label={formatMessage({ id: 'form.password.repeat' })}
        name="repeat-password"
        autoComplete="new-password"
        value={form.values.password_confirm}
        problem={form.problem('password_confirm')}
        onType={form.setRepeat}
      />
      <Submit label={formatMessage({ id: 'restore.save' })} sending={form.sending} />
    </form>
  )
}
