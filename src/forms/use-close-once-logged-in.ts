import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Modal } from '../app/state.ts'
import { useViewer } from '../data/queries.ts'
import { NO_ENTRY, entryDraftAtom } from './login-draft.ts'
import { useCloseModal } from './use-close-modal.ts'

/** A way in closes as soon as the player is in, here or in another tab, and forgets what was typed. */
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
