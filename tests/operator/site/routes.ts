import type { Context } from 'hono'
import { isSiteFile } from '#domain/wire/site-files.ts'
import { THIRD_PARTY_PAGES } from '#domain/frames/third-party-host.ts'
import { rejection } from '../http/problem.ts'
import type { App, Env } from '../http/serve.ts'
import { createFiles, type SiteFile } from './files.ts'
import { createSiteHeaders } from './headers.ts'

/** Only the hosts of third parties' pages serve these files, and no others. */
const FRAMES = '/frames/'

/** The page host's site: the folder of a production build. A test may replace it while the operator runs. */
export type ServedSite = { use(directory: string | null): void }

export function siteRoutes(app: App, initial: string | null): ServedSite {
  let files = initial === null ? null : createFiles(initial)
  let headersFor = createSiteHeaders(initial ?? '')

  app.on(['GET', 'HEAD'], '/page/*', async (c) => {
    const { pathname } = new URL(c.req.url)
    const file = files && !pathname.startsWith(FRAMES) ? await find(pathname, c) : null
    if (!file) return c.text('Not found\n', 404)
    const headers = await headersFor(pathname, c.req.header('host') ?? '')
    return fileResponse(c, file, headers)
  })
  for (const name of Object.keys(THIRD_PARTY_PAGES)) {
    app.get(`/${name}/*`, async (c) => {
      const { pathname } = new URL(c.req.url)
      const file = pathname.startsWith(FRAMES) ? await files?.(pathname) : null
      if (!file) return c.text('Not found\n', 404)
      return fileResponse(c, file, await headersFor(pathname, c.req.header('host') ?? '', true))
    })
  }
  app.all('/page/*', () => {
    throw rejection(405, 'route.method', { Allow: 'GET, HEAD' })
  })

  async function find(path: string, c: Context<Env>): Promise<SiteFile | null> {
    if (!files) return null
    // The root path is served for non-navigation requests too: the service worker fetches it.
    const file = path.endsWith('/') && path !== '/' ? null : await files(path === '/' ? '/index.html' : path)
    if (file ?? !isNavigation(path, c)) return file
    // Prerendered public pages have their own file; all other paths get the app shell.
    return (await files(`${path.replace(/\/+$/, '')}/index.html`)) ?? files('/index.html')
  }

  return {
    use(directory) {
      files = directory === null ? null : createFiles(directory)
      headersFor = createSiteHeaders(directory ?? '')
    },
  }
}

/**
 * A navigation may get a page instead of a missing file; a script or style request must not, because the page would be
 * executed or cached as the wrong type.
 */
function isNavigation(path: string, c: Context<Env>): boolean {
  if (isSiteFile(path)) return false
  const mode = c.req.header('sec-fetch-mode')
  return mode === undefined ? /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*') : mode === 'navigate'
}

function fileResponse(c: Context<Env>, file: SiteFile, extraHeaders: Record<string, string>): Response {
  const headers = new Headers({
    'cache-control': 'no-cache',
    ...extraHeaders,
    'content-type': file.type,
    etag: file.tag,
  })
  const packed = file.brotli !== null && /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  if (file.brotli !== null) headers.append('vary', 'Accept-Encoding')
  if (packed) headers.set('content-encoding', 'br')
  const body = packed && file.brotli ? file.brotli : file.body
  headers.set('content-length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
