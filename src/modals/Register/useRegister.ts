import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../../worker/rules/currencies.ts'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { useFact, useReachable } from '../../data/queries.ts'
import { emailProblem } from '../form/email.ts'
import { type EntryDraft, entryDraftAtom } from '../form/entry-draft.ts'
import { useBusyWhile } from '../../app/busy-while.ts'
import { useCloseOnceLoggedIn } from '../form/useCloseOnceLoggedIn.ts'
import { type Problems, useForm } from '../form/useForm.ts'
import { passwordProblem } from './password.ts'

type Form = { email: string; password: string; promo: string; currency: Currency; accepted: boolean }

/** Registration by email: what is typed, what is wrong with it, and its sending. */
export function useRegister() {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const [password, setPassword] = useState('')
  const setModal = useSetAtom(modalAtom)
  const guess = useGuessedCurrency()
  const { email, promo, accepted } = draft
  const values: Form = { email, password, promo, accepted, currency: draft.currency ?? guess }
  const form = useForm({ values, check, send, off: !useReachable() })
  const typed = email !== '' || promo !== '' || password !== ''
  useBusyWhile('register', form.sending || typed)
  useCloseOnceLoggedIn('register', form.sending)
  const change = (part: Partial<EntryDraft>) => setDraft((now) => ({ ...now, ...part }))
  return {
    ...form,
    values,
    setEmail: (email: string) => change({ email }),
    setPassword,
    setPromo: (promo: string) => change({ promo }),
    setCurrency: (currency: string) => isCurrency(currency) && change({ currency }),
    setAccepted: (accepted: boolean) => change({ accepted }),
    logIn: () => setModal({ name: 'login' }),
  }
}

/** The currency of the region that the operator sees the visitor in. */
function useGuessedCurrency(): Currency {
  return useFact('geo')?.region === 'KZ' ? 'KZT' : DEFAULT_CURRENCY
}

function check({ email, password, accepted }: Form): Problems<Form> {
  return {
    email: emailProblem(email),
    password: passwordProblem(password, email),
    accepted: accepted ? null : 'register.accept.needed',
  }
}

function send({ email, password, promo, currency }: Form) {
  return commands.session.registerByEmail({
    email: email.trim(),
    password,
    currency,
    ...(promo.trim() ? { promo: promo.trim() } : {}),
  })
}
