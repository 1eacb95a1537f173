import { type Remote, proxy, wrap } from 'comlink'
import type { Surface } from '../../worker/index.ts'
import type { Host, PageFacts } from '../../worker/host.ts'
import type { Result } from '../../worker/result.ts'

/**
 * The page's only way to its worker. Comlink has no reject path, so a worker that dies would leave its calls pending:
 * the door holds every open call, learns of the death, answers them with an error and starts another worker.
 */
export type DoorState = 'open' | 'restarting'

type OpenCall = (answer: Result<never>) => void
type Connect = { host: Host; facts: () => PageFacts }

const WORKER_GONE: Result<never> = { ok: false, error: { code: 'internal', reason: 'worker.gone', retry: true } }
const RESTART_PAUSE_MS = 500
const RESTART_PAUSE_MOST_MS = 30_000

let worker: Worker
let remote: Remote<Surface>
let connect: Connect | null = null
let state: DoorState = 'open'
let restarts = 0
const openCalls = new Set<OpenCall>()
const listeners = new Set<() => void>()

function setState(next: DoorState): void {
  state = next
  for (const listener of listeners) listener()
}

export function doorState(): DoorState {
  return state
}

export function onDoorState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the worker that the inline loader started and hands it the host port. Call once, at boot. */
export function openDoor(host: Host, facts: () => PageFacts): void {
  connect = { host, facts }
  attach(window.__boot.worker)
  if (window.__boot.workerFailed) lost(worker)
}

function attach(next: Worker): void {
  worker = next
  remote = wrap<Surface>(next)
  let connected = false
  // Once it runs, an error event is an exception that it survived; before, it means that it never will.
  next.addEventListener('error', () => (connected ? undefined : lost(next)))
  if (!connect) return
  void remote.connect(proxy(connect.host), connect.facts()).then((lock) => {
    connected = true
    restarts = 0
    if (worker === next && state !== 'open') setState('open')
    watch(next, lock)
  })
}

/** The worker holds a lock for as long as it lives; being granted it means that the worker is gone. */
function watch(watched: Worker, lock: string): void {
  void navigator.locks.request(lock, () => lost(watched))
}

function lost(gone: Worker): void {
  if (worker !== gone) return
  gone.terminate()
  setState('restarting')
  for (const answer of openCalls) answer(WORKER_GONE)
  openCalls.clear()
  const pause = Math.min(RESTART_PAUSE_MS * 2 ** restarts, RESTART_PAUSE_MOST_MS)
  restarts += 1
  setTimeout(() => attach(window.__boot.startWorker()), pause)
}

/** Calls a command by its path; always answers, with an error of code `internal` when the worker dies meanwhile. */
export function call(path: readonly string[], argument: unknown): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const settle = (answer: Result<unknown>): void => {
      openCalls.delete(settle)
      resolve(answer)
    }
    openCalls.add(settle)
    remote.run(path, argument).then(
      // The path comes from the typed command proxy, and every command answers a Result.
      (answer) => settle(answer as Result<unknown>),
      () => settle({ ok: false, error: { code: 'internal', reason: path.join('.'), retry: false } }),
    )
  })
}
