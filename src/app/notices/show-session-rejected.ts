import type { NoticeRow } from '../../../worker/db/view.ts'
import { showToast } from '../../ui/toast-store.ts'

export type RejectionReason = Exclude<Extract<NoticeRow, { kind: 'sessionEnded' }>['reason'], 'expired'>

const TEXTS = {
  forbidden: 'notice.sessionForbidden',
  notFound: 'notice.sessionNotFound',
  rejected: 'notice.sessionRejected',
} as const satisfies Record<RejectionReason, string>

/** Says why a session has ended: the operator did not give the profile. */
export function showSessionRejected(reason: RejectionReason): void {
  showToast({ id: TEXTS[reason] })
}
