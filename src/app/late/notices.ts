import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSetAtom } from 'jotai'
import type { NoticeRow } from '../../../worker/db/view.ts'
import { commands } from '../../data/commands.ts'
import { useNotices } from '../../data/queries.ts'
import type { MessageKey } from '../dictionary.ts'
import { type Modal, modalAtom } from '../state.ts'

type Show = { toast: (text: MessageKey) => void }

/** Shows each notice once in the whole browser: a visible tab claims it and shows it only if it was the first to. */
export function useShowNotices({ toast }: Show): void {
  const notices = useNotices()
  const visible = useVisible()
  const setModal = useSetAtom(modalAtom)
  const asked = useRef(new Set<number>())

  useEffect(() => {
    if (!visible) return
    for (const notice of notices ?? []) {
      const { id } = notice
      if (id === undefined || asked.current.has(id)) continue
      asked.current.add(id)
      void commands.notices.claim({ id }).then((answer) => {
        // A claim that never reached the worker may be made again.
        if (!answer.ok) asked.current.delete(id)
        else if (answer.value.claimed) show(notice, toast, setModal)
      })
    }
  }, [notices, visible, toast, setModal])
}

function show(notice: NoticeRow, toast: Show['toast'], setModal: (modal: Modal) => void): void {
  if (notice.kind === 'invoicePaid') {
    const { invoiceId, amount, currency } = notice
    setModal({ name: 'successPayment', invoiceId, amount, currency })
  } else toast(noticeText(notice))
}

function noticeText(notice: Exclude<NoticeRow, { kind: 'invoicePaid' }>): MessageKey {
  if (notice.kind === 'invoiceClosed') {
    return notice.status === 'declined' ? 'notice.invoiceDeclined' : 'notice.invoiceExpired'
  }
  if (notice.kind === 'notTaken') return notice.intent === 'deposit' ? 'notice.depositNotTaken' : 'notice.betNotTaken'
  return 'notice.sessionExpired'
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
