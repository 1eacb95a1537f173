import type { NoticeRow } from '../../../worker/db/view.ts'
import type { Modal } from '../../base/state.ts'
import { showToast } from '../../ui/toast-store.ts'

export type SessionEnd = Extract<NoticeRow, { kind: 'sessionEnded' }>

const TEXTS = {
  forbidden: 'notice.sessionForbidden',
  notFound: 'notice.sessionNotFound',
  rejected: 'notice.sessionRejected',
} as const satisfies Record<Exclude<SessionEnd['reason'], 'expired' | 'excluded'>, string>

/** Says why a session has ended: the operator did not give the profile, or the player is excluded. */
export function showSessionRejected({ reason, until }: SessionEnd, setModal: (modal: Modal) => void): void {
  if (reason === 'expired') return
  if (reason !== 'excluded') return showToast({ id: TEXTS[reason] })
  const end = Date.parse(until ?? '')
  setModal({ name: 'excluded', until: Number.isNaN(end) ? null : end })
}
