import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, build } from 'vite'
import { getLanguage } from './messages-vite-plugin.ts'
import { readBrandTexts } from './brand-texts.ts'
import { configured } from './configuration-vite-plugin.ts'
import { type ConfiguredHosts, configuredHosts } from '#domain/wire/hosts.ts'
import { byLocale } from '#domain/languages/by-locale.ts'
import { type Locale, OFFERED_LOCALES } from '#domain/languages/locales.ts'
import { isSiteFile } from '#domain/wire/site-files.ts'
import { publicFile } from './public-files.ts'
import { manifestPath } from '../base/manifest-path.ts'
import { LICENSE_DATA, LICENSES_FILE } from './licenses-vite-plugin.ts'
import { getChunks, getStyles, withImports } from './chunk-graph.ts'
import type { HeaderTable } from './headers.ts'

const ENTRY = fileURLToPath(new URL('../../sw/index.ts', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const LANG = fileURLToPath(new URL('../../lang/', import.meta.url))
const PUSH_PREFIX = 'push.'
/** Static files that pages request themselves; precached, so that they are available offline. */
const STATIC = ['favicon.svg']

/** The web app manifests of all languages, precached too. */
const MANIFESTS = OFFERED_LOCALES.map(manifestPath)

/**
 * Compiles sw/ to /sw.js with the list of precached files and the address of the list of all other files; in
 * development with neither.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'tulpar:service-worker',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const essentials = await listEssentials(bundle)
        const cached = new Set(essentials.map((file) => file.url))
        const texts = JSON.stringify(byLocale(getPushTexts))
        const pushTexts = `assets/push-${toShortHash(texts)}.json`
        this.emitFile({ type: 'asset', fileName: pushTexts, source: texts })
        // An emitted file is not in the bundle yet.
        const rest = [...Object.keys(bundle), pushTexts]
          .filter((file) => file.startsWith('assets/'))
          .map((file) => `/${file}`)
          .filter((url) => !cached.has(url))
        const id = getBuildId(bundle)
        // A separate file: with all file names in it, the script would grow with every chunk.
        const source = JSON.stringify(rest)
        const later = `assets/later-${toShortHash(source)}.json`
        this.emitFile({ type: 'asset', fileName: later, source })
        const facts = {
          id,
          essentials,
          later: `/${later}`,
          files: await listFiles(bundle),
          hosts: {},
          policy: getPolicy(bundle),
          pushTexts: `/${pushTexts}`,
        }
        const { code, licenses } = await compile(facts)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
        this.emitFile({ type: 'asset', fileName: LICENSE_DATA.serviceWorker, source: licenses })
      },
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_, response, next) => {
        void sendCompiled(response, configuredHosts(server.config.env)).catch(next)
      })
    },
  }
}

async function sendCompiled(response: ServerResponse, hosts: ConfiguredHosts): Promise<void> {
  const { code } = await compile({
    id: 'dev',
    essentials: [],
    later: null,
    files: [],
    hosts,
    policy: '',
    pushTexts: '',
  })
  response.setHeader('Content-Type', 'text/javascript')
  response.setHeader('Cache-Control', 'no-store')
  response.end(code)
}

/**
 * What page, worker and dictionaries load at start, and the shell. The shell is last, so that a cached one finds all
 * files it names.
 */
async function listEssentials(bundle: Rolldown.OutputBundle): Promise<PrecachedFile[]> {
  const chunks = getChunks(bundle).filter((chunk) => chunk.isEntry || getLanguage(chunk.facadeModuleId))
  const graph = new Set(chunks.flatMap((chunk) => withImports(chunk, bundle)))
  const hashed = [...[...graph].map((chunk) => chunk.fileName), ...getStyles([...graph])]
  const html = assetText(bundle, 'index.html')
  return [
    ...(await Promise.all(STATIC.map(staticFile))),
    ...MANIFESTS.map((url) => ({ url, revision: sha256(assetText(bundle, url.slice(1))).slice(0, 16) })),
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
    { url: '/', revision: sha256(html).slice(0, 16), integrity: `sha256-${sha256(html)}` },
  ]
}

/** Paths of files that could be taken for pages: not the pages themselves, nor folders that hold files only. */
async function listFiles(bundle: Rolldown.OutputBundle): Promise<string[]> {
  const entries = await readdir(PUBLIC, { recursive: true, withFileTypes: true })
  const statics = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(PUBLIC, join(parentPath, name)))
  const isNoFile = /(?:^|\/)index\.html$|^headers\.json$|^licenses\./
  const built = Object.keys(bundle).filter((file) => !isNoFile.test(file))
  const paths = [...statics.map((file) => file.replaceAll(sep, '/')), ...built, 'sw.js', LICENSES_FILE].map(
    (file) => `/${file}`,
  )
  return [...new Set(paths)].filter((path) => !isSiteFile(path)).toSorted()
}

async function staticFile(file: string): Promise<PrecachedFile> {
  return { url: `/${file}`, revision: sha256(await readFile(publicFile(file))).slice(0, 16) }
}

function getBuildId(bundle: Rolldown.OutputBundle): string {
  const latest: { id: string } = JSON.parse(assetText(bundle, 'builds/latest.json'))
  return latest.id
}

function getPolicy(bundle: Rolldown.OutputBundle): string {
  const headers: HeaderTable = JSON.parse(assetText(bundle, 'headers.json'))
  return headers['*']?.['Content-Security-Policy'] ?? ''
}

function assetText(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`)
  return String(asset.source)
}

type Facts = {
  id: string
  essentials: PrecachedFile[]
  later: string | null
  files: string[]
  hosts: ConfiguredHosts
  policy: string
  /** Address of the texts of notifications. */
  pushTexts: string
}

async function compile(facts: Facts): Promise<{ code: string; licenses: string }> {
  const { id, essentials, later, files, hosts, policy, pushTexts } = facts
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [configured()],
    define: {
      __BUILD_ID__: JSON.stringify(id),
      __ESSENTIALS__: JSON.stringify(essentials),
      __LATER__: JSON.stringify(later),
      __SHELL_POLICY__: JSON.stringify(policy),
      __PUSH_TEXTS__: JSON.stringify(pushTexts),
      __FILES__: JSON.stringify(files),
      __CONFIGURED_HOSTS__: JSON.stringify(hosts),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      // 0.5 kB smaller than by the bundler's own: its budget has no room for that.
      minify: 'terser',
      terserOptions: { compress: { passes: 3 }, ecma: 2020 },
      license: { fileName: LICENSE_DATA.serviceWorker },
      rolldownOptions: { input: ENTRY, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  })
  // Safe: one input and no watcher give a single output.
  const { output } = result as Rolldown.RolldownOutput
  const licenses = output.find(({ fileName }) => fileName === LICENSE_DATA.serviceWorker)
  if (licenses?.type !== 'asset') throw new Error('the service worker names no packages')
  return { code: output[0].code, licenses: String(licenses.source) }
}

/** The texts of `lang/push` that a notification shows, without the prefix of their keys. */
function getPushTexts(locale: Locale): Record<string, string> {
  const texts = readBrandTexts(join(LANG, `push/${locale}.json`))
  const shown = Object.entries(texts).filter(([key]) => key.startsWith(PUSH_PREFIX))
  return Object.fromEntries(shown.map(([key, text]) => [key.slice(PUSH_PREFIX.length), text]))
}

function toShortHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8)
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}
