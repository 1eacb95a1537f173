import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { fromDecimal, type Minor } from '#domain/money/money.ts'
import { invoiceCard } from '../billing/cards.ts'
import { type Invoice, invoiceBySecret, STATUS } from '../billing/invoices.ts'
import { depositRange, methodByHash } from '../billing/methods.ts'
import { endInvoice, payInvoice, payOther } from '../billing/settle.ts'
import type { App, Env } from '../http/serve.ts'
import { operatorPageHeaders } from '../html.ts'
import { pageOrigin } from '../http/sites.ts'
import { playerById } from '../players.ts'
import type { World } from '../world.ts'
import { PLAY_CARDS, payPage, unknownPage } from './page.ts'
import { payLocale } from './texts.ts'

const HEADERS = { ...operatorPageHeaders(), 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The hosted payment page, where a player pays, declines or lets the invoice expire; coins have none. */
export function payRoutes(app: App, world: World): void {
  const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const style = readText('pay.css')
  const script = readText('pay.js')
  app.get('/pay/pay.css', (c) => c.body(style, 200, { ...HEADERS, 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/pay/pay.js', (c) => c.body(script, 200, { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' }))

  app.get('/pay/:secret', async (c) => {
    const found = await world.database.read(async (query) => {
      const invoice = await invoiceBySecret(query, c.req.param('secret'))
      if (!invoice) return null
      const card = await invoiceCard(query, invoice.id)
      return { invoice, card, player: await playerById(query, invoice.player) }
    })
    const locale = payLocale(found?.player?.locale ?? null, c.req.header('accept-language'))
    if (!found) return c.html(unknownPage(locale), 404, HEADERS)
    const leftMs = Math.max(0, found.invoice.expiresAt - world.clock.now())
    const isWrongAmount = c.req.query('amount') === 'wrong'
    return c.html(
      payPage({ ...found, leftMs, home: `${pageOrigin(world.port)}/`, isWrongAmount }, locale),
      200,
      HEADERS,
    )
  })

  /**
   * Registers a form action: it changes an invoice and shows the page again. A returned text is appended to the page's
   * address.
   */
  const post = (
    path: 'pay' | 'other' | 'decline',
    act: (invoice: Invoice, c: Context<Env>) => Promise<string | void>,
  ) =>
    app.post(`/pay/:secret/${path}`, async (c) => {
      const secret = c.req.param('secret')
      const invoice = await world.database.read((query) => invoiceBySecret(query, secret))
      if (!invoice) return c.html(unknownPage(payLocale(null, c.req.header('accept-language'))), 404, HEADERS)
      return c.redirect(`/${secret}${(await act(invoice, c)) ?? ''}`, 303)
    })

  post('pay', async ({ id }, c) => {
    const { card } = await c.req.parseBody()
    await payInvoice(world, id, PLAY_CARDS.find((number) => number === card) ?? null)
  })
  post('decline', async ({ id }) => void (await endInvoice(world, id, STATUS.declined)))
  post('other', async (invoice, c) => {
    const amount = await typedAmount(c, invoice)
    if (amount === null) return '?amount=wrong'
    await payOther(world, invoice.id, amount)
    return undefined
  })
}

/** The custom amount that the player sends: up to the method's maximum; it may be below the minimum. */
async function typedAmount(c: Context<Env>, { method, currency }: Invoice): Promise<Minor | null> {
  const { amount: typed } = await c.req.parseBody()
  const amount = typeof typed === 'string' ? fromDecimal(typed.trim().replace(',', '.')) : null
  const pays = methodByHash(method)
  if (amount === null || amount <= 0 || !pays || amount > depositRange(pays, currency).max) return null
  return amount
}
