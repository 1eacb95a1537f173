import { useState } from 'react'
import type { PlayerRow } from '#db/view.ts'
import { PasswordForm } from '../../../forms/PasswordForm.tsx'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { type Problems, useForm } from '../../../forms/use-form.ts'
import { passwordProblem, repeatProblem } from '../../../forms/password.ts'
import { getUsername } from './username.ts'

export function ChangePassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const form = useChangePassword(player, onDone)
  return (
    <PasswordForm
      form={form}
      username={getUsername(player)}
      submitLabel="access.save"
      inputs={[
        { kind: 'current', field: 'old_password', label: 'access.oldPassword' },
        { kind: 'new', field: 'new_password', label: 'access.newPassword' },
        { kind: 'repeat', field: 'password_confirm', label: 'access.repeatPassword' },
      ]}
    />
  )
}

/** Keys are the operator's field names, so that its rejections match the fields. */
type Form = { old_password: string; new_password: string; password_confirm: string }
const EMPTY: Form = { old_password: '', new_password: '', password_confirm: '' }

/** State of the form that changes the password. */
function useChangePassword(player: PlayerRow, onDone: () => void) {
  const [values, setValues] = useState(EMPTY)
  const form = useForm({
    values,
    isDisabled: !useReachable(),
    check: (form: Form) => check(form, player),
    send: ({ old_password, new_password, password_confirm }: Form) =>
      commands.profile.updatePassword({
        oldPassword: old_password,
        password: new_password,
        repeat: password_confirm,
      }),
    done: () => {
      setValues(EMPTY)
      form.forget()
      onDone()
    },
  })
  useBlockReload('password', Object.values(values).some(Boolean))
  return {
    ...form,
    values,
    type: (field: keyof Form) => (text: string) => setValues((now) => ({ ...now, [field]: text })),
  }
}

function check({ old_password, new_password, password_confirm }: Form, player: PlayerRow): Problems<Form> {
  return {
    old_password: old_password === '' ? 'form.password.empty' : null,
    new_password: passwordProblem(new_password, player),
    password_confirm: repeatProblem(new_password, password_confirm),
  }
}
