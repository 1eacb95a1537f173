import { useState } from 'react'
import type { Result } from '../../../worker/core/result.ts'
import { useBlockReload } from '../../app/pwa/use-block-reload.ts'
import { useReachable } from '../../data/queries.ts'
import { passwordProblem, repeatProblem } from '../../forms/password.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'

/** By the names that the operator refuses them by. */
type Form = { password: string; password_confirm: string }

export type NewPasswordOrder = {
  /** Whose password it is, as far as that is known. */
  owner: { email?: string; phone?: string }
  send: (passwords: { password: string; repeat: string }) => Promise<Result<unknown>>
  done: () => void
}

/** A new password, told twice. */
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
    setPassword: (password: string) => setValues((now) => ({ ...now, password })),
    setRepeat: (repeat: string) => setValues((now) => ({ ...now, password_confirm: repeat })),
    /** Whether what opened the way to it is good no longer. */
    gone: form.failure?.lines.some(({ field }) => field === 'token' || field === 'code') ?? false,
  }
}
