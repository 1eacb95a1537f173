import { fileURLToPath } from 'node:url'
import { type Rolldown, build } from 'vite'

/** Scripts that observe a page and its worker in the browser, compiled to text. */
export type Probes = { page: string; worker: string }

export async function compileProbes(): Promise<Probes> {
  const [page, worker] = await Promise.all([
    compile(new URL('../in-page/probe.ts', import.meta.url)),
    compile(new URL('../in-page/worker-probe.ts', import.meta.url)),
  ])
  return { page, worker }
}

async function compile(source: URL): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { format: 'iife' },
      },
    },
  })
  // Safe: one input and no watcher give a single output.
  return (result as Rolldown.RolldownOutput).output[0].code
}
