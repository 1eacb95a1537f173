import { useAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Result } from '#domain/calls/result.ts'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { emailProblem } from '../../forms/email.ts'
import { type LoginMethod, entryDraftAtom } from '../../forms/login-draft.ts'
import { phoneProblem } from '../../forms/phone-typing.ts'
import type { CodeStep } from '../../forms/use-code-form.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'
import { usePhone } from '../../forms/use-phone.ts'
import { saveReset } from '../reset-password/use-reset-token.ts'

/** Only the field that is shown: a rejection of the other one belongs above the form. */
type Form = { email?: string; phone?: string }
type Confirmed = { code: string; token: string }

/** The steps of password recovery: request a code, type it, choose a password. */
export type PasswordResetStep =
  | { name: 'ask' }
  | { name: 'code'; to: Recipient; sent: CodeSent }
  | ({ name: 'password'; email: string } & Confirmed)

/**
 * Password recovery by a code. For a phone number it continues at the reset page, with the token that the code
 * returned.
 */
export function usePasswordReset() {
  const [step, setStep] = useState<PasswordResetStep>({ name: 'ask' })
  const [, navigate] = useLocation()

  function goOn(to: Recipient, { code, token }: Confirmed): void {
    if ('email' in to) return setStep({ name: 'password', email: to.email, code, token })
    saveReset({ token, phone: to.phone })
    navigate(ROUTES.resetPassword)
  }
  return {
    step,
    sent: (to: Recipient, sent: CodeSent) => setStep({ name: 'code', to, sent }),
    restart: () => setStep({ name: 'ask' }),
    codeStep: ({ to, sent }: { to: Recipient; sent: CodeSent }): CodeStep<Confirmed> => ({
      to,
      sent,
      send: (code) => confirm(to, code),
      again: () => commands.restore.forgot(to),
      done: (confirmed) => goOn(to, confirmed),
    }),
  }
}

async function confirm(to: Recipient, code: string): Promise<Result<Confirmed>> {
  const answer = await commands.restore.confirmCode({ to, code })
  return answer.ok ? { ok: true, value: { code, token: answer.value.token } } : answer
}

/** State of the form that asks where to send the code. The email and phone number are shared with the login forms. */
export function useAskForCode(sent: (to: Recipient, sent: CodeSent) => void) {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const { phone, value, setPhone } = usePhone()
  const { email } = draft
  const way = draft.way ?? 'email'
  const form = useForm({
    values: way === 'email' ? { email } : { phone: value },
    check,
    send: (values: Form, captcha?: string) =>
      commands.restore.forgot({ ...toRecipient(values), ...(captcha && { captcha }) }),
    takesCaptcha: true,
    done: (code, values) => sent(toRecipient(values), code),
    isDisabled: !useReachable(),
  })
  useBlockReload('restore', form.sending || email !== '' || value !== '')
  return {
    ...form,
    way,
    email,
    phone,
    setPhone,
    setEmail: (next: string) => setDraft((now) => ({ ...now, email: next })),
    setWay: (next: LoginMethod) => {
      if (next === way || form.sending) return
      form.forget()
      setDraft((now) => ({ ...now, way: next }))
    },
  }
}

function check({ email, phone = '' }: Form): Problems<Form> {
  return email === undefined ? { phone: phoneProblem(phone) } : { email: emailProblem(email) }
}

function toRecipient({ email, phone = '' }: Form): Recipient {
  return email === undefined ? { phone } : { email }
}
