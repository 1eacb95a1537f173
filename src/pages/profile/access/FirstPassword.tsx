import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { PasswordForm } from '../../../forms/PasswordForm.tsx'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { useForm } from '../../../forms/use-form.ts'
import { passwordProblem, repeatProblem } from '../../../forms/password.ts'
import styles from '../../../forms/form.module.css'
import { getUsername } from './username.ts'

export function FirstPassword({ player, onDone }: { player: PlayerRow; onDone: () => void }) {
  const form = useFirstPassword(player, onDone)
  return (
    <PasswordForm
      form={form}
      username={getUsername(player)}
      submitLabel="access.save"
      inputs={[
        { kind: 'new', field: 'password', label: 'access.newPassword' },
        { kind: 'repeat', field: 'confirm_password', label: 'access.repeatPassword' },
      ]}
    >
      <p className={styles.lead}>
        <FormattedMessage id="access.password.none" />
      </p>
    </PasswordForm>
  )
}

/** Keys are the operator's field names, so that its rejections match the fields. */
type Form = { password: string; confirm_password: string }
const EMPTY: Form = { password: '', confirm_password: '' }

/** State of the form that sets the first password of a player who has none. */
function useFirstPassword(player: PlayerRow, onDone: () => void) {
  const [values, setValues] = useState(EMPTY)
  const form = useForm({
    values,
    isDisabled: !useReachable(),
    check: ({ password, confirm_password }: Form) => ({
      password: passwordProblem(password, player),
      confirm_password: repeatProblem(password, confirm_password),
    }),
    send: ({ password, confirm_password }: Form) =>
      commands.profile.setPassword({ password, repeat: confirm_password }),
    // The form needs no reset: the profile update that precedes this call has already unmounted it.
    done: onDone,
  })
  useBlockReload('password', Object.values(values).some(Boolean))
  return {
    ...form,
    values,
    type: (field: keyof Form) => (text: string) => setValues((now) => ({ ...now, [field]: text })),
  }
}
