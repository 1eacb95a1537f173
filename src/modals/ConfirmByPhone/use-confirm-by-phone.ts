import { useSetAtom } from 'jotai'
import type { CodeSent } from '#domain/player/recipient.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { CodeStep } from '../../forms/use-code-form.ts'
import { useCloseForGuest } from '../../forms/use-close-for-guest.ts'
import { useCloseOnceLoggedIn } from '../../forms/use-close-once-logged-in.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'

export type PhoneCodeRequest = { phone: string; purpose: 'login' | 'confirm'; sent: CodeSent }

/** Handles the code by its purpose: login, or confirmation of the player's own number. */
export function useConfirmByPhone({ phone, purpose, sent }: PhoneCodeRequest, onClose: () => void) {
  const setModal = useSetAtom(modalAtom)
  const onLogin = useOnLogin('login')
  useCloseOnceLoggedIn('confirmByPhone', purpose === 'confirm')
  useCloseForGuest(onClose, purpose === 'confirm')
  const to = { phone }
  const logIn: CodeStep<unknown> = {
    to,
    sent,
    send: (code, secondFactor) =>
      commands.session.loginByCode({ to, code, ...(secondFactor && { second_factor: secondFactor }) }),
    again: () => commands.session.resendLoginCode(to),
    done: onLogin,
    isEntry: true,
  }
  const confirm: CodeStep<unknown> = {
    to,
    sent,
    send: (code) => commands.profile.confirm({ to, code }),
    again: () => commands.profile.resendConfirmation(to),
    done: () => {
      showToast({ id: 'confirmPhone.done' })
      onClose()
    },
  }
  return {
    step: purpose === 'login' ? logIn : confirm,
    back: () => (purpose === 'login' ? setModal({ name: 'login' }) : onClose()),
  }
}
