import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT_PART = fileURLToPath(new URL('../shell/import-part.ts', import.meta.url))

/** Beginnings of files: what the host of an `import()` is called, and what it started with. */
type Started = readonly { host: string; has: readonly string[] }[]

/**
 * Has parts come by import-part.ts, which is told all files of each: its own, and those below but for what its host
 * started with. Of hosts that fit, the first counts.
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
    resolveId: (source) => (source === '\0vite/preload-helper.js' ? IMPORT_PART : null),
    // Vite writes the files into a chunk that has its name already.
    augmentChunkHash: () => JSON.stringify(started),
  }
}

function startsWithAny(file: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => file.startsWith(beginning))
}
