import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CodeSent } from '#domain/player/recipient.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { ROUTES } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { emailProblem } from '../../forms/email.ts'
import { entryDraftAtom } from '../../forms/login-draft.ts'
import type { CodeStep } from '../../forms/use-code-form.ts'
import { useCloseOnceLoggedIn } from '../../forms/use-close-once-logged-in.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import { useFocusOnReturn, useSecondFactor } from '../../forms/use-second-factor.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'

type Form = { email: string; password: string }
type Sent = { email: string; sent: CodeSent }

/** State of the email login. After a code was sent, the dialog shows the code form. */
export function useLoginByEmail() {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<Sent | null>(null)
  const setModal = useSetAtom(modalAtom)
  const [, goTo] = useLocation()
  const onLogin = useOnLogin('login')
  const values: Form = { email: draft.email, password }
  const secondFactor = useSecondFactor(send, onLogin)
  const form = useForm({
    values,
    check,
    send,
    takesCaptcha: true,
    leadsOn: secondFactor.ask,
    done: onLogin,
    isDisabled: !useReachable(),
    secret: 'password',
    isEntry: true,
  })
  useBlockReload('loginByEmail', form.sending || values.email !== '' || password !== '')
  useCloseOnceLoggedIn('loginByEmail', form.sending)
  useFocusOnReturn(form.ref, secondFactor.step !== null)
  return {
    ...form,
    secondFactor: secondFactor.step,
    values,
    setEmail: (email: string) => setDraft((now) => ({ ...now, email })),
    setPassword,
    byCode: () =>
      form.act({
        check: ({ email }) => ({ email: emailProblem(email) }),
        send: ({ email }, captcha) => commands.session.sendLoginCode({ email, ...(captcha && { captcha }) }),
        takesCaptcha: true,
        done: (sent, { email }) => setCode({ email, sent }),
      }),
    /** The code form's step; null while no code was sent. */
    codeStep: code && codeStep(code, onLogin),
    leaveCode: () => setCode(null),
    signUp: () => setModal({ name: 'register' }),
    forgot: () => {
      setModal(null)
      goTo(ROUTES.passwordReset)
    },
  }
}

function codeStep({ email, sent }: Sent, done: () => void): CodeStep<unknown> {
  const to = { email }
  return {
    to,
    sent,
    send: (code, secondFactor) =>
      commands.session.loginByCode({ to, code, ...(secondFactor && { second_factor: secondFactor }) }),
    again: () => commands.session.resendLoginCode(to),
    done,
    isEntry: true,
  }
}

function check({ email, password }: Form): Problems<Form> {
  return { email: emailProblem(email), password: password === '' ? 'form.password.empty' : null }
}

function send({ email, password }: Form, captcha?: string, secondFactor?: string) {
  return commands.session.loginByEmail({
    email,
    password,
    ...(captcha && { captcha }),
    ...(secondFactor && { second_factor: secondFactor }),
  })
}
