import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { PasswordForm } from '../../forms/PasswordForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { type NewPasswordOrder, useNewPassword } from './use-new-password.ts'

type Props = NewPasswordOrder & {
  /** Opens the step where another code or link can be requested. */
  onRestart: () => void
}

/** The last step of every password recovery: a new password, typed twice. */
export function NewPassword({ onRestart, ...order }: Props) {
  const form = useNewPassword(order)
  const { ref } = form
  useEffect(() => {
    // The button that led here has been unmounted, so move the focus.
    ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [ref])
  return (
    <PasswordForm
      form={form}
      username={order.owner.email ?? order.owner.phone ?? ''}
      submitLabel="restore.save"
      inputs={[
        { kind: 'new', field: 'password', label: 'form.password.new' },
        { kind: 'repeat', field: 'password_confirm', label: 'form.password.repeat' },
      ]}
    >
      <h2>
        <FormattedMessage id="restore.newTitle" />
      </h2>
      {form.gone && (
        <Button onClick={onRestart}>
          <FormattedMessage id="restore.askAnew" />
        </Button>
      )}
    </PasswordForm>
  )
}
