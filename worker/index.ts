import { expose } from 'comlink'
import { createWorker } from './create-worker.ts'
import type { PageBridgePort, PageFacts, RemotePageBridge } from './core/page-bridge.ts'
import { leaveDatabase } from './db/leave.ts'
import { LEAVE } from './domain/protocol/leave-message.ts'
import { type ConfiguredHosts, configuredHosts } from './domain/protocol/hosts.ts'
import { holdLockForLife } from './domain/protocol/locks.ts'

type Worker = Awaited<ReturnType<typeof createWorker>>

export type { Commands } from './commands.ts'

/** Development only: in production every host is derived from the page's host. */
const CONFIGURED: ConfiguredHosts = import.meta.env.DEV ? configuredHosts(import.meta.env) : {}

let connected: (worker: Worker) => void
const worker = new Promise<Worker>((resolve) => {
  connected = resolve
})

/**
 * Runs a command; waits until the page has connected. If the database is in memory only, returns after the page's copy
 * of it has the changes.
 */
async function run(path: readonly string[], argument: unknown): Promise<unknown> {
  const { run: runHere, copied } = await worker
  const answer = await runHere(path, argument)
  await copied()
  return answer
}

/**
 * Connects the page: takes its page bridge and what only the page knows. Returns the name of the Web Lock that this
 * worker holds while it lives, or null if the browser has no locks.
 */
async function connect(host: PageBridgePort, facts: PageFacts): Promise<string | null> {
  const lock = `worker:${crypto.randomUUID()}`
  const isHeld = await holdLockForLife(lock)
  // Comlink passes a proxied object as its remote.
  connected(await createWorker(host as unknown as RemotePageBridge, facts, CONFIGURED))
  return isHeld ? lock : null
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === LEAVE) leaveDatabase()
})

const surface = { connect, run }
export type Surface = typeof surface
expose(surface)
