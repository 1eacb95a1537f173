import { useIntl } from 'react-intl'
import type { NoticeRow } from '#db/view.ts'
import { parseIntentKind } from '#domain/money/intent-kinds.ts'
import { nameIn } from '#domain/languages/names.ts'
import { readText } from '#domain/languages/texts-by-language.ts'
import { getReasonText } from '../forms/rejection-texts.ts'
import { useFormatDateTime } from '../format/use-format-date-time.ts'
import { useMoney } from '../format/use-money.ts'
import { isPushKey } from '#domain/push/topics.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { useLocale } from '../i18n/locale.tsx'

export type NoticeText = { id: MessageKey; values?: Record<string, string> }
type NoticeByKind<Kind extends NoticeRow['kind']> = Extract<NoticeRow, { kind: Kind }>

const PAYOUT_TEXT = { paid: 'notice.withdrawalCompleted', declined: 'notice.withdrawalDeclined' } as const

const NOT_TAKEN = {
  deposit: 'notice.depositNotTaken',
  payout: 'notice.withdrawalNotTaken',
  'tournament.join': 'notice.tournamentNotTaken',
  'tournament.leave': 'notice.tournamentNotLeft',
} as const

/** Gives the text of a notice, with its values formatted in the language of the page. */
export function useNoticeText(): (notice: NoticeRow) => NoticeText {
  const intl = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()

  function prize({
    name,
    prize: { place, amount, currency },
  }: NoticeByKind<'tournamentPrize'>): Record<string, string> {
    return {
      name: name === null ? intl.formatMessage({ id: 'nav.tournaments' }) : nameIn(name, locale),
      place: intl.formatNumber(place),
      prize: money(amount, currency),
    }
  }
  function payout({ sum }: NoticeByKind<'payoutClosed'>): Record<string, string> {
    const reason = getReasonText(intl, sum?.reason)
    return {
      amount: money(sum?.amount ?? null, sum?.currency ?? null),
      method: sum?.method ?? '',
      reason,
      hasReason: reason === '' ? 'no' : 'yes',
    }
  }
  function bonus(notice: NoticeByKind<'bonusEnds'>): Record<string, string> {
    return { name: readText(notice, locale, 'name', notice.name), time: formatDateTime(notice.endsAt) }
  }
  return (notice) => {
    switch (notice.kind) {
      case 'invoicePaid':
        return { id: 'notice.depositCredited', values: { amount: money(notice.amount, notice.currency) } }
      case 'invoiceClosed':
        return { id: notice.status === 'declined' ? 'notice.invoiceDeclined' : 'notice.invoiceExpired' }
      case 'payoutClosed':
        return { id: PAYOUT_TEXT[notice.status], values: payout(notice) }
      case 'notTaken':
        return { id: getNotTakenText(notice.intent) }
      case 'tournamentPrize':
        return { id: 'notice.tournamentPrize', values: prize(notice) }
      case 'verification':
        return { id: notice.status === 'success' ? 'notice.verified' : 'notice.documentsDeclined' }
      case 'linkLogin':
        return { id: 'notice.linkLogin', values: { account: notice.account } }
      case 'bonusEnds':
        return { id: 'notice.bonusEnds', values: bonus(notice) }
      case 'limitReady':
        return { id: 'notice.limitReady' }
      case 'reviewDue':
        return { id: 'notice.reviewDue' }
      case 'sessionEnded':
        return { id: 'notice.sessionExpired' }
      case 'simpleAuthFailed':
        return { id: 'notice.simpleAuthFailed' }
      case 'push':
        return { id: isPushKey(notice.key) ? `push.${notice.key}` : 'push.other' }
    }
  }
}

function getNotTakenText(intent: NoticeByKind<'notTaken'>['intent']): MessageKey {
  if (isNamed(intent)) return NOT_TAKEN[intent]
  // The stake of a step's bet was taken before.
  return parseIntentKind(intent)?.purpose === 'step' ? 'notice.stepNotTaken' : 'notice.betNotTaken'
}

function isNamed(intent: string): intent is keyof typeof NOT_TAKEN {
  return intent in NOT_TAKEN
}
