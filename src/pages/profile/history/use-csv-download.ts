import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CsvPosition, CsvTexts } from '#worker/history/csv.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { saveFile } from '../../../browser/save-file.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useGameName } from '../../../catalogue/use-game-name.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useFormatZone } from '../setting/zones.ts'
import type { HistoryFilter, HistoryRange } from './history-filter.ts'

export type CsvDownload =
  | { phase: 'idle' }
  /** `lines` is the number of lines in the file so far, or in total. */
  | { phase: 'preparing' | 'done'; lines: number }
  | { phase: 'failed'; code: ErrorCode }

/**
 * Builds a CSV file of all lines of a period and downloads it. It is fetched in chunks, to show progress and to allow
 * cancelling between two chunks.
 */
export function useCsvDownload({ kind, from, to, bet }: HistoryFilter, range: HistoryRange, timeZone: string) {
  const [state, setState] = useState<CsvDownload>({ phase: 'idle' })
  const current = useRef<AbortController | null>(null)
  const getTexts = useCsvTexts(kind, timeZone)
  useBlockReload('history.csv', state.phase === 'preparing')
  useEffect(() => () => current.current?.abort(), [])

  async function start(): Promise<void> {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    const texts = getTexts()
    const parts: Blob[] = []
    let lines = 0
    let position: CsvPosition | null = null
    setState({ phase: 'preparing', lines })
    do {
      const answer = await commands.history.fetchCsvPart({ kind, ...range, filter: bet, timeZone, texts, position })
      if (signal.aborted) return
      if (!answer.ok) return setState({ phase: 'failed', code: answer.error.code })
      parts.push(answer.value.part)
      lines += answer.value.lines
      position = answer.value.next
      setState({ phase: 'preparing', lines })
    } while (position)
    if (lines > 0) saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), fileName(kind, from, to))
    setState({ phase: 'done', lines })
  }

  function cancel(): void {
    current.current?.abort()
    setState({ phase: 'idle' })
  }

  return { state, start: () => void start(), cancel }
}

/** ASCII only, valid in every file system: "bets-2026-11-01-2026-11-30.csv". */
function fileName(kind: string, from: string, to: string): string {
  return `${[kind, from, to].filter(Boolean).join('-')}.csv`
}

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
function useCsvTexts(kind: HistoryKind, timeZone: string): () => CsvTexts {
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
