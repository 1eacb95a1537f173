import * as view from '../../worker/db/view.ts'
import type { FactRows, IntentRow, OriginalGame } from '../../worker/db/view.ts'
import type { HistoryKind } from '../../worker/rules/history.ts'
import { preload, useLive } from './live.ts'

/** Guest or player, with profile and wallet as last known; undefined for the first moment. */
export const useViewer = () => useLive('viewer', view.viewer)
/** The home page's rows; null before they have ever been fetched. */
export const useLobby = () => useLive('lobby', view.lobby)
export const useBilling = () => useLive('billing', view.billing)
export const useOpenInvoices = () => useLive('openInvoices', view.openInvoices)
export const useInvoice = (id: string) => useLive(`invoice:${id}`, () => view.invoice(id))
export const useUnsettled = (kind: IntentRow['kind']) => useLive(`unsettled:${kind}`, () => view.unsettledIntents(kind))
export const useRounds = <Game extends OriginalGame>(game: Game, count: number) =>
  useLive(`rounds:${game}:${count}`, () => view.rounds(game, count))
export const useActiveSeedPair = (game: OriginalGame) =>
  useLive(`activeSeedPair:${game}`, () => view.activeSeedPair(game))
export const useSeedPair = (hash: string) => useLive(`seedPair:${hash}`, () => view.seedPair(hash))
/** Lines of a history from one moment until before another, newest first. */
export const useHistory = (kind: HistoryKind, from: number, to: number) =>
  useLive(`history:${kind}:${from}:${to}`, () => view.history(kind, { from, to }))
export const useHistoryExtent = (kind: HistoryKind) => useLive(`extent:${kind}`, () => view.historyExtent(kind))
export const useDocuments = () => useLive('documents', view.documents)
export const useNotices = () => useLive('notices', view.notices)
/** A fact of the worker, such as `connection`; null when it has not been written yet. */
export const useFact = <Id extends keyof FactRows>(id: Id) => useLive(`fact:${id}`, () => view.fact(id))

/** Whether the operator answers; true until it is known not to. */
export function useReachable(): boolean {
  return useFact('connection')?.reachable ?? true
}

/** Server clock minus device clock, ms. */
export function useClockOffset(): number {
  return useFact('clock')?.offset ?? 0
}

/** Reads what the frame and the home page show, ahead of the first render. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([
    preload('viewer', view.viewer),
    preload('lobby', view.lobby),
    preload('fact:connection', () => view.fact('connection')),
    preload('fact:problems', () => view.fact('problems')),
    preload('fact:clock', () => view.fact('clock')),
  ])
}
