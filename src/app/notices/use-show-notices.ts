import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAtom, useAtomValue, useStore } from 'jotai'
import type { NoticeRow } from '#db/view.ts'
import { commands } from '../../data/commands.ts'
import { useNotices, useViewer } from '../../data/queries.ts'
import { type NoticeText, useNoticeText } from '../../notices/use-notice-text.ts'
import { dismissToast, showToast, toasts } from '../../ui/toast-store.ts'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import type { SessionRejection } from './show-session-rejected.ts'
import { type Modal, modalAtom, openInvoiceAtom } from '../../base/state.ts'

const SESSION_ENDED = 'notice.sessionExpired'
/** Every text on the end of a session begins so. */
const SESSION = 'notice.session'

const loadSessionRejected = withRareTexts(() => import('./show-session-rejected.ts'))

/**
 * Shows each notice once in the whole browser: a visible tab claims it and shows it only if its claim was first. A paid
 * invoice is not claimed while another one is celebrated, so that it is not lost if the tab closes.
 */
export function useShowNotices(mayGetOffers: boolean): void {
  const notices = useNotices()
  const visible = useVisible()
  const store = useStore()
  const [, setModal] = useAtom(modalAtom)
  const shownInvoice = useAtomValue(openInvoiceAtom)
  useForgetSessionEnd()
  const getNoticeText = useNoticeText()
  const claimedIds = useRef(new Set<number>())
  const claimingPaid = useRef(false)
  const [, rerender] = useState({})
  // Reads the store directly: a dialog that has just been opened has not rendered yet.
  const isCelebrating = (): boolean => store.get(modalAtom)?.name === 'successPayment'

  useEffect(() => {
    if (!visible) return
    for (const notice of notices ?? []) {
      const { id } = notice
      const paid = notice.kind === 'invoicePaid'
      if (id === undefined || claimedIds.current.has(id)) continue
      // It stays for the time after the break.
      if (notice.kind === 'bonusEnds' && !mayGetOffers) continue
      if (paid && (isCelebrating() || claimingPaid.current)) continue
      claimedIds.current.add(id)
      if (paid) claimingPaid.current = true
      void commands.notices.claim({ id }).then((answer) => {
        if (paid) claimingPaid.current = false
        // A claim that never reached the worker may be repeated.
        if (!answer.ok) claimedIds.current.delete(id)
        else if (answer.value.claimed && !isShownInPayIn(notice, shownInvoice)) show(notice, setModal, getNoticeText)
        // Another tab shows this one; the next may be for this tab.
        else if (paid) rerender({})
      })
    }
  })
}

/** Dismisses "the session is over" after a log-in, in this tab or another. */
function useForgetSessionEnd(): void {
  const loggedIn = useViewer()?.loggedIn === true
  useEffect(() => {
    if (!loggedIn) return
    for (const { id, text } of toasts()) {
      if (typeof text === 'object' && 'id' in text && text.id.startsWith(SESSION)) dismissToast(id)
    }
  }, [loggedIn])
}

/** Whether PayIn is open on this invoice and already shows the outcome. */
function isShownInPayIn(notice: NoticeRow, shownInvoice: string | null): boolean {
  return notice.kind === 'invoiceClosed' && notice.invoiceId === shownInvoice
}

function show(
  notice: NoticeRow,
  setModal: (modal: Modal) => void,
  getNoticeText: (notice: NoticeRow) => NoticeText,
): void {
  if (notice.kind === 'invoicePaid') {
    const { invoiceId, amount, currency } = notice
    setModal({ name: 'successPayment', invoiceId, amount, currency })
  } else if (notice.kind === 'sessionEnded' && notice.reason !== 'expired') {
    showRejected(notice, setModal)
  } else showToast(getNoticeText(notice))
}

/** Where the text with the reason cannot be loaded, the general one is shown. */
function showRejected(end: SessionRejection, setModal: (modal: Modal) => void): void {
  loadSessionRejected().then(
    ({ showSessionRejected }) => showSessionRejected(end, setModal),
    () => showToast({ id: SESSION_ENDED }),
  )
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribeVisible, isVisible)
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function subscribeVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
