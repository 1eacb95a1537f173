import * as view from '../../worker/db/view.ts'
import type { FactRows } from '../../worker/db/view.ts'
import { doorState, onDoorState } from './door.ts'
import { preload, useLive } from './live.ts'
import { sharedQuery } from './shared-query.ts'

let hasWorker = false
onDoorState(() => {
  if (hasWorker || doorState() !== 'open') return
  hasWorker = true
  sharedQuery('viewer', viewer).restart()
})

/** Who came with a token in a cookie is no guest before the worker has taken it over, or away. */
async function viewer(): Promise<view.Viewer | undefined> {
  const now = await view.viewer()
  return now.loggedIn || !bringsToken() ? now : undefined
}

function bringsToken(): boolean {
  return !hasWorker && document.documentElement.dataset['viewer'] === 'player'
}

/** Guest or player, with profile and wallet as last known; undefined while it is not known which. */
export const useViewer = () => useLive('viewer', viewer)
/** The same in a word, where the frame has to be one or the other at once. */
export const useLoggedIn = (): boolean => useViewer()?.loggedIn ?? bringsToken()
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
    preload('viewer', viewer),
    preload('lobby', view.lobby),
    preload('fact:connection', () => view.fact('connection')),
    preload('fact:problems', () => view.fact('problems')),
    preload('fact:clock', () => view.fact('clock')),
  ])
}
