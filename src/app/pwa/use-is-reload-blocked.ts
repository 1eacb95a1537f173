import { useSyncExternalStore } from 'react'
import { useAtomValue } from 'jotai'
import { useOpenInvoices, useAllUnsettled } from '../../data/account-queries.ts'
import { subscribeDialogs, uppermostDialog } from '../../ui/open-dialogs.ts'
import { reloadBlockersAtom, modalAtom } from '../state.ts'

/** Whether something is under way that a reload would interrupt: a bet, a form, a dialog, an open invoice. */
export function useIsReloadBlocked(): boolean {
  const forms = useAtomValue(reloadBlockersAtom)
  // Open from the click on, also while its code is on the way.
  const modal = useAtomValue(modalAtom)
  const dialog = useSyncExternalStore(subscribeDialogs, uppermostDialog)
  const money = useAllUnsettled()
  const invoices = useOpenInvoices()
  // Until the database has answered, anything may be under way.
  const unknownOrSome = [money, invoices].some((rows) => rows === undefined || rows.length > 0)
  return unknownOrSome || modal !== null || dialog !== null || forms.size > 0
}
