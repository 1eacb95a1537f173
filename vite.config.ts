import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
// First, as the imports below read the variables of .env.
import './src/build/load-env.ts'
import { languages } from './src/build/languages-vite-plugin.ts'
import { messages } from './src/build/messages-vite-plugin.ts'
import { pageTexts } from './src/build/page-texts-vite-plugin.ts'

import { brandFontOver } from './src/build/brand-font-vite-plugin.ts'
import { brandFilesOver } from './src/build/brand-files-vite-plugin.ts'
import { START_GROUPS, chunkGroups } from './src/build/chunk-groups.ts'
import { compileAhead } from './src/build/compile-ahead-vite-plugin.ts'
import { frames } from './src/build/frame-pages-vite-plugin.ts'
import { LICENSE_DATA, licenses } from './src/build/licenses-vite-plugin.ts'
import { manifests } from './src/build/manifest-vite-plugin.ts'
import { serving } from './src/build/serving-vite-plugin.ts'
import { partImports } from './src/build/part-imports-vite-plugin.ts'
import { STYLES } from './src/build/styles.ts'
import { sourceMaps } from './src/build/source-maps-vite-plugin.ts'
import { shell } from './src/build/shell-vite-plugin.ts'
import { serviceWorker } from './src/build/service-worker-vite-plugin.ts'
import { compress } from './src/build/compress-vite-plugin.ts'
import { configured } from './src/build/configuration-vite-plugin.ts'
import { TEST_ARGUMENTS, findTestBrowser } from './tests/browser.mjs'
import { STARTED, WORKER_INDEX, chunkFileName, workerChunk } from './src/build/worker-vite-plugin.ts'

const PAGE_ENTRY = fileURLToPath(new URL('src/main.tsx', import.meta.url))
const underTest = process.env['VITEST'] !== undefined
/**
 * The oldest browsers that run the code as written: Chrome was last to get `URL.canParse`, the others
 * `AbortSignal.any`. The build's syntax is no newer. README names the same versions.
 */
const OLDEST_BROWSERS = ['chrome120', 'edge120', 'firefox124', 'safari17.4']
const WORKER_SETUP = ['tests/worker/support/setup.ts']
/**
 * Worker tests that need modules of their own: they replace a module, or the settings of a build that modules read when
 * they are loaded.
 */
const ALONE = [
  'analytics',
  'contract-examples',
  'error-reports',
  'feature-flags',
  'geo-code',
  'sso',
  'third-parties',
  'unleash-proxy',
].map((name) => `tests/worker/${name}.test.ts`)
/** File for the test counts of `npm test`. */
const report = process.env['VITEST_JSON_OUTPUT_FILE']

export default defineConfig({
  plugins: underTest
    ? [react(), languages(), messages(), pageTexts()]
    : [
        react(),
        configured(),
        brandFilesOver(),
        brandFontOver(),
        languages(),
        messages(),
        pageTexts(),
        workerChunk(),
        partImports(STARTED),
        // Before the plugins that list the files of the build.
        sourceMaps(),
        shell(),
        frames(),
        manifests(),
        serviceWorker(),
        licenses(),
        compileAhead(START_GROUPS),
        compress(),
        serving(),
      ],
  resolve: {
    // Tests resolve packages as Node does, so that one copy of each is loaded.
    alias: underTest
      ? []
      : [
          { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
          // wouter brings this shim for React versions without the hook.
          { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
          // The parser that messages-vite-plugin.ts uses; otherwise each package would bundle a copy.
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
          },
        ],
  },
  // Without this Vite would also scan the HTML pages of tests.
  optimizeDeps: { entries: ['src/main.tsx', 'src/shell/loader.ts', 'worker/entry.ts'] },
  css: { ...STYLES, modules: { generateScopedName: scopedName } },
  build: {
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    license: { fileName: LICENSE_DATA.page },
    rolldownOptions: {
      // A slow plugin is no reason for a warning.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: chunkFileName,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups({ page: PAGE_ENTRY, worker: WORKER_INDEX }) },
      },
    },
  },
  test: {
    // More workers than cores: the tests mostly wait for the network.
    maxWorkers: 3,
    ...(report ? { reporters: ['default', 'json'], outputFile: { json: report } } : {}),
    projects: [
      project('unit', { isolate: false }),
      project('worker', { isolate: false, exclude: ALONE, setupFiles: WORKER_SETUP }),
      project('worker alone', { include: ALONE, setupFiles: WORKER_SETUP }),
      project('sw', { setupFiles: ['fake-indexeddb/auto'] }),
      ...(await pageProject()),
    ],
  },
})

/** Shorter than Vite's default, which adds the line of the class: many class names are in the start chunk. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

/** Components with the page's real code in a real browser; left out where there is none. */
async function pageProject() {
  const executablePath = underTest ? await findTestBrowser() : null
  if (executablePath === null) return []
  const { playwright } = await import('@vitest/browser-playwright')
  return [
    {
      extends: true as const,
      test: {
        name: 'page',
        include: ['tests/page/**/*.test.{ts,tsx}'],
        testTimeout: 60_000,
        // By default 1 s, which a busy machine may need for a page.
        expect: { poll: { timeout: 40_000 } },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: { executablePath, args: TEST_ARGUMENTS } }),
          instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
          screenshotFailures: false,
        },
      },
    },
  ]
}

/** The tests of a folder: all files share the modules of one process, unless `isolate` is left out. */
function project(
  name: string,
  options: { isolate?: false; include?: string[]; exclude?: string[]; setupFiles?: string[] },
) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node',
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      // A test that waits for a condition must not time out on a slow machine.
      testTimeout: 120_000,
      ...options,
    },
  }
}
