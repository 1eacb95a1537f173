import * as view from '../../worker/db/view.ts'
import type { FactRows } from '../../worker/db/view.ts'
import { preload, useLive } from './live.ts'

/** Guest or player, with profile and wallet as last known; undefined for the first moment. */
export const useViewer = () => useLive('viewer', view.viewer)
/** The home page's rows; null before they have ever been fetched. */
export const useLobby = () => useLive('lobby', view.lobby)
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
