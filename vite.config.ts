import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
// First: what stands in .env is read by those below.
import './worker/load-env-vite-plugin.ts'
import { messages } from './lang/vite-plugin.ts'

import { brandFilesOver } from './src/shell/brand-files-vite-plugin.ts'
import { brotli } from './src/shell/brotli-vite-plugin.ts'
import { START_GROUPS, chunkGroups } from './src/shell/chunk-groups.ts'
import { compileAhead } from './src/shell/compile-ahead-vite-plugin.ts'
import { frames } from './src/shell/frame-pages-vite-plugin.ts'
import { LICENSE_DATA, licenses } from './src/shell/licenses-vite-plugin.ts'
import { manifests } from './src/shell/manifest-vite-plugin.ts'
import { serving } from './src/shell/serving-vite-plugin.ts'
import { partImports } from './src/shell/part-imports-vite-plugin.ts'
import { STYLES } from './src/shell/styles.ts'
import { shell } from './src/shell/vite-plugin.ts'
import { serviceWorker } from './sw/vite-plugin.ts'
import { configured } from './worker/configuration-vite-plugin.ts'
import { STARTED, WORKER_ENTRY, chunkFileName, workerChunk } from './worker/vite-plugin.ts'

const PAGE_ENTRY = fileURLToPath(new URL('src/main.tsx', import.meta.url))
const underTest = process.env['VITEST'] !== undefined
/**
 * The oldest browsers that run the code as it is written: `URL.canParse` came last to Chrome, `AbortSignal.any` to the
 * others. The syntax of the build is no newer than theirs. README names the same ones.
 */
const OLDEST_BROWSERS = ['chrome120', 'edge120', 'firefox124', 'safari17.4']
/** Where `npm test` wants the counts. */
const report = process.env['VITEST_JSON_OUTPUT_FILE']

export default defineConfig({
  plugins: underTest
    ? [react(), messages()]
    : [
        react(),
        configured(),
        brandFilesOver(),
        messages(),
        workerChunk(),
        partImports(STARTED),
        shell(),
        frames(),
        manifests(),
        serviceWorker(),
        licenses(),
        compileAhead(START_GROUPS),
        brotli(),
        serving(),
      ],
  resolve: {
    // Tests resolve packages as Node does, so that one copy of each is loaded there too.
    alias: underTest
      ? []
      : [
          { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
          // The router brings it for a React that had none.
          { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
          // The one that lang/vite-plugin.ts parses with; each package that asks for it brings a copy of its own.
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
          },
        ],
  },
  // Tests have pages of their own, which are not this one's to get ready.
  optimizeDeps: { entries: ['src/main.tsx', 'src/shell/loader.ts', 'worker/index.ts'] },
  css: { ...STYLES, modules: { generateScopedName: scopedName } },
  build: {
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    license: { fileName: LICENSE_DATA.page },
    rolldownOptions: {
      // Where the build's time goes is no warning.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: { groups: chunkGroups({ page: PAGE_ENTRY, worker: WORKER_ENTRY }) },
      },
    },
  },
  test: {
    // Most of what they do is wait for a network: more of them than the machine has cores.
    maxWorkers: 3,
    ...(report ? { reporters: ['default', 'json'], outputFile: { json: report } } : {}),
    projects: [
      project('unit', []),
      project('worker', ['tests/worker/support/setup.ts']),
      project('sw', ['fake-indexeddb/auto']),
    ],
  },
})

/** Without the line that a class stands in, which Vite would add: the start spells many of them. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

function project(name: string, setupFiles: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node',
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      setupFiles,
      // What waits for a condition is never short of time on a slow machine.
      testTimeout: 120_000,
    },
  }
}
