import { useState } from 'react'
import type { Result } from '../../../worker/core/result.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { useReachable } from '../../data/queries.ts'
import { passwordProblem, repeatProblem } from '../../forms/password.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'

/** Keys are the operator's field names, so that its rejections match the fields. */
type Form = { password: string; password_confirm: string }

export type NewPasswordOrder = {
  /** The known email and phone number of the password's owner. */
  owner: { email?: string; phone?: string }
  send: (passwords: { password: string; repeat: string }) => Promise<Result<unknown>>
  done: () => void
}

/** State of the form for a new password, typed twice. */
export function useNewPassword({ owner, send, done }: NewPasswordOrder) {
  const [values, setValues] = useState<Form>({ password: '', password_confirm: '' })
  const form = useForm({
    values,
    check: ({ password, password_confirm: repeat }: Form): Problems<Form> => ({
      password: passwordProblem(password, owner),
      password_confirm: repeatProblem(password, repeat),
    }),
    send: ({ password, password_confirm: repeat }) => send({ password, repeat }),
    done,
    off: !useReachable(),
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
