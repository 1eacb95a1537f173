import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useAtom, useAtomValue, useStore } from 'jotai'
import type { NoticeRow } from '../../../worker/db/view.ts'
import { parseIntentKind } from '../../../worker/domain/protocol/intent-kinds.ts'
import { nameIn } from '../../../worker/domain/protocol/names.ts'
import { commands } from '../../data/commands.ts'
import { useNotices, useViewer } from '../../data/queries.ts'
import { getReasonText } from '../../forms/rejection-texts.ts'
import { dismissToast, showToast, toasts } from '../../ui/toast-store.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { useMoney } from '../../format/use-money.ts'
import type { RejectionReason } from './show-session-rejected.ts'
import { type Modal, modalAtom, openInvoiceAtom } from '../state.ts'

const SESSION_ENDED = 'notice.sessionExpired'
/** Every text on the end of a session begins so. */
const SESSION = 'notice.session'

const loadSessionRejected = withRareTexts(() => import('./show-session-rejected.ts'))

/**
 * Shows each notice once in the whole browser: a visible tab claims it and shows it only if its claim was first. A paid
 * invoice is not claimed while another one is celebrated, so that it is not lost if the tab closes.
 */
export function useShowNotices(): void {
  const notices = useNotices()
  const visible = useVisible()
  const store = useStore()
  const [, setModal] = useAtom(modalAtom)
  const shownInvoice = useAtomValue(openInvoiceAtom)
  useForgetSessionEnd()
  const texts = useNoticeTexts()
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
      if (paid && (isCelebrating() || claimingPaid.current)) continue
      claimedIds.current.add(id)
      if (paid) claimingPaid.current = true
      void commands.notices.claim({ id }).then((answer) => {
        if (paid) claimingPaid.current = false
        // A claim that never reached the worker may be repeated.
        if (!answer.ok) claimedIds.current.delete(id)
        else if (answer.value.claimed && !isShownInPayIn(notice, shownInvoice)) show(notice, setModal, texts)
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

function show(notice: NoticeRow, setModal: (modal: Modal) => void, texts: NoticeTexts): void {
  if (notice.kind === 'invoicePaid') {
    const { invoiceId, amount, currency } = notice
    setModal({ name: 'successPayment', invoiceId, amount, currency })
  } else if (notice.kind === 'tournamentPrize') {
    showToast({ id: 'notice.tournamentPrize', values: texts.prize(notice) })
  } else if (notice.kind === 'payoutClosed') {
    showToast({ id: PAYOUT_TEXT[notice.status], values: texts.payout(notice) })
  } else if (notice.kind === 'linkLogin') {
    showToast({ id: 'notice.linkLogin', values: { account: notice.account } })
  } else if (notice.kind === 'sessionEnded' && notice.reason !== 'expired') {
    showRejected(notice.reason)
  } else showToast({ id: noticeText(notice) })
}

/** Where the text with the reason cannot be loaded, the general one is shown. */
function showRejected(reason: RejectionReason): void {
  loadSessionRejected().then(
    ({ showSessionRejected }) => showSessionRejected(reason),
    () => showToast({ id: SESSION_ENDED }),
  )
}

const PAYOUT_TEXT = { paid: 'notice.withdrawalCompleted', declined: 'notice.withdrawalDeclined' } as const

type NoticeOf<Kind extends NoticeRow['kind']> = Extract<NoticeRow, { kind: Kind }>
type NoticeTexts = {
  prize: (notice: NoticeOf<'tournamentPrize'>) => Record<string, string>
  payout: (notice: NoticeOf<'payoutClosed'>) => Record<string, string>
}

/** The values in the notices' texts, formatted in the language of the page. */
function useNoticeTexts(): NoticeTexts {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const { locale } = useLocale()
  const money = useMoney()
  return {
    prize: ({ name, prize: { place, amount, currency } }) => ({
      name: name === null ? formatMessage({ id: 'nav.tournaments' }) : nameIn(name, locale),
      place: formatNumber(place),
      prize: money(amount, currency),
    }),
    payout({ sum }) {
      const reason = getReasonText(intl, sum?.reason)
      return {
        amount: money(sum?.amount ?? null, sum?.currency ?? null),
        method: sum?.method ?? '',
        reason,
        hasReason: reason === '' ? 'no' : 'yes',
      }
    },
  }
}

const NOT_TAKEN = {
  deposit: 'notice.depositNotTaken',
  payout: 'notice.withdrawalNotTaken',
  'tournament.join': 'notice.tournamentNotTaken',
  'tournament.leave': 'notice.tournamentNotLeft',
} as const

function isCashier(intent: string): intent is keyof typeof NOT_TAKEN {
  return intent in NOT_TAKEN
}

function noticeText(
  notice: Exclude<NoticeRow, { kind: 'invoicePaid' | 'tournamentPrize' | 'payoutClosed' | 'linkLogin' }>,
): MessageKey {
  if (notice.kind === 'invoiceClosed') {
    return notice.status === 'declined' ? 'notice.invoiceDeclined' : 'notice.invoiceExpired'
  }
  if (notice.kind === 'notTaken') {
    if (isCashier(notice.intent)) return NOT_TAKEN[notice.intent]
    // The stake of a step's bet was taken before.
    return parseIntentKind(notice.intent)?.purpose === 'step' ? 'notice.stepNotTaken' : 'notice.betNotTaken'
  }
  return notice.kind === 'simpleAuthFailed' ? 'notice.simpleAuthFailed' : SESSION_ENDED
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
