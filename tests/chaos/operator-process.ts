import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ControlClient, createControlClient } from '../operator/control-client.ts'

const CHILD = fileURLToPath(new URL('operator-child.ts', import.meta.url))

export type OperatorProcess = {
  readonly port: number
  readonly control: ControlClient
  readonly isRunning: boolean
  /** Ends the process by SIGKILL, at whatever it is doing. */
  kill(): Promise<void>
  /** Starts it again on its ports and its data, unless it runs; it serves the newest build. */
  start(): Promise<void>
  /** Serves another build, now and after a restart. */
  serve(site: string): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

/** Starts an operator on free ports with an empty database on the disk. */
export async function startOperatorProcess(initialSite: string): Promise<OperatorProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-operator-'))
  const database = join(folder, 'operator.db')
  let site = initialSite
  let ports = { port: 0, controlPort: 0 }
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    if (child) return
    const { port, controlPort } = ports
    const started = fork(CHILD, [String(port), String(controlPort), database, site], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    const ended = once(started, 'exit').then(() => {
      throw new Error('the operator ended while it started')
    })
    ended.catch(() => undefined)
    const [message] = await Promise.race([once(started, 'message'), ended])
    ports = message
  }

  async function kill(): Promise<void> {
    const running = child
    child = null
    if (!running) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  await start()
  const control = createControlClient(ports.controlPort)
  return {
    port: ports.port,
    control,
    get isRunning() {
      return child !== null
    },
    kill,
    start,
    async serve(next) {
      site = next
      if (child) await control.serveSite(next)
    },
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
