import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minify } from 'html-minifier-terser'
import { transform } from 'lightningcss'
import { type Plugin, type Rolldown, build } from 'vite'
import { getLanguage } from './messages-vite-plugin.ts'
import { defaultLocale } from '#domain/settings/configuration.ts'
import { readSiteAddress } from '#domain/settings/build-settings.ts'
import { configured } from './configuration-vite-plugin.ts'
import { DEV_WORKER_URL, isWorkerEntry } from './worker-vite-plugin.ts'
import { brandStyles, demoStyles } from './brand.ts'
import { type Locale, OFFERED_LOCALES } from '#domain/languages/locales.ts'
import { STYLES } from './styles.ts'
import { getChunks, getStyles, withImports } from './chunk-graph.ts'
import { framePages } from './frame-pages-vite-plugin.ts'
import { securityHeaders } from './headers.ts'
import { publicFile } from './public-files.ts'
import { type Dictionaries, type Look, publicPages } from './public-pages.ts'
import { readAllTexts } from './read-texts.ts'
import { fillShare } from './share.ts'
import { sitemap, withSitemap } from './sitemap.ts'
import { fillLinks, fillMark, fillTexts, numberTexts } from './skeleton-markup.ts'

const LOADER = fileURLToPath(new URL('../shell/loader.ts', import.meta.url))
const LOOKS = fileURLToPath(new URL('../shell/looks/', import.meta.url))

/** What the loader has to know about the chunks of a build. */
type ChunkFacts = Omit<BuildFacts, 'build' | 'texts'>

/**
 * Turns index.html into the shell: inlines the frame's styles, the build's facts and the loader, fills in the skeleton's
 * texts, removes Vite's tags. Also emits the other public pages, which have exactly the same loader, headers.json (the
 * policy contains the loader's hash) and builds/latest.json.
 */
