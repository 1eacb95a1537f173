import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { WORKER_ENTRY } from './worker-vite-plugin.ts'

const IMPORT_PART = fileURLToPath(new URL('../shell/import-part.ts', import.meta.url))
/** Vite's own helper. */
const HELPER = '\0vite/preload-helper.js'
/** The first file of the worker has one import, which must not bring the code of the helper with it. */
const PLAIN = '\0tulpar/plain-import.js'

/**
 * `host`: how the name of the importing file begins; `has`: how the names of files begin that it has loaded at start.
 */
type Started = readonly { host: string; has: readonly string[] }[]

/**
 * Lets lazy chunks load through import-part.ts, which gets a list of all files of each: the chunk and its dependencies,
 * without those that the importer loaded at start. The first matching importer wins.
 */
export function partImports(started: Started): Plugin {
  const hasFrom = (hostId: string) => started.find(({ host }) => hostId.startsWith(host))?.has ?? []
  const resolveDependencies = (file: string, below: string[], { hostId }: { hostId: string }) =>
    [file, ...below].filter((each, at, all) => all.indexOf(each) === at && !startsWithAny(each, hasFrom(hostId)))
  return {
    name: 'tulpar:part-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    resolveId(source, importer) {
      if (source !== HELPER) return null
      return importer === WORKER_ENTRY ? PLAIN : IMPORT_PART
    },
    load: (id) => (id === PLAIN ? 'export const __vitePreload = (load) => load()' : null),
    // The list is part of the hash, as Vite writes it into a chunk after naming it.
    augmentChunkHash: () => JSON.stringify(started),
  }
}

function startsWithAny(file: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => file.startsWith(beginning))
}
