import { invoiceStatus, isOpen } from '../../../worker/rules/invoice.ts'
import type { Locale } from '../../../worker/rules/locales.ts'
import { moneyFormat, toDecimal } from '../../../worker/rules/money.ts'
import { MINOR_PER_UNIT } from '../../../worker/rules/currencies.ts'
import type { Invoice } from '../billing/invoices.ts'
import { escape } from '../html.ts'
import { methodByHash } from '../billing/methods.ts'
import { pageLanguage, TEXTS } from './texts.ts'

/** The hosted payment page of one invoice. `leftMs` is counted down by the page's own script. */
export function payPage(invoice: Invoice, locale: Locale, place: { leftMs: number; home: string }): string {
  const texts = TEXTS[locale]
  const status = invoiceStatus(invoice.status)
  const open = isOpen(status)
  const state = texts[status === 'processing' ? 'waiting' : status]
  const { locale: tag, options } = moneyFormat(invoice.currency, locale)
  const amount = new Intl.NumberFormat(tag, options).format(invoice.amount / MINOR_PER_UNIT)
  const rows: [string, string][] = [
    [texts.amount, `<data value="${toDecimal(invoice.amount)}">${escape(amount)}</data>`],
    [texts.method, escape(methodByHash(invoice.method)?.name ?? invoice.method)],
    [texts.invoice, String(invoice.id)],
    ...(open ? [[texts.left, timer(place.leftMs)] as [string, string]] : []),
  ]
  const body = `
    <p role="status" data-testid="invoice-state" data-status="${status}">${escape(state)}</p>
    <dl>${rows.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>
    ${open ? buttons(invoice.secret, locale) : `<p>${escape(texts.close)}</p><p><a href="${escape(place.home)}">${escape(texts.back)}</a></p>`}`
  return frame(locale, body)
}

export function unknownPage(locale: Locale): string {
  return frame(locale, `<p role="status">${escape(TEXTS[locale].unknown)}</p>`)
}

function timer(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return `<span role="timer" id="left" data-left="${leftMs}">${text}</span>`
}

function buttons(secret: string, locale: Locale): string {
  const { pay, decline } = TEXTS[locale]
  return `<div class="actions">
      <form method="post" action="/${secret}/pay"><button class="pay">${escape(pay)}</button></form>
      <form method="post" action="/${secret}/decline"><button>${escape(decline)}</button></form>
    </div>`
}

function frame(locale: Locale, body: string): string {
  const { title, play } = TEXTS[locale]
  return `<!doctype html>
<html lang="${pageLanguage(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escape(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pay.css" />
    <script src="/pay.js" defer></script>
  </head>
  <body>
    <main>
      <h1>${escape(title)}</h1>
      <p class="play">${escape(play)}</p>
      ${body}
    </main>
  </body>
</html>
`
}
