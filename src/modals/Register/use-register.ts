import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { getCountryCurrency } from '#domain/money/country-currency.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useViewerCountry } from '../../data/use-viewer-country.ts'
import { readCookies } from '../../browser/cookies.ts'
import { emailProblem } from '../../forms/email.ts'
import { type EntryDraft, type LoginMethod, entryDraftAtom } from '../../forms/login-draft.ts'
import { passwordProblem } from '../../forms/password.ts'
import { phoneProblem } from '../../forms/phone-typing.ts'
import { useCloseOnceLoggedIn } from '../../forms/use-close-once-logged-in.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import { type Problems, useForm } from '../../forms/use-form.ts'
import { usePhone } from '../../forms/use-phone.ts'
import { useMinAge } from '../../offers/use-min-age.ts'
import { joinClubAfterLogin } from '../../data/join-club.ts'

type Form = {
  way: LoginMethod
  email: string
  phone: string
  password: string
  promo: string
  currency: Currency
  accepted: boolean
}

/** State of the registration form: values, validation and sending. */
export function useRegister(asksForClub: boolean) {
  const [draft, setDraft] = useAtom(entryDraftAtom)
  const [password, setPassword] = useState('')
  const [club, setClub] = useState(asksForClub)
  const onLogin = useOnLogin('registration')
  const [promoOfLink] = useState(() => readCookies().promo ?? '')
  const setModal = useSetAtom(modalAtom)
  const { phone, value, setPhone } = usePhone()
  const { email, acceptedAge } = draft
  const country = useViewerCountry()
  const located = useAppState('geo')?.country
  // A country that arrives late does not change the form under the player's hands.
  const [firstWay] = useState(() => getFirstWay(located))
  const way = draft.way ?? firstWay
  const minAge = useMinAge()
  const accepted = acceptedAge !== null && acceptedAge >= minAge
  const promo = draft.promo ?? promoOfLink
  const currency = draft.currency ?? getCountryCurrency(way === 'phone' ? phone.country : country)
  const values: Form = { way, email, phone: value, password, promo, accepted, currency }
  function done(): void {
    onLogin()
    if (club) joinClubAfterLogin()
  }
  const form = useForm({ values, check, send, takesCaptcha: true, done, isDisabled: !useReachable(), isEntry: true })
  const typed = email !== '' || value !== '' || promo !== promoOfLink || password !== ''
  useBlockReload('register', form.sending || typed)
  useCloseOnceLoggedIn('register', form.sending)
  const change = (part: Partial<EntryDraft>) => setDraft((now) => ({ ...now, ...part }))
  return {
    ...form,
    values,
    minAge,
    club,
    setClub,
    phone,
    setPhone,
    setWay: (next: LoginMethod) => {
      if (next === way || form.sending) return
      // Errors about the email do not apply to the phone number.
      form.forget()
      change({ way: next })
    },
    setEmail: (next: string) => change({ email: next }),
    setPassword,
    setPromo: (next: string) => change({ promo: next }),
    setCurrency: (currency: string) => isCurrency(currency) && change({ currency }),
    setAccepted: (next: boolean) => change({ acceptedAge: next ? minAge : null }),
    /** Registration with a social account also requires accepting the agreement. */
    social: {
      wishes: { ...toPromo(promo), currency: values.currency, club },
      first: (go: () => void) =>
        form.act({
          check: acceptance,
          send: async () => {
            go()
            return { ok: true, value: null }
          },
        }),
    },
    logIn: () => setModal({ name: 'login' }),
  }
}

/** Where the operator locates a visitor in Kazakhstan, accounts are by phone first. */
function getFirstWay(located: string | null | undefined): LoginMethod {
  return located?.toUpperCase() === 'KZ' ? 'phone' : 'email'
}

function toPromo(typed: string): { promo?: string } {
  const promo = cleanTyped(typed)
  return promo ? { promo } : {}
}

function acceptance({ accepted }: Pick<Form, 'accepted'>): Problems<Form> {
  return { accepted: accepted ? null : 'register.accept.needed' }
}

function check({ way, email, phone, password, accepted }: Form): Problems<Form> {
  return {
    ...(way === 'email' ? { email: emailProblem(email) } : { phone: phoneProblem(phone) }),
    password: passwordProblem(password, way === 'email' ? { email } : { phone }),
    ...acceptance({ accepted }),
  }
}

function send({ way, email, phone, password, promo, currency }: Form, captcha?: string) {
  const rest = { password, currency, ...toPromo(promo), ...(captcha && { captcha }) }
  return way === 'email'
    ? commands.session.registerByEmail({ email, ...rest })
    : commands.session.registerByPhone({ phone, ...rest })
}
