import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { getChunks } from './chunk-graph.ts'
import { getDictionary } from './messages-vite-plugin.ts'
import { getPageText } from './page-texts-vite-plugin.ts'

/** The module that the page starts, and the one that it imports: all of the worker. */
export const WORKER_ENTRY = fileURLToPath(new URL('../../worker/entry.ts', import.meta.url))
export const WORKER_INDEX = fileURLToPath(new URL('../../worker/index.ts', import.meta.url))
const WORKER_FOLDER = fileURLToPath(new URL('../../worker/', import.meta.url))
const PAGE_FOLDER = fileURLToPath(new URL('../', import.meta.url))
/** Page and worker both load their lazy chunks with it. */
const IMPORT_PART = `${PAGE_FOLDER}shell/import-part.ts`
const WORKER_CHUNKS = 'assets/worker-'

/** The worker's module in development, at the address that Vite would give it. */
export const DEV_WORKER_URL = '/worker/entry.ts?worker_file&type=module'

/**
 * Emits the worker as another entry of the page's build, so that both share the chunks of packages. Fails the build
 * when the worker would load code of the page.
 */
export function workerChunk(): Plugin {
  return {
    name: 'tulpar:worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER_ENTRY, name: 'worker' })
    },
    generateBundle(_, bundle) {
      const chunks = getChunks(bundle)
      const entry = chunks.find((chunk) => isWorkerEntry(chunk.facadeModuleId))
      const index = chunks.find((chunk) => chunk.facadeModuleId === WORKER_INDEX)
      if (!entry || !index) return this.error('the build has no worker')
      importDirectly(entry, index)
      delete bundle[index.fileName]
      const reached = new Set([entry.fileName])
      // Iterating over a set includes elements that are added meanwhile.
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

/**
 * The bundler puts worker/index.ts into the chunk of its group, and beside it a chunk that only exports it from there:
 * another request before the worker starts. The entry imports the group's chunk instead.
 */
function importDirectly(entry: Rolldown.OutputChunk, index: Rolldown.OutputChunk): void {
  const [, name, file] = /^export\{(\w+) as start\}from"\.\/([\w.-]+)";?\s*$/.exec(index.code) ?? []
  const imported = new RegExp(String.raw`\{start:(\w+)\}=await import\(.\./${basename(index.fileName)}.\)`)
  if (name === undefined || file === undefined || !imported.test(entry.code))
    throw new Error('the entry of the worker, or what it imports, has another form')
  entry.code = entry.code.replace(imported, (_, local: string) => `{${name}:${local}}=await import("./${file}")`)
  entry.dynamicImports = index.imports.filter((each) => basename(each) === file)
}

/** True for the chunk that starts the worker. */
export function isWorkerEntry(moduleId: string | null | undefined): boolean {
  return moduleId === WORKER_ENTRY
}

/** File names of the groups in src/build/chunk-groups.ts and of the bundler's own chunk. */
const GROUPS: Record<string, string> = {
  page: 'page',
  worker: 'worker-start',
  'worker-parts': 'worker-parts',
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

const toFiles = (...groups: string[]) => groups.map((group) => `assets/${GROUPS[group]}-`)

/** What worker and page load at start, and need not load with a lazy chunk. */
export const STARTED = [
  { host: `${WORKER_CHUNKS}index-`, has: ['assets/'] },
  { host: WORKER_CHUNKS, has: toFiles('worker', 'shared') },
  { host: '', has: toFiles('page', 'shared', 'rolldown-runtime') },
]

/**
 * Names a chunk by its content. Hashes have 7 characters, the fewest that the bundler takes for so many chunks: the start
 * lists the names of nearly all. File names of the worker's chunks begin with `assets/worker-`. */
export function chunkFileName(chunk: { name?: string; facadeModuleId?: string | null }): string {
  const dictionary = getDictionary(chunk.facadeModuleId)
  if (dictionary) return `assets/lang-${dictionary}-[hash:7].js`
  const pageText = getPageText(chunk.facadeModuleId)
  if (pageText) return `assets/text-${pageText}-[hash:7].js`
  if (isWorkerEntry(chunk.facadeModuleId)) return `${WORKER_CHUNKS}index-[hash:7].js`
  if (!chunk.facadeModuleId) return `assets/${GROUPS[chunk.name ?? ''] ?? 'shared'}-[hash:7].js`
  return chunk.facadeModuleId.startsWith(WORKER_FOLDER)
    ? `${WORKER_CHUNKS}${basename(dirname(chunk.facadeModuleId))}-[hash:7].js`
    : `assets/[name]-[hash:7].js`
}
