import { readFileSync } from 'node:fs'
import { ownPageHeaders } from './html.ts'
import type { App } from './http/serve.ts'
import type { OwnPages } from './http/sites.ts'

/** Serves the stylesheet of the operator's plain pages on one of their hosts. */
export function serveStyle(app: App, site: OwnPages): void {
  const style = readFileSync(new URL('page.css', import.meta.url), 'utf8')
  app.get(`/${site}/page.css`, (c) =>
    c.body(style, 200, { ...ownPageHeaders(), 'Content-Type': 'text/css; charset=utf-8' }),
  )
}
