import { requestLock } from '#domain/browser/locks.ts'
import type { Release, ReleaseMessage } from '#domain/browser/release.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE = 'builds'
/** Not a file, so no page requests it. */
const KEY = '/_state'

/** What this device knows of builds; all its service workers share it. */
export type ReleaseState = {
  /** Random and never sent: decides whether this device belongs to the share of a rollout. */
  device: string
  /** The build that has started last. */
  booted: string
  /** What builds/latest.json said last. */
  blocked: readonly string[]
  message: ReleaseMessage | null
}

const EMPTY: ReleaseState = { device: '', booted: '', blocked: [], message: null }

/** Reads the state; that of a new device if there is none or it cannot be read. */
export async function readState(): Promise<ReleaseState> {
  const stored = await self.caches.match(KEY, { cacheName: CACHE }).catch(() => undefined)
  // Safe: written by this worker or an earlier one.
  return { ...EMPTY, ...(await stored?.json().catch(() => null)) }
}

/** Changes the state and returns it. If it cannot be written, the change is lost. */
export function changeState(change: (state: ReleaseState) => Partial<ReleaseState>): Promise<ReleaseState> {
  return requestLock('builds', async () => {
    const before = await readState()
    const state = { ...before, device: before.device || crypto.randomUUID(), ...change(before) }
    const text = JSON.stringify(state)
    if (text !== JSON.stringify(before)) {
      const cache = await self.caches.open(CACHE)
      await cache.put(KEY, new Response(text)).catch(() => undefined)
    }
    return state
  })
}

/** Whether pages are to leave a build, if there is another. */
export function isBad({ blocked }: ReleaseState, build: string): boolean {
  return blocked.includes(build)
}

/** Whether this device takes a build of which the operator says this. */
export async function isForDevice(build: string, { id, rollout, blocked }: Release): Promise<boolean> {
  const state = await changeState(() => ({ blocked }))
  if (isBad(state, build)) return false
  // Who has to leave a build takes the newest one, whatever its share.
  if (id !== build || rollout === 100 || isBad(state, state.booted)) return true
  return (await computeShare(state.device + build)) < rollout
}

/** A stable number from 0 to 99.99. */
async function computeShare(text: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return (new DataView(digest).getUint32(0) % 10_000) / 100
}
