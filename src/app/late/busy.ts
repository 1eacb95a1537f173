import { useAtomValue } from 'jotai'
import { useOpenInvoices, useUnsettled } from '../../data/queries.ts'
import { busyAtom, modalAtom } from '../state.ts'

/** Whether something is under way that a reload would interrupt: a bet, a form, a modal, an open invoice. */
export function useBusy(): boolean {
  const forms = useAtomValue(busyAtom)
  const modal = useAtomValue(modalAtom)
  const bets = useUnsettled('dice.bet')
  const deposits = useUnsettled('deposit')
  const invoices = useOpenInvoices()
  // Until the database has answered, anything may be under way.
  const unknownOrSome = [bets, deposits, invoices].some((rows) => rows === undefined || rows.length > 0)
  return unknownOrSome || modal !== null || forms.size > 0
}
