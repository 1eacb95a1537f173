import { useState } from 'react'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { useForm } from '../../../forms/use-form.ts'
import { passwordProblem, repeatProblem } from '../../../forms/password.ts'

/** Keys are the operator's field names, so that its rejections match the fields. */
type Form = { password: string; confirm_password: string }
const EMPTY: Form = { password: '', confirm_password: '' }

/** State of the form that sets the first password of a player who has none. */
export function useFirstPassword(player: PlayerRow, onDone: () => void) {
  const [values, setValues] = useState(EMPTY)
  const form = useForm({
    values,
    off: !useReachable(),
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
