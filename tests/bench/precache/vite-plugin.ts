import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, build } from 'vite'

const ENTRY = fileURLToPath(new URL('sw.ts', import.meta.url))

/** Files beside the site, such as its headers, are not served. */
const PAGE_FILES = /^(assets\/.*|index\.html)$/

/** Emits /sw.js, which precaches the whole page. */
export function precache(): Plugin {
  return {
    name: 'bench:precache',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const pageFiles = Object.values(bundle).filter(({ fileName }) => PAGE_FILES.test(fileName))
        const files = pageFiles.map((file) => ({
          url: `/${file.fileName}`,
          revision: file.fileName.startsWith('assets/') ? null : hash(file.type === 'chunk' ? file.code : file.source),
        }))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(files) })
      },
    },
  }
}

async function compile(precached: { url: string; revision: string | null }[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHED__: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })
  // Safe: one input and no watcher give a single output.
  return (result as Rolldown.RolldownOutput).output[0].code
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