export function shell(): Plugin {
  let emitted: Record<string, string> = {}
  return {
    name: 'tulpar:shell',
    transformIndexHtml: {
      order: 'post',
      async handler(source, { bundle }) {
        const dictionaries = readAllTexts()
        const address = readSiteAddress(process.env)
        const html = fillLinks(fillMark(source))
        const keys = keysUsed(html)
        const facts = { ...(bundle ? buildFacts(bundle) : devFacts), texts: pickTexts(keys, dictionaries) }
        const { code, css } = await compileLoader(bundle ? 'terser' : false)
        const defaultTexts = dictionaries[defaultLocale]
        const shared = fillShare(html, defaultLocale, defaultTexts, address)
        const english = numberTexts(fillTexts(shared, defaultTexts), keys, false)
        const looks = await readLooks(css)
        const loader = escapeScript(code)
        if (!bundle) return inline(english, looks.home, { facts: toData({ ...facts, build: 'dev' }), loader })
        const page = await squeeze(withoutViteTags(english))
        const parts = [page, looks.home, JSON.stringify(facts), code]
        const build = createHash('sha256').update(parts.join('')).digest('hex').slice(0, 12)
        const scripts = { facts: toData({ ...facts, build }), loader }
        const hash = createHash('sha256').update(loader).digest('base64')
        const pages = publicPages(await squeeze(withoutViteTags(html)), { texts: dictionaries, address })
        const files = pages.map(({ path, look, isTranslated, html: pageHtml }) => {
          const markup = numberTexts(pageHtml, keys, isTranslated)
          return [`${path.slice(1)}/index.html`, inline(markup, looks[look], scripts)] as const
        })
        emitted = {
          'headers.json': JSON.stringify(securityHeaders(hash, framePages()), null, 2),
          'builds/latest.json': JSON.stringify({ id: build, timestamp: Date.now() }),
          ...Object.fromEntries(files),
          ...(address && (await wordsOfSite(address))),
        }
        return inline(page, looks.home, scripts)
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of Object.entries(emitted)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** Sitemap and robots.txt with the address of the sitemap, for a site whose address is set. */
async function wordsOfSite(address: string): Promise<Record<string, string>> {
  const robots = await readFile(publicFile('robots.txt'), 'utf8')
  return { 'sitemap.xml': sitemap(address), 'robots.txt': withSitemap(robots, address) }
}

const devFacts: ChunkFacts = {
  worker: DEV_WORKER_URL,
  entry: null,
  styles: [],
  preloads: [],
  languages: {},
}

function buildFacts(bundle: Rolldown.OutputBundle): ChunkFacts {
  const chunks = getChunks(bundle)
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('.html'))
  const worker = chunks.find((chunk) => isWorkerEntry(chunk.facadeModuleId))
  if (!entry || !worker) throw new Error('the build has no entry or no worker')
  const graph = withImports(entry, bundle)
  const languages = chunks.flatMap((chunk) => {
    const language = getLanguage(chunk.facadeModuleId)
    return language ? [[language, [`/${chunk.fileName}`]] as const] : []
  })
  return {
    worker: `/${worker.fileName}`,
    entry: `/${entry.fileName}`,
    styles: getStyles(graph).map((file) => `/${file}`),
    preloads: graph.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.fileName}`),
    languages: Object.fromEntries(languages),
  }
}

/** A build uses terser, which makes the loader 0.1 kB smaller: the first round trip has no more room. */
async function compileLoader(minify: 'terser' | false): Promise<{ code: string; css: string }> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [configured()],
    css: STYLES,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      minify,
      rolldownOptions: { input: LOADER, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  })
  // Safe: one input and no watcher give a single output.
  const { output } = result as Rolldown.RolldownOutput
  const css = output.find((file) => file.fileName.endsWith('.css'))
  if (css?.type !== 'asset') throw new Error('the loader has no styles')
  const styles = withoutComments(String(css.source)).trim() + brandStyles() + demoStyles()
  return { code: output[0].code.trim(), css: styles }
}

/** Vite marks its output with one. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^*]*\*\//g, '')
}

/** The styles of each shell: those of the frame, plus those of its placeholder. */
async function readLooks(css: string): Promise<Record<Look, string>> {
  const read = async (look: Look) => {
    const filename = `${LOOKS}${look}.css`
    return css + transform({ filename, code: await readFile(filename), minify: true }).code
  }
  const [home, text, table, hero] = await Promise.all([read('home'), read('text'), read('table'), read('hero')])
  return { home, text, table, hero }
}

/**
 * Keys of the texts that the loader may have to translate, in the order of its table; without noscript, which no script
 * sees.
 */
function keysUsed(html: string): string[] {
  const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  return unique([...seen.matchAll(/data-(?:text|label)="([^"]+)"/g)].map((match) => match[1] ?? ''))
}

/** These texts in the other languages; throws when one is missing. */
function pickTexts(keys: readonly string[], texts: Dictionaries): Record<string, string[]> {
  const pick = (texts: Dictionaries[Locale], locale: string) => {
    const missing = keys.filter((key) => texts[key] === undefined)
    if (missing.length > 0) throw new Error(`index.html: no text in lang/${locale}.json for ${missing.join(', ')}`)
    return keys.map((key) => texts[key] ?? '')
  }
  const picked = OFFERED_LOCALES.map((locale) => [locale, pick(texts[locale], locale)] as const)
  return Object.fromEntries(picked.filter(([locale]) => locale !== defaultLocale))
}

function withoutViteTags(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

/** The styles lay out these elements so that whitespace between them is not rendered. */
function squeeze(html: string): Promise<string> {
  return minify(html, { collapseWhitespace: true, collapseInlineTagWhitespace: true, removeComments: true })
}

/** A script exactly as it stands between the tags, since the policy's hash covers it. */
function escapeScript(code: string): string {
  return code.replaceAll('</', String.raw`<\/`)
}

/** The facts as they stand between the tags. A browser does not run them, so the policy needs no hash of them. */
function toData(facts: BuildFacts): string {
  return JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
}

function inline(html: string, css: string, { facts, loader }: { facts: string; loader: string }): string {
  const scripts = `<script type="json">${facts}</script><script>${loader}</script>`
  return html.replace('</head>', () => `<style>${css}</style></head>`).replace('</body>', () => `${scripts}</body>`)
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
