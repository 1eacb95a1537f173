import type { HistoryKind } from '#domain/money/history.ts'
import type { NotificationRow } from '../../../../worker/db/view.ts'
import { ROUTES } from '../../../base/routes.ts'
import { toHistorySearch } from '../history/history-filter.ts'

/** Where the player can see what a notification is about; null where there is no such page. */
export function getNoticeLink(notice: NotificationRow): string | null {
  switch (notice.kind) {
    case 'invoicePaid':
    case 'invoiceClosed':
      return history('deposits')
    case 'payoutClosed':
      return history('withdrawals')
    case 'tournamentPrize':
      return ROUTES.tournaments
    case 'verification':
      return ROUTES.profile
    case 'bonusEnds':
      return ROUTES.profileBonuses
    case 'limitReady':
    case 'reviewDue':
      return ROUTES.profileLimits
    case 'linkLogin':
      return history('logins')
    default:
      return null
  }
}

function history(kind: HistoryKind): string {
  return ROUTES.profileHistory + toHistorySearch({ kind, from: '', to: '' })
}
