import { useIntl } from 'react-intl'
import type { CsvTexts } from '../../../../worker/history/csv.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useGameName } from '../../../catalogue/use-game-name.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useFormatZone } from '../setting/zones.ts'

const MONEY_COLUMNS: readonly MessageKey[] = ['history.method', 'history.amount', 'wallet.currency', 'history.status']
const COLUMNS: Record<HistoryKind, readonly MessageKey[]> = {
  bets: ['history.game', 'history.bet', 'history.payout', 'wallet.currency', 'history.csv.note'],
  deposits: MONEY_COLUMNS,
  withdrawals: MONEY_COLUMNS,
  prizes: ['history.tournament', 'history.amount', 'wallet.currency', 'history.place'],
  logins: ['history.device', 'history.country', 'history.ip'],
}
const STATUSES = ['waiting', 'processing', 'paid', 'declined', 'cancelled', 'expired'] as const

/** Returns the texts of a CSV file of this kind in the current language. */
export function useCsvTexts(kind: HistoryKind, timeZone: string): () => CsvTexts {
  const { formatMessage } = useIntl()
  const gameName = useGameName()
  const { locale } = useLocale()
  const formatZone = useFormatZone()
  return () => ({
    locale,
    columns: [
      formatMessage({ id: 'history.csv.time' }, { zone: formatZone(timeZone) }),
      ...COLUMNS[kind].map((id) => formatMessage({ id })),
      formatMessage({ id: 'history.csv.id' }),
    ],
    games: Object.fromEntries([...HOUSE_GAMES, 'betting'].map((game) => [game, gameName(game)])),
    statuses: Object.fromEntries(STATUSES.map((status) => [status, formatMessage({ id: `history.status.${status}` })])),
    mismatch: formatMessage({ id: 'history.broken' }),
  })
}
