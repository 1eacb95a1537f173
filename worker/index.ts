import { expose } from 'comlink'
import { createWorker, runCommand } from './create-worker.ts'
import type { HostPort, PageFacts, RemoteHost } from './host.ts'
import { type ConfiguredHosts, configuredHosts } from './rules/hosts.ts'

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
  const { domains, copied } = await worker
  const answer = await runCommand(domains, path, argument)
  await copied()
  return answer
}

/** Takes the host port and what only the page knows; gives the name of the lock that is held while this worker lives. */
async function connect(host: HostPort, facts: PageFacts): Promise<string> {
  const lock = `worker:${crypto.randomUUID()}`
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  // Comlink hands a proxied object over as its remote.
  connected(await createWorker(host as unknown as RemoteHost, facts, CONFIGURED))
  return lock
}

const surface = { connect, run }
export type Surface = typeof surface
expose(surface)
