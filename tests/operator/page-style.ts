import { readFileSync } from 'node:fs'
import { operatorPageHeaders } from './html.ts'
import type { App } from './http/serve.ts'
import type { OperatorPages } from './http/sites.ts'

/** Serves the stylesheet of the operator's plain pages on one of their hosts. */
export function serveStyle(app: App, site: OperatorPages): void {
  const style = readFileSync(new URL('page.css', import.meta.url), 'utf8')
  app.get(`/${site}/page.css`, (c) =>
    c.body(style, 200, { ...operatorPageHeaders(), 'Content-Type': 'text/css; charset=utf-8' }),
  )
}
