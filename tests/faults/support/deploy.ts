import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { HeaderTable } from '#src/build/headers.ts'
import { allowing, loaderHash, servingFiles } from '#src/build/serving-vite-plugin.ts'
import { freePort, nginx, untilListening } from '../../servers/servers.ts'

/** A site on a real nginx, whose files and configuration are replaced one after the other, as in a deploy. */
export type Deploy = {
  address: string
  /** Replaces all files at once. */
  files(build: string): void
  /** Restarts nginx with the configuration that the build in this folder wrote, knowing the build before it. */
  configuration(build: string, before?: string): Promise<void>
  stop(): Promise<void>
}

/** Starts nginx in front of the operator, with the files and the configuration of this build. */
export async function startDeploy(build: string, operator: number): Promise<Deploy> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-deploy-'))
  const port = await freePort()
  mkdirSync(join(folder, 'dist.serving'))
  files(build)
  write(build)
  let child = nginx.start(folder, port, operator)
  await untilListening(child, port)

  function files(from: string): void {
    symlinkSync(resolve(from), join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'dist'))
  }

  async function end(): Promise<void> {
    const ended = new Promise((go) => child.once('exit', go))
    if (child.kill()) await ended
  }

  function write(from: string, before?: string): void {
    const table = getTable(from)
    const hashes = [from, ...(before === undefined ? [] : [before])].map((each) => loaderHash(getTable(each)))
    const serving = servingFiles(allowing(table, hashes), undefined)
    for (const [name, text] of Object.entries(serving)) writeFileSync(join(folder, 'dist.serving', name), text)
  }

  return {
    address: `http://localhost:${port}`,
    files,
    async configuration(from, before) {
      write(from, before)
      // Not a reload, after which processes with the old configuration go on for a while.
      await end()
      child = nginx.start(folder, port, operator)
      await untilListening(child, port)
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function getTable(build: string): HeaderTable {
  // Safe: the build wrote the file.
  return JSON.parse(readFileSync(join(build, 'headers.json'), 'utf8')) as HeaderTable
}
