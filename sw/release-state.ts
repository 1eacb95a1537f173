import { requestLock } from '#domain/browser/locks.ts'
import type { Release, ReleaseMessage } from '#domain/browser/release.ts'

declare const self: ServiceWorkerGlobalScope

const CACHE = 'builds'
const LOCK = 'builds'
/** Not a file, so no page requests it. */
const KEY = '/_state'

/** What this device knows of builds; all its service workers share it. */
export type ReleaseState = {
  /** Random and never sent: decides whether this device belongs to the share of a rollout. */
  device: string
  /** The build that has started last. */
  booted: string
  /** How often in a row a build has failed to start. */
  failures: { build: string; count: number }
  /** Builds that have never started here and are to be left. */
  bad: readonly string[]
  /** The build that was last found bad, until a page of another one has reported it. */
  left: string
  /** What builds/latest.json said last. */
  blocked: readonly string[]
  message: ReleaseMessage | null
}

const NO_FAILURES = { build: '', count: 0 }
const EMPTY: ReleaseState = {
  device: '',
  booted: '',
  failures: NO_FAILURES,
  bad: [],
  left: '',
  blocked: [],
  message: null,
}

/** Reads the state; that of a new device if there is none or it cannot be read. */
export async function readState(): Promise<ReleaseState> {
  const stored = await self.caches.match(KEY, { cacheName: CACHE }).catch(() => undefined)
  // Safe: written by this worker or an earlier one.
  return { ...EMPTY, ...(await stored?.json().catch(() => null)) }
}

/**
 * Reads the state after a change that is under way: a page that reloads itself without end reports its failure just
 * before, maybe to a service worker that this one replaces.
 */
export function readSettledState(): Promise<ReleaseState> {
  return requestLock(LOCK, readState)
}

type Change = (state: ReleaseState) => Partial<ReleaseState> | Promise<Partial<ReleaseState>>

/** Changes the state and returns it. If it cannot be written, the change is lost. */
export function changeState(change: Change): Promise<ReleaseState> {
  return requestLock(LOCK, async () => {
    const before = await readState()
    const state = { ...before, device: before.device || crypto.randomUUID(), ...(await change(before)) }
    const text = JSON.stringify(state)
    if (text !== JSON.stringify(before)) {
      const cache = await self.caches.open(CACHE)
      await cache.put(KEY, new Response(text)).catch(() => undefined)
    }
    return state
  })
}

/** Whether pages are to leave a build, if there is another. */
export function isBad({ bad, blocked }: ReleaseState, build: string): boolean {
  return bad.includes(build) || blocked.includes(build)
}

/**
 * Counts a failed start of a build, which is bad after the second in a row. Undefined if it does not count: without an
 * answer of the operator's server, or because a build that has started here once is not bad, but damaged.
 */
export async function countFailure(build: string, isServed: () => Promise<boolean>): Promise<ReleaseState | undefined> {
  let isCounted = false
  const state = await changeState(async ({ booted, bad, failures }) => {
    isCounted = build !== booted && (await isServed())
    if (!isCounted) return {}
    const count = (failures.build === build ? failures.count : 0) + 1
    return { failures: { build, count }, ...(count > 1 && { bad: [...bad, build], left: build }) }
  })
  return isCounted ? state : undefined
}

/** A build has started. Returns the bad one that did not before it, once, or an empty text. */
export async function noteBoot(build: string): Promise<string> {
  let leftBefore = ''
  await changeState(({ bad, left }) => {
    leftBefore = left
    return { booted: build, failures: NO_FAILURES, bad: bad.filter((each) => each !== build), left: '' }
  })
  return leftBefore === build ? '' : leftBefore
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
