import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { dictionaryOf } from '../lang/vite-plugin.ts'

const WORKER_ENTRY = fileURLToPath(new URL('index.ts', import.meta.url))
const WORKER_FOLDER = fileURLToPath(new URL('.', import.meta.url))
const WORKER_CHUNKS = 'assets/worker-'

/** The worker's module in development, as Vite itself would address it. */
export const DEV_WORKER_URL = '/worker/index.ts?worker_file&type=module'

/** Emits the worker as one more entry of the page's build, so that both share their packages' chunks. */
export function workerChunk(): Plugin {
  return {
    name: 'tulpar:worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER_ENTRY, name: 'worker' })
    },
  }
}

/** True for the chunk that starts the worker. */
export function isWorkerEntry(moduleId: string | null | undefined): boolean {
  return moduleId === WORKER_ENTRY
}

type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo(id: string): Imports | null }

/**
 * Puts what the first visit runs into as few files as can be: one that page and worker share, one for the page, one for the worker.
 * Many small ones would each cost a request and compress worse. What only later parts use is left to the bundler.
 */
export function startGroups(pageEntry: string) {
  let reached: { page: Set<string>; worker: Set<string>; workerLater: Set<string> } | null = null
  const reach = (modules: Modules) =>
    (reached ??= {
      page: staticImports(pageEntry, modules),
      worker: staticImports(WORKER_ENTRY, modules),
      workerLater: allImports(WORKER_ENTRY, modules),
    })

  return [
    // First, or the page's group would take along what it shares: a worker that asks for that, even later, would run the page.
    {
      priority: 2,
      debugName: 'shared',
      name: (id: string, modules: Modules) =>
        reach(modules).page.has(id) && reach(modules).workerLater.has(id) ? 'shared' : null,
    },
    {
      priority: 1,
      debugName: 'page',
      name: (id: string, modules: Modules) => (reach(modules).page.has(id) && id !== pageEntry ? 'page' : null),
    },
    {
      priority: 1,
      debugName: 'worker',
      name: (id: string, modules: Modules) => (reach(modules).worker.has(id) && id !== WORKER_ENTRY ? 'worker' : null),
    },
  ]
}

/** A module and all that is loaded with it, without what it asks for later. */
function staticImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => modules.getModuleInfo(id)?.importedIds ?? [])
}

/** A module, all that is loaded with it, and all that those ask for later. */
function allImports(entry: string, modules: Modules): Set<string> {
  return reachable(entry, (id) => {
    const info = modules.getModuleInfo(id)
    return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
  })
}

function reachable(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...importsOf(id))
  }
  return seen
}

const GROUPS: Record<string, string> = { page: 'page', worker: 'worker-start', shared: 'both' }

/** Names a chunk for what it holds; the worker's are told apart by their name. */
export function chunkFileName(chunk: { name?: string; facadeModuleId?: string | null }): string {
  const dictionary = dictionaryOf(chunk.facadeModuleId)
  if (dictionary) return `assets/lang-${dictionary}-[hash].js`
  if (isWorkerEntry(chunk.facadeModuleId)) return `${WORKER_CHUNKS}index-[hash].js`
  if (!chunk.facadeModuleId) return `assets/${GROUPS[chunk.name ?? ''] ?? 'shared'}-[hash].js`
  return chunk.facadeModuleId.startsWith(WORKER_FOLDER)
    ? `${WORKER_CHUNKS}${basename(dirname(chunk.facadeModuleId))}-[hash].js`
    : 'assets/[name]-[hash].js'
}

/** What an `import()` has to have before it: its own chunk and those below, but not what its host started with. */
export function filesOfPart(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  const started = hostId.startsWith(WORKER_CHUNKS) ? ['worker', 'shared'] : ['page', 'shared']
  const isStarted = (each: string) => started.some((group) => each.startsWith(`assets/${GROUPS[group]}-`))
  return [...new Set([file, ...dependencies])].filter((each) => !isStarted(each))
}
