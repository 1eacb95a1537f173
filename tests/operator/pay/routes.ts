import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { endInvoice, invoiceBySecret, type Status, STATUS } from '../billing/invoices.ts'
import type { App, Env } from '../http/serve.ts'
import { ownPageHeaders } from '../html.ts'
import { pageOrigin } from '../http/sites.ts'
import { playerById } from '../players.ts'
import type { World } from '../world.ts'
import { payPage, unknownPage } from './page.ts'
import { payLocale } from './texts.ts'

const HEADERS = { ...ownPageHeaders(), 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The hosted payment page, where a player pays, declines or lets the time run out. */
export function payRoutes(app: App, world: World): void {
  const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const style = own('pay.css')
  const script = own('pay.js')
  app.get('/pay/pay.css', (c) => c.body(style, 200, { ...HEADERS, 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/pay/pay.js', (c) => c.body(script, 200, { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' }))

  app.get('/pay/:secret', async (c) => {
    const found = await world.database.read(async (query) => {
      const invoice = await invoiceBySecret(query, c.req.param('secret'))
      return invoice && { invoice, player: await playerById(query, invoice.player) }
    })
    const locale = payLocale(found?.player?.locale ?? null, c.req.header('accept-language'))
    if (!found) return c.html(unknownPage(locale), 404, HEADERS)
    const leftMs = Math.max(0, found.invoice.expiresAt - world.clock.now())
    const place = { leftMs, home: `${pageOrigin(world.port)}/` }
    return c.html(payPage(found.invoice, locale, place), 200, HEADERS)
  })

  const end = (status: Status) => async (c: Context<Env, '/pay/:secret/pay' | '/pay/:secret/decline'>) => {
    const secret = c.req.param('secret')
    const invoice = await world.database.read((query) => invoiceBySecret(query, secret))
    if (!invoice) return c.html(unknownPage(payLocale(null, c.req.header('accept-language'))), 404, HEADERS)
    await endInvoice(world, invoice.id, status)
    return c.redirect(`/${secret}`, 303)
  }
  app.post('/pay/:secret/pay', end(STATUS.paid))
  app.post('/pay/:secret/decline', end(STATUS.declined))
}
