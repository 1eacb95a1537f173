import { getDefaultStore } from 'jotai'
import { forgetTab } from '../../../src/browser/session-storage.ts'
import { afterLoginAtom, modalAtom } from '../../../src/app/state.ts'
import { forgetAnswers } from '../../../src/data/shared-query.ts'
import { NO_ENTRY, entryDraftAtom } from '../../../src/forms/login-draft.ts'
import { dismissToast, toasts } from '../../../src/ui/toast-store.ts'

/** Clears what the page keeps in memory and in the tab, as leaving it does. */
export function leavePage(): void {
  const store = getDefaultStore()
  store.set(modalAtom, null)
  store.set(afterLoginAtom, null)
  store.set(entryDraftAtom, NO_ENTRY)
  for (const { id } of toasts()) dismissToast(id)
  forgetTab()
  forgetAnswers()
}
