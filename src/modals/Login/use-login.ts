import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { ROUTES } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { phoneProblem } from '../../forms/phone-typing.ts'
import { useCloseOnceLoggedIn } from '../../forms/use-close-once-logged-in.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import { useFocusOnReturn, useSecondFactor } from '../../forms/use-second-factor.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'
import { usePhone } from '../../forms/use-phone.ts'

type Form = { phone: string; password: string }

/** State of the phone login and links to the other methods. Preloads the chunks of the next modals. */
export function useLogin() {
  const setModal = useSetAtom(modalAtom)
  const [, goTo] = useLocation()
  const { phone, value, setPhone } = usePhone()
  const [password, setPassword] = useState('')
  const values: Form = { phone: value, password }
  const done = useOnLogin('login')
  const secondFactor = useSecondFactor(send, done)
  const form = useForm({
    values,
    check,
    send,
    takesCaptcha: true,
    leadsOn: secondFactor.ask,
    done,
    isDisabled: !useReachable(),
    secret: 'password',
    isEntry: true,
  })
  useBlockReload('login', form.sending || value !== '' || password !== '')
  useCloseOnceLoggedIn('login', form.sending)
  useFocusOnReturn(form.ref, secondFactor.step !== null)
  usePreloaded()
  return {
    ...form,
    secondFactor: secondFactor.step,
    phone,
    setPhone,
    password,
    setPassword,
    byCode: () =>
      form.act({
        check: ({ phone: to }) => ({ phone: phoneProblem(to) }),
        send: ({ phone: to }, captcha) => commands.session.sendLoginCode({ phone: to, ...(captcha && { captcha }) }),
        takesCaptcha: true,
        done: (sent, { phone: to }) => setModal({ name: 'confirmByPhone', phone: to, purpose: 'login', sent }),
      }),
    byEmail: () => setModal({ name: 'loginByEmail' }),
    signUp: () => setModal({ name: 'register' }),
    forgot: () => {
      setModal(null)
      goTo(ROUTES.passwordReset)
    },
  }
}

function send(typed: Form, captcha?: string, secondFactor?: string) {
  return commands.session.loginByPhone({
    ...typed,
    ...(captcha && { captcha }),
    ...(secondFactor && { second_factor: secondFactor }),
  })
}

function check({ phone, password }: Form): Problems<Form> {
  return { phone: phoneProblem(phone), password: password === '' ? 'form.password.empty' : null }
}

function usePreloaded(): void {
  useEffect(() => {
    for (const next of [
      import('../LoginByEmail/LoginByEmail.tsx'),
      import('../ConfirmByPhone/ConfirmByPhone.tsx'),
      import('../Register/Register.tsx'),
    ]) {
      // If the load failed, the player sees the error when opening that modal.
      next.catch(() => undefined)
    }
  }, [])
}
