import { type Remote, proxy, wrap } from 'comlink'
import type { Surface } from '../../worker/index.ts'
import type { PageBridge, PageFacts } from '../../worker/core/page-bridge.ts'
import type { Result } from '../../worker/core/result.ts'
import { onLockFreed } from '../../worker/domain/protocol/locks.ts'
import { getReadingCommand } from '../../worker/domain/protocol/reading-commands.ts'

/**
 * The page's only way to its worker. Comlink has no reject path, so a worker that dies would leave its calls pending:
 * the door holds every open call, learns of the death, answers them with an error and starts another worker.
 */
export type ConnectionState = 'open' | 'restarting'

type OpenCall = { settle: (answer: Result<unknown>) => void; send: (to: Remote<Surface>) => void; canRepeat: boolean }
type Connect = { host: PageBridge; facts: () => PageFacts }

const WORKER_GONE: Result<never> = { ok: false, error: { code: 'internal', reason: 'worker.gone', retry: true } }
const RESTART_PAUSE_MS = 500
const RESTART_PAUSE_MOST_MS = 30_000
/** A call waits for the next worker no longer than this. */
const HOLD_MS = 5_000

/** null while the page is kept for Back. */
let worker: Worker | null = null
/** null while there is no worker to call. */
let remote: Remote<Surface> | null = null
let connect: Connect | null = null
let state: ConnectionState = 'open'
let restarts = 0
let restartTimer: ReturnType<typeof setTimeout> | undefined
/** Ends with the watch over the current worker. */
let watching = new AbortController()
const openCalls = new Set<OpenCall>()
const held = new Set<(to: Remote<Surface>) => void>()
const listeners = new Set<() => void>()

function setState(next: ConnectionState): void {
  state = next
  for (const listener of listeners) listener()
}

export function connectionState(): ConnectionState {
  return state
}

export function onConnectionState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the worker that the inline loader started and hands it the host port. Call once, at boot. */
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
  // Once it runs, an error event is an exception that it survived; before, it means that it never will.
  next.addEventListener('error', () => (connected ? undefined : lost(next)))
  if (connect) {
    to.connect(proxy(connect.host), connect.facts()).then(
      (lock) => {
        connected = true
        if (worker !== next) return
        restarts = 0
        setState('open')
        watch(next, lock)
      },
      // It could not begin: a full disk, a database that would not open.
      () => lost(next),
    )
  }
  for (const send of held) send(to)
  held.clear()
}

/** The worker holds a lock for as long as it lives. Without locks nothing tells when it dies. */
function watch(watched: Worker, lock: string | null): void {
  if (lock !== null) onLockFreed(lock, () => lost(watched), watching.signal)
}

/**
 * Ends the worker of a page that the browser keeps for Back: frozen, it would go on holding its Web Locks and its
 * database transactions, and the next page would wait for them. Commands that are open wait for `resumeWorker`.
 */
export function pauseWorker(): void {
  clearTimeout(restartTimer)
  watching.abort()
  worker?.terminate()
  worker = null
  remote = null
}

/**
 * Starts another worker for a page that has come back. Commands that only read are sent to it again; the others answer
 * `internal`, as when a worker dies: what they did is not known, and the journal finds out about money.
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
  setState('restarting')
  for (const { settle } of openCalls) settle(WORKER_GONE)
  openCalls.clear()
  const pause = Math.min(RESTART_PAUSE_MS * 2 ** restarts, RESTART_PAUSE_MOST_MS)
  restarts += 1
  restartTimer = setTimeout(() => attach(window.__boot.startWorker()), pause)
}

/**
 * Calls a command by its path; always answers, with an error of code `internal` when the worker dies meanwhile, or none
 * has come in time.
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
        // The path comes from the typed command proxy, and every command answers a Result.
        (answer) => settle(answer as Result<unknown>),
        () => settle({ ok: false, error: { code: 'internal', reason: path.join('.'), retry: false } }),
      )
    }
    const open: OpenCall = { settle, send, canRepeat: getReadingCommand(path) !== undefined }
    if (remote) return send(remote)
    held.add(send)
    setTimeout(() => held.delete(send) && settle(WORKER_GONE), HOLD_MS)
  })
}
