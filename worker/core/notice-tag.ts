import type { NoticeRow } from '#db/rows.ts'

/**
 * What a notice is about, as the operator's push names it, so that one event is listed once; null for what no push
 * reports.
 */
export function getNoticeTag(notice: NoticeRow): string | null {
  switch (notice.kind) {
    case 'push':
      return notice.tag || null
    case 'payoutClosed':
      return `payout:${notice.payoutId}`
    case 'invoicePaid':
      return `invoice:${notice.invoiceId}`
    case 'tournamentPrize':
      return `tournament:${notice.tournamentId}`
    case 'bonusEnds':
      return `bonus:${notice.bonusId}`
    default:
      return null
  }
}
