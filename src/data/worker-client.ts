import { type Remote, proxy, wrap } from 'comlink'
import type { Surface } from '#worker/index.ts'
import type { PageBridge, PageFacts } from '#worker/core/page-bridge.ts'
import type { Result } from '#domain/calls/result.ts'
import { LEAVE } from '#domain/browser/leave-message.ts'
import { onLockFreed } from '#domain/browser/locks.ts'
import { createStore } from '../browser/create-store.ts'
import { isWebKit } from '../browser/engine.ts'
import { getReadingCommand } from '#domain/calls/reading-commands.ts'

/**
 * The page's only connection to its worker. Comlink has no reject path, so the calls of a dead worker would stay
 * pending: the worker client records every open call, detects the death, resolves the calls with an error and starts
 * another worker.
 */
export type ConnectionState = 'open' | 'restarting'

type OpenCall = { settle: (answer: Result<unknown>) => void; send: (to: Remote<Surface>) => void; canRepeat: boolean }
type Connect = { host: PageBridge; facts: () => PageFacts }

const WORKER_GONE: Result<never> = { ok: false, error: { code: 'internal', reason: 'worker.gone', retry: true } }
const RESTART_PAUSE_MS = 500
const RESTART_PAUSE_MOST_MS = 30_000
/** A worker that says nothing for so long, ms, died while it was loaded; doubled with each restart. */
const SILENT_MS = 20_000
/** A call waits so long (ms) for the next worker. */
const HOLD_MS = 5_000

/** How long, ms, a page that is left blocks its thread for its worker to abort its transactions, in WebKit. */
const LEAVE_MS = 200

/** null while the page is in the back/forward cache. */
let worker: Worker | null = null
/** null while there is no worker to call. */
let remote: Remote<Surface> | null = null
let connect: Connect | null = null
const state = createStore<ConnectionState>('open')
/** The listeners are also called when a worker has connected, although the state stays `open`. */
export const { get: connectionState, subscribe: onConnectionState } = state
let restarts = 0
let restartTimer: ReturnType<typeof setTimeout> | undefined
/** Aborts the lock request that watches the current worker. */
let watching = new AbortController()
const openCalls = new Set<OpenCall>()
const pendingSends = new Set<(to: Remote<Surface>) => void>()

/** Takes over the worker that the inline loader started and passes it the page bridge. Call once, at boot. */
export function connectWorker(host: PageBridge, facts: () => PageFacts): void {
  connect = { host, facts }
  attach(window.__boot.worker)
  if (window.__boot.workerFailed) lost(window.__boot.worker)
}

function attach(next: Worker): void {
  worker = next
  const to = wrap<Surface>(next)
  remote = to
  let connected = false
  // Once connected, an error event is an uncaught exception that the worker survived; before, the worker failed to
  // load.
  next.addEventListener('error', () => (connected ? undefined : lost(next)))
  if (connect) {
    const silent = setTimeout(() => lost(next), SILENT_MS * 2 ** restarts)
    void to.live().then((lock) => {
      clearTimeout(silent)
      if (worker === next) watch(next, lock)
    })
    to.connect(proxy(connect.host), connect.facts()).then(
      () => {
        connected = true
        performance.mark('worker')
        window.__boot.hasConnected = true
        if (worker !== next) return
        restarts = 0
        state.set('open')
      },
      // The worker could not start: a full disk, or a database that did not open.
      () => lost(next),
    )
  }
  for (const send of pendingSends) send(to)
  pendingSends.clear()
}

/** The worker holds a Web Lock as long as it lives. Without Web Locks its death cannot be detected. */
function watch(watched: Worker, lock: string | null): void {
  if (lock !== null) onLockFreed(lock, () => lost(watched), watching.signal)
}

/**
 * Terminates the worker of a page that enters the back/forward cache: a frozen worker would keep its Web Locks and
 * database transactions, and the next page would wait for them. Open commands wait for `resumeWorker`. WebKitGTK 2.50
 * leaves the transactions of a terminated worker open, so there the worker gets a moment to abort them itself.
 */
export function pauseWorker(): void {
  clearTimeout(restartTimer)
  watching.abort()
  if (isWebKit()) {
    worker?.postMessage(LEAVE)
    // A frozen page runs no more tasks, so this is the only way to wait for the worker's thread.
    for (const end = performance.now() + LEAVE_MS; performance.now() < end;);
  }
  worker?.terminate()
  worker = null
  remote = null
}

/**
 * Starts another worker for a page that leaves the back/forward cache. Commands that only read are sent again; the
 * others resolve to `internal`, as when a worker dies: their effect is unknown, and the journal settles money.
 */
export function resumeWorker(): void {
  watching = new AbortController()
  const open = [...openCalls]
  openCalls.clear()
  attach(window.__boot.startWorker())
  for (const { settle, send, canRepeat } of open) {
    if (canRepeat && remote) send(remote)
    else settle(WORKER_GONE)
  }
}

function lost(gone: Worker): void {
  if (worker !== gone) return
  gone.terminate()
  remote = null
  state.set('restarting')
  for (const { settle } of openCalls) settle(WORKER_GONE)
  openCalls.clear()
  const pause = Math.min(RESTART_PAUSE_MS * 2 ** restarts, RESTART_PAUSE_MOST_MS)
  restarts += 1
  restartTimer = setTimeout(() => attach(window.__boot.startWorker()), pause)
}

/**
 * Calls a command by its path. Always resolves; with an error of code `internal` when the worker dies meanwhile or none
 * is available within `HOLD_MS`.
 */
export function call(path: readonly string[], argument: unknown): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const settle = (answer: Result<unknown>): void => {
      openCalls.delete(open)
      resolve(answer)
    }
    const send = (to: Remote<Surface>): void => {
      openCalls.add(open)
      to.run(path, argument).then(
        // Safe: the path comes from the typed command proxy, and every command resolves to a Result.
        (answer) => settle(answer as Result<unknown>),
        () => settle({ ok: false, error: { code: 'internal', reason: path.join('.'), retry: false } }),
      )
    }
    const open: OpenCall = { settle, send, canRepeat: getReadingCommand(path) !== undefined }
    if (remote) return send(remote)
    pendingSends.add(send)
    setTimeout(() => pendingSends.delete(send) && settle(WORKER_GONE), HOLD_MS)
  })
}
