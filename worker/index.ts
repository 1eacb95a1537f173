import { expose } from 'comlink'
import { createWorker } from './create-worker.ts'
import type { PageBridgePort, PageFacts, RemotePageBridge } from './core/page-bridge.ts'
import { type ConfiguredHosts, configuredHosts } from './domain/protocol/hosts.ts'
import { holdLockForLife } from './domain/protocol/locks.ts'

type Worker = Awaited<ReturnType<typeof createWorker>>

export type { Commands } from './create-worker.ts'

/** Development only (decisions "Hosts"): in production every host is derived from the page's. */
const CONFIGURED: ConfiguredHosts = import.meta.env.DEV ? configuredHosts(import.meta.env) : {}

let connected: (worker: Worker) => void
const worker = new Promise<Worker>((resolve) => {
  connected = resolve
})

/** A command of the surface; those that arrive before the page has connected wait for it. */
async function run(path: readonly string[], argument: unknown): Promise<unknown> {
  const { run: runHere, copied } = await worker
  const answer = await runHere(path, argument)
  await copied()
  return answer
}

/**
 * Takes the host port and what only the page knows; gives the name of the lock that is held while this worker lives, or
 * null where the browser refuses locks.
 */
async function connect(host: PageBridgePort, facts: PageFacts): Promise<string | null> {
  const lock = `worker:${crypto.randomUUID()}`
  const isHeld = await holdLockForLife(lock)
  // Comlink hands a proxied object over as its remote.
  connected(await createWorker(host as unknown as RemotePageBridge, facts, CONFIGURED))
  return isHeld ? lock : null
}

const surface = { connect, run }
export type Surface = typeof surface
expose(surface)
