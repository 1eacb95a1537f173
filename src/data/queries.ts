import * as view from '../../worker/db/view.ts'
import type { AppStateRows } from '../../worker/db/view.ts'
import { connectionState, onConnectionState } from './worker-client.ts'
import { preload, useLive } from './live.ts'
import { sharedQuery } from './shared-query.ts'

let hasWorker = false
onConnectionState(() => {
  if (hasWorker || connectionState() !== 'open') return
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

/** Whom the page is drawn for: a player's id (empty while no profile has come), null for a guest, undefined while that is not known. */
export function getShownPlayer(): string | null | undefined {
  // Under this key stands what `viewer` has answered.
  const answer = sharedQuery('viewer', viewer).getValue()?.value as view.Viewer | undefined
  return answer && playerOf(answer)
}

/** Who is here by the database, in the same form. */
export async function readCurrentPlayer(): Promise<string | null> {
  return playerOf(await view.viewer())
}

function playerOf({ loggedIn, player }: view.Viewer): string | null {
  return loggedIn ? (player?.id ?? '') : null
}

/** Guest or player, with profile and wallet as last known; undefined while it is not known which. */
export const useViewer = () => useLive('viewer', viewer)
/** The same in a word, where the frame has to be one or the other at once. */
export const useLoggedIn = (): boolean => useViewer()?.loggedIn ?? bringsToken()
/** The home page's rows; null before they have ever been fetched. */
export const useLobby = () => useLive('lobby', view.lobby)
export const useNotices = () => useLive('notices', view.notices)
/** A fact of the worker, such as `connection`; null when it has not been written yet. */
export const useAppState = <Id extends keyof AppStateRows>(id: Id) => useLive(`fact:${id}`, () => view.appState(id))

/** Whether the operator answers; true until it is known not to. */
export function useReachable(): boolean {
  return useAppState('connection')?.reachable ?? true
}

/** Server clock minus device clock, ms. */
export function useClockOffset(): number {
  return useAppState('clock')?.offset ?? 0
}

/** Reads what the frame and the home page show, ahead of the first render. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([
    preload('viewer', viewer),
    preload('lobby', view.lobby),
    preload('fact:connection', () => view.appState('connection')),
    preload('fact:problems', () => view.appState('problems')),
    preload('fact:clock', () => view.appState('clock')),
  ])
}
