import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import type { Recipient } from '#domain/player/recipient.ts'
import { ROUTES } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { entryDraftAtom } from '../../forms/login-draft.ts'
import { typePhone } from '../../forms/phone-typing.ts'
import { showToast } from '../../ui/toast-store.ts'

/**
 * Called after the password was changed: shows a notification and opens the login, with the email or phone number
 * filled in if known.
 */
export function useRestored(): (to: Recipient | null) => void {
  const [, navigate] = useLocation()
  const setModal = useSetAtom(modalAtom)
  const setDraft = useSetAtom(entryDraftAtom)
  return (to) => {
    if (to && 'email' in to) setDraft((now) => ({ ...now, email: to.email }))
    if (to && 'phone' in to) {
      setDraft((now) => ({ ...now, phone: typePhone({ country: 'ru', typed: '' }, to.phone) }))
    }
    navigate(ROUTES.home, { replace: true })
    setModal(to && 'phone' in to ? { name: 'login' } : { name: 'loginByEmail' })
    showToast({ id: 'restore.done' })
  }
}
