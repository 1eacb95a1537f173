import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Result } from '#domain/calls/result.ts'
import { PasswordForm } from '../../forms/PasswordForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { useReachable } from '../../data/queries.ts'
import { passwordProblem, repeatProblem } from '../../forms/password.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'

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

/** Keys are the operator's field names, so that its rejections match the fields. */
type Form = { password: string; password_confirm: string }

type NewPasswordOrder = {
  /** The known email and phone number of the password's owner. */
  owner: { email?: string; phone?: string }
  send: (passwords: { password: string; repeat: string }) => Promise<Result<unknown>>
  done: () => void
}

/** State of the form for a new password, typed twice. */
function useNewPassword({ owner, send, done }: NewPasswordOrder) {
  const [values, setValues] = useState<Form>({ password: '', password_confirm: '' })
  const form = useForm({
    values,
    check: ({ password, password_confirm: repeat }: Form): Problems<Form> => ({
      password: passwordProblem(password, owner),
      password_confirm: repeatProblem(password, repeat),
    }),
    send: ({ password, password_confirm: repeat }) => send({ password, repeat }),
    done,
    isDisabled: !useReachable(),
  })
  useBlockReload('newPassword', form.sending || values.password !== '' || values.password_confirm !== '')
  return {
    ...form,
    values,
    type: (field: keyof Form) => (text: string) => setValues((now) => ({ ...now, [field]: text })),
    /** Whether the code or token is no longer valid. */
    gone: form.failure?.lines.some(({ field }) => field === 'token' || field === 'code') ?? false,
  }
}
