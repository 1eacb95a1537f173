import '#db/dexie-debug.ts'
import { expose } from 'comlink'
import { toAppError } from './core/command.ts'
import { createWorker } from './create-worker.ts'
import { logWhenLate, withTimeout } from './core/late.ts'
import type { PageBridgePort, PageFacts, RemotePageBridge } from './core/page-bridge.ts'
import { type WorkerBase, openBase } from './core/worker-base.ts'
import { leaveDatabase } from '#db/leave.ts'
import { requestLobby } from './lobby/index.ts'
import { supportedLocale } from '#domain/languages/locales.ts'
import { LEAVE } from '#domain/browser/leave-message.ts'
import { type ConfiguredHosts, configuredHosts } from '#domain/wire/hosts.ts'
import { holdLockForLife } from '#domain/browser/locks.ts'

type Worker = Awaited<ReturnType<typeof createWorker>>

export type { Commands } from './commands.ts'

/** Development only: in production every host is derived from the page's host. */
const CONFIGURED: ConfiguredHosts = import.meta.env.DEV ? configuredHosts(import.meta.env) : {}

const LOCK_MS = 5_000
const START_MS = 30_000
/** ms. A call of the operator may take up to 30 s. */
const COMMAND_LATE_MS = 45_000

let connected: (worker: Worker) => void
const worker = new Promise<Worker>((resolve) => {
  connected = resolve
})

let setBridge: (host: RemotePageBridge) => void
const pageBridge = new Promise<RemotePageBridge>((resolve) => {
  setBridge = resolve
})
let opening: Promise<WorkerBase>

/**
 * Runs a command; waits until the page has connected. If the database is in memory only, returns after the page's copy
 * of it has the changes.
 */
async function run(path: readonly string[], argument: unknown): Promise<unknown> {
  const { run: runHere, copied } = await worker
  const answer = await logWhenLate(path.join('.'), runHere(path, argument), COMMAND_LATE_MS)
  await copied()
  return answer
}

/**
 * Returns the name of the Web Lock that this worker holds while it lives, or null if the browser has no locks. Apart from
 * `connect`, so that the page notices a death during the start too.
 */
async function live(): Promise<string | null> {
  const lock = `worker:${crypto.randomUUID()}`
  const hasLock = await withTimeout('lock of this worker', holdLockForLife(lock), LOCK_MS).catch(() => false)
  return hasLock ? lock : null
}

/**
 * Connects the page: takes its page bridge and what only the page knows. Throws when the worker cannot start in 30 s,
 * because the database is blocked, for instance: the page then starts another one.
 */
async function connect(host: PageBridgePort, facts: PageFacts): Promise<void> {
  // Comlink passes a proxied object as its remote.
  const remote = host as unknown as RemotePageBridge
  setBridge(remote)
  const starting = createWorker(remote, facts, CONFIGURED, opening)
  connected(await withTimeout('start of the worker', starting, START_MS))
}

const surface = { live, connect, run }
export type Surface = typeof surface

/**
 * Starts the worker; nothing does so by being imported, as pages load some of this file's chunk. In: the messages that
 * came while it was loaded, oldest first.
 */
export function start(early: readonly MessageEvent[]): void {
  // Begins before the page connects; the loader names the worker by the page's language, and by the build if the service
  // worker may have its files.
  opening = openBase(pageBridge).then((base) => {
    const locale = supportedLocale(self.name)
    return locale && navigator.onLine ? { ...base, send: requestLobby(base, locale, CONFIGURED) } : base
  })
  // An error that no code caught is logged and reported like every other bug.
  addEventListener('error', ({ error }) => void toAppError(error))
  addEventListener('unhandledrejection', ({ reason }) => void toAppError(reason))
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === LEAVE) leaveDatabase()
  })
  expose(surface)
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
}
