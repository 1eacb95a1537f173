import { useMemo } from 'react'
import * as view from '../../worker/db/account-view.ts'
import type { IntentRow, OriginalGame } from '../../worker/db/view.ts'
import type { HistoryKind } from '../../worker/domain/money/history.ts'
import { preload, useLive } from './live.ts'

export const useBilling = () => useLive('billing', view.billing)
export const useOpenInvoices = () => useLive('openInvoices', view.openInvoices)
export const useInvoice = (id: string) => useLive(`invoice:${id}`, () => view.invoice(id))
export const useAllUnsettled = () => useLive('unsettled', view.unsettledIntents)
/** Those of one kind: one query answers for every kind. */
export function useUnsettled(kind: IntentRow['kind']): readonly IntentRow[] | undefined {
  const all = useAllUnsettled()
  return useMemo(() => all?.filter((row) => row.kind === kind), [all, kind])
}
export const useRounds = <Game extends OriginalGame>(game: Game, count: number) =>
  useLive(`rounds:${game}:${count}`, () => view.rounds(game, count))
/** The last rounds of a game and its bets and steps whose outcome is not known, read as one. */
export const useGameTable = <Game extends OriginalGame>(game: Game, count: number) =>
  useLive(`gameTable:${game}:${count}`, () => view.gameTable(game, count))
/** Reads the same ahead of the first render: a round that goes on has other buttons than none. */
export const preloadGameTable = (game: OriginalGame, count: number) =>
  preload(`gameTable:${game}:${count}`, () => view.gameTable(game, count))
/** What was played last of all games, newest first. */
export const useLastPlayed = (count: number) => useLive(`lastPlayed:${count}`, () => view.lastPlayed(count))
export const useOpenRounds = () => useLive('openRounds', view.openRounds)
export const useSeedPair = (hash: string) => useLive(`seedPair:${hash}`, () => view.seedPair(hash))
/** Lines of a history from one moment until before another, newest first. */
export const useHistory = (kind: HistoryKind, from: number, to: number) =>
  useLive(`history:${kind}:${from}:${to}`, () => view.history(kind, { from, to }))
export const useHistoryExtent = (kind: HistoryKind) => useLive(`extent:${kind}`, () => view.historyExtent(kind))
export const useDocuments = () => useLive('documents', view.documents)
