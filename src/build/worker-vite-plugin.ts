import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { getDictionary } from './messages-vite-plugin.ts'

/** The module that the worker starts with. */
export const WORKER_ENTRY = fileURLToPath(new URL('../../worker/index.ts', import.meta.url))
const WORKER_FOLDER = fileURLToPath(new URL('../../worker/', import.meta.url))
const PAGE_FOLDER = fileURLToPath(new URL('../', import.meta.url))
/** By which both get their parts. */
const IMPORT_PART = `${PAGE_FOLDER}shell/import-part.ts`
const WORKER_CHUNKS = 'assets/worker-'

/** The worker's module in development, as Vite itself would address it. */
export const DEV_WORKER_URL = '/worker/index.ts?worker_file&type=module'

/** Emits the worker as one more entry of the page's build, so that both share their packages' chunks; nothing of the page's may be in those. */
export function workerChunk(): Plugin {
  return {
    name: 'tulpar:worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER_ENTRY, name: 'worker' })
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && isWorkerEntry(file.facadeModuleId))
      const reached = new Set(entry ? [entry.fileName] : [])
      // A set that grows while it is walked through is walked to its new end.
      for (const name of reached) {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') continue
        const foreign = chunk.moduleIds.find((id) => id.startsWith(PAGE_FOLDER) && id !== IMPORT_PART)
        if (foreign) this.error(`the worker would load the page's ${foreign} with ${name}`)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next)
      }
    },
  }
}

/** True for the chunk that starts the worker. */
export function isWorkerEntry(moduleId: string | null | undefined): boolean {
  return moduleId === WORKER_ENTRY
}

/** The groups of src/build/chunk-groups.ts, and what the bundler adds of its own, as their files are called. */
const GROUPS: Record<string, string> = {
  page: 'page',
  worker: 'worker-start',
  shared: 'both',
  memory: 'memory',
  table: 'table',
  rounds: 'rounds',
  draws: 'draws',
  rules: 'rules',
  form: 'form',
  parts: 'parts',
  'rolldown-runtime': 'runtime',
}

const filesOf = (...groups: string[]) => groups.map((group) => `assets/${GROUPS[group]}-`)

/** What worker and page have from their start, and ask for with no part. */
export const STARTED = [
  { host: WORKER_CHUNKS, has: filesOf('worker', 'shared') },
  { host: '', has: filesOf('page', 'shared', 'rolldown-runtime') },
]

/** Names a chunk for what it holds; the worker's are told apart by their name. */
export function chunkFileName(chunk: { name?: string; facadeModuleId?: string | null }): string {
  const dictionary = getDictionary(chunk.facadeModuleId)
  if (dictionary) return `assets/lang-${dictionary}-[hash].js`
  if (isWorkerEntry(chunk.facadeModuleId)) return `${WORKER_CHUNKS}index-[hash].js`
  if (!chunk.facadeModuleId) return `assets/${GROUPS[chunk.name ?? ''] ?? 'shared'}-[hash].js`
  return chunk.facadeModuleId.startsWith(WORKER_FOLDER)
    ? `${WORKER_CHUNKS}${basename(dirname(chunk.facadeModuleId))}-[hash].js`
    : `assets/[name]-[hash].js`
}
