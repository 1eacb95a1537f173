import type { NoticeRow } from '#db/view.ts'
import type { Modal } from '../../base/state.ts'
import { showToast } from '../../ui/toast-store.ts'

/** An end that has a reason to show. */
export type SessionRejection = Exclude<Extract<NoticeRow, { kind: 'sessionEnded' }>, { reason: 'expired' }>

const TEXTS = {
  forbidden: 'notice.sessionForbidden',
  notFound: 'notice.sessionNotFound',
  rejected: 'notice.sessionRejected',
} as const satisfies Record<string, string>

/** Says why a session has ended: the operator did not give the profile, or the player is excluded. */
export function showSessionRejected(end: SessionRejection, setModal: (modal: Modal) => void): void {
  if (end.reason === 'excluded') setModal({ name: 'excluded', until: end.until })
  else if (end.reason !== 'expired') showToast({ id: TEXTS[end.reason] })
}
