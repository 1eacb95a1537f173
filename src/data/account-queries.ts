import { useMemo } from 'react'
import * as view from '#db/account-view.ts'
import type { IntentRow, OriginalGame } from '#db/view.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { preload, useLive } from './live-query.ts'

export const useBilling = () => useLive('billing', view.billing)
/** The same, read before the first render. */
export const readBilling = () => preload('billing', view.billing)
export const useOpenInvoices = () => useLive('openInvoices', view.openInvoices)
/** The newest deposit that was paid; null if this device knows none. */
export const useLastDeposit = () => useLive('lastDeposit', view.lastDeposit)
export const useInvoice = (id: string) => useLive(`invoice:${id}`, () => view.invoice(id))
export const useAllUnsettled = () => useLive('unsettled', view.unsettledIntents)
/** Unsettled intents of one kind; one shared query answers for all kinds. */
export function useUnsettled(kind: IntentRow['kind']): readonly IntentRow[] | undefined {
  const all = useAllUnsettled()
  return useMemo(() => all?.filter((row) => row.kind === kind), [all, kind])
}
export const useRounds = <Game extends OriginalGame>(game: Game, count: number, mode: PlayMode) =>
  useLive(`rounds:${mode}:${game}:${count}`, () => view.rounds(game, count, mode))
/** The last rounds of a game with its unsettled bets and steps, read in one transaction. */
export const useGameTable = <Game extends OriginalGame>(game: Game, count: number, mode: PlayMode) =>
  useLive(`gameTable:${mode}:${game}:${count}`, () => view.gameTable(game, count, mode))
/** Reads the same before the first render: an open round has other buttons than none. */
export const preloadGameTable = (game: OriginalGame, count: number, mode: PlayMode) =>
  preload(`gameTable:${mode}:${game}:${count}`, () => view.gameTable(game, count, mode))
/** The rounds played last, of all games, newest first. */
export const useLastPlayed = (count: number) => useLive(`lastPlayed:${count}`, () => view.lastPlayed(count))
export const useOpenRounds = () => useLive('openRounds', view.openRounds)
/** Lines of a history from `from` (inclusive) until `to` (exclusive), ms of server time, newest first. */
export const useHistory = (kind: HistoryKind, from: number, to: number) =>
  useLive(`history:${kind}:${from}:${to}`, () => view.history(kind, { from, to }))
/** The newest deposits and withdrawals together, at most `count`, newest first. */
export const useLatestTransactions = (count: number) =>
  useLive(`latestTransactions:${count}`, () => view.latestTransactions(count))
export const useHistoryExtent = (kind: HistoryKind) => useLive(`extent:${kind}`, () => view.historyExtent(kind))
export const useDocuments = () => useLive('documents', view.documents)
