import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { emailProblem } from '../form/email.ts'
import { entryDraftAtom } from '../form/entry-draft.ts'
import { useBusyWhile } from '../../app/busy-while.ts'
import { useCloseOnceLoggedIn } from '../form/useCloseOnceLoggedIn.ts'
import { type Problems, useForm } from '../form/useForm.ts'

type Form = { email: string; password: string }

/** Log-in by email: what is typed, what is wrong with it, and its sending. */
export function useLoginByEmail() {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const [password, setPassword] = useState('')
  const setModal = useSetAtom(modalAtom)
  const values: Form = { email: draft.email, password }
  const form = useForm({ values, check, send, off: !useReachable() })
  useBusyWhile('loginByEmail', form.sending || values.email !== '' || password !== '')
  useCloseOnceLoggedIn('loginByEmail', form.sending)
  return {
    ...form,
    values,
    setEmail: (email: string) => setDraft((now) => ({ ...now, email })),
    setPassword,
    signUp: () => setModal({ name: 'register' }),
  }
}

function check({ email, password }: Form): Problems<Form> {
  return { email: emailProblem(email), password: password === '' ? 'form.password.empty' : null }
}

function send({ email, password }: Form) {
  return commands.session.loginByEmail({ email: email.trim(), password })
}
