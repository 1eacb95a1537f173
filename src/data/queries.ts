import * as view from '#db/view.ts'
import type { AppStateRows } from '#db/view.ts'
import { connectionState, onConnectionState } from './worker-client.ts'
import { type ServerClock, createServerClock } from '#domain/time/server-clock.ts'
import { preload, useLive } from './live-query.ts'
import { sharedQuery } from './shared-query.ts'

let hasWorker = false
onConnectionState(() => {
  if (hasWorker || connectionState() !== 'open') return
  hasWorker = true
  sharedQuery('viewer', viewer).restart()
})

let isViewerKnown = false

/**
 * A visitor who comes with a token in a cookie, or with a player's boot snapshot, is not shown as a guest until the
 * worker knows the session: undefined until then.
 */
async function viewer(): Promise<view.Viewer | undefined> {
  // Before the read, as the worker may store the session during it.
  const mayBeEarly = !hasWorker && comesAsPlayer()
  const now = await view.viewer()
  if (mayBeEarly && !now.loggedIn) return undefined
  isViewerKnown = true
  return now
}

/** Until the viewer is known; after it the mark may be out of date. */
function comesAsPlayer(): boolean {
  return !isViewerKnown && document.documentElement.dataset['viewer'] === 'player'
}

/**
 * For whom the page is rendered: a player's id ('' until the profile has been fetched), null for a guest, undefined
 * while unknown.
 */
export function getShownPlayer(): string | null | undefined {
  // Safe: the answer under this key is that of `viewer`.
  const answer = sharedQuery('viewer', viewer).getValue()?.value as view.Viewer | undefined
  return answer && getPlayerId(answer)
}

/** The current player in the database, in the same form. */
export async function readCurrentPlayer(): Promise<string | null> {
  return getPlayerId(await view.viewer())
}

function getPlayerId({ loggedIn, player }: view.Viewer): string | null {
  return loggedIn ? (player?.id ?? '') : null
}

/** Guest or player, with the last known profile and wallet; undefined while unknown. */
export const useViewer = () => useLive('viewer', viewer)
/** The same as a boolean, for components that must render one or the other at once. */
export const useLoggedIn = (): boolean => useViewer()?.loggedIn ?? comesAsPlayer()
/** The home page's rows; null before they have been fetched once. */
export const useLobby = () => useLive('lobby', view.lobby)
export const useNotices = () => useLive('notices', view.notices)
/** App state written by the worker, such as `connection`; null until it has been written. */
export const useAppState = <Id extends keyof AppStateRows>(id: Id) => useLive(`fact:${id}`, () => view.appState(id))

/** Whether the operator is reachable; true until known otherwise. */
export function useReachable(): boolean {
  return useAppState('connection')?.reachable ?? true
}

const readServerClock = async () => {
  const clock = await view.appState('clock')
  return clock ? createServerClock(clock.offset, clock.reached ?? 0) : DEVICE_CLOCK
}
const DEVICE_CLOCK = createServerClock(0)

/** The server's clock; another object after each measurement of the worker. */
export function useServerClock(): ServerClock {
  return useLive('serverClock', readServerClock) ?? DEVICE_CLOCK
}

/** Reads what the frame and the home page show, before the first render. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([
    preload('viewer', viewer),
    preload('lobby', view.lobby),
    preload('fact:connection', () => view.appState('connection')),
    preload('fact:problems', () => view.appState('problems')),
    preload('serverClock', readServerClock),
  ])
}
