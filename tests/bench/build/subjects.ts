import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type InlineConfig, build } from 'vite'
import product from '../../../vite.config.ts'
import { compress } from '#src/build/compress-vite-plugin.ts'
import { precache } from '../precache/vite-plugin.ts'
import { productHeaders } from './headers-plugin.ts'
import { workerUrl } from './worker-url-plugin.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BENCH = join(ROOT, 'tests/bench')
const HELLO_WORKER = fileURLToPath(new URL('../hello-world/worker.ts', import.meta.url))

export const SUBJECTS = ['app', 'hello', 'blank'] as const
export type Subject = (typeof SUBJECTS)[number]
/** The folder that each subject is served from. */
export type Sites = Record<Subject, string>

/** Builds the current app, the hello-world and the blank page into a folder, with the same Vite. */
export async function buildSubjects(outDir: string, builtApp: string | undefined): Promise<Sites> {
  const sites: Sites = {
    app: builtApp ?? join(outDir, 'app'),
    hello: join(outDir, 'hello-world'),
    blank: join(outDir, 'blank'),
  }
  await build(small(join(BENCH, 'blank'), sites.blank, []))
  await build(small(join(BENCH, 'hello-world'), sites.hello, [workerUrl(HELLO_WORKER)]))
  if (builtApp === undefined) {
    await build({ root: ROOT, logLevel: 'error', build: { outDir: sites.app, emptyOutDir: true } })
  }
  return sites
}

function small(root: string, outDir: string, plugins: NonNullable<InlineConfig['plugins']>): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins, precache(), productHeaders(), compress()],
    // The same smaller variants of packages that the product uses.
    ...(product.resolve ? { resolve: product.resolve } : {}),
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }
}
