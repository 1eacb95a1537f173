import { useSyncExternalStore } from 'react'
import { useAtomValue } from 'jotai'
import { useOpenInvoices, useAllUnsettled } from '../data/account-queries.ts'
import { subscribeDialogs, uppermostDialog } from '../ui/open-dialogs.ts'
import { reloadBlockersAtom, modalAtom } from './state.ts'

/** Whether a reload would interrupt something: a bet, a form, a dialog or an open invoice. */
export function useIsReloadBlocked(): boolean {
  const forms = useAtomValue(reloadBlockersAtom)
  // Set from the click on, also while the modal's chunk loads.
  const modal = useAtomValue(modalAtom)
  const dialog = useSyncExternalStore(subscribeDialogs, uppermostDialog)
  const money = useAllUnsettled()
  const invoices = useOpenInvoices()
  // Until the database has answered, assume that something is open.
  const unknownOrSome = [money, invoices].some((rows) => rows === undefined || rows.length > 0)
  return unknownOrSome || modal !== null || dialog !== null || forms.size > 0
}
