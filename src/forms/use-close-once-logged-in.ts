import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Modal } from '../base/state.ts'
import { useViewer } from '../data/queries.ts'
import { NO_ENTRY, entryDraftAtom } from './login-draft.ts'
import { useCloseModal } from './use-close-modal.ts'

/** Closes a login form as soon as the player is logged in, in this tab or another, and clears what was typed. */
export function useCloseOnceLoggedIn(name: Modal['name'], sending = false): void {
  const loggedIn = useViewer()?.loggedIn ?? false
  const forget = useSetAtom(entryDraftAtom)
  const close = useCloseModal(name)
  useEffect(() => {
    if (!loggedIn || sending) return
    forget(NO_ENTRY)
    close()
  }, [loggedIn, sending, forget, close])
}
