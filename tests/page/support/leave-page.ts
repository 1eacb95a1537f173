import { getDefaultStore } from 'jotai'
import { forgetTab } from '#src/browser/session-storage.ts'
import { afterLoginAtom, modalAtom } from '#src/base/state.ts'
import { forgetAnswers } from '#src/data/shared-query.ts'
import { NO_ENTRY, entryDraftAtom } from '#src/forms/login-draft.ts'
import { dismissToast, toasts } from '#src/ui/toast-store.ts'

/** Clears what the page keeps in memory and in the tab, as leaving it does. */
export function leavePage(): void {
  const store = getDefaultStore()
  store.set(modalAtom, null)
  store.set(afterLoginAtom, null)
  store.set(entryDraftAtom, NO_ENTRY)
  for (const { id } of toasts()) dismissToast(id)
  // The focus of the test before was in a document of its own.
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  forgetTab()
  forgetAnswers()
}
