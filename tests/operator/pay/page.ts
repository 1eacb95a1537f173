import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus } from '#domain/money/invoice-status.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type Minor, moneyFormat, toDecimal } from '#domain/money/money.ts'
import { MINOR_PER_UNIT } from '#domain/money/currencies.ts'
import { type Invoice, STATUS } from '../billing/invoices.ts'
import { html } from 'hono/html'
import { type Html, htmlPage } from '../html.ts'
import { methodByHash } from '../billing/methods.ts'
import { pageLanguage, TEXTS } from './texts.ts'

/** The data of one page. The page's own script counts down `leftMs`. */
export type PayView = {
  invoice: Invoice
  leftMs: number
  home: string
  /** The last four digits of the card of an earlier payment; null if the player enters one here. */
  card: string | null
  /** The custom amount that the player typed is invalid. */
  isWrongAmount: boolean
}
/** Cards that no bank has issued: this page must not ask for a real one. */
export const PLAY_CARDS = ['4242424242424242', '5555555555554444', '2200000000000004']

/** A name and a value. */
type Line = [string, string | Html]

/** The hosted payment page of one invoice. */
export function payPage(view: PayView, locale: Locale): Html {
  const { invoice, home } = view
  const texts = TEXTS[locale]
  const status = invoiceStatus(invoice.status)
  const lines = isInvoiceOpen(status)
    ? openLines(view, locale)
    : [...sumLines(invoice, locale), ...aboutLines(invoice, locale)]
  const body = html` <p role="status" data-testid="invoice-state" data-status="${status}">${stateText(view, locale)}</p>
    ${invoice.sumWasChanged && html`<p data-testid="sum-changed">${texts.changed}</p>`}
    <dl>
      ${lines.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${
      isInvoiceOpen(status)
        ? actions(view, locale)
        : html`<p>${texts.close}</p>
            <p><a href="${home}">${texts.back}</a></p>`
    }`
  return frame(locale, body)
}

export function unknownPage(locale: Locale): Html {
  return frame(locale, html`<p role="status">${TEXTS[locale].unknown}</p>`)
}

function stateText({ invoice }: PayView, locale: Locale): string {
  const texts = TEXTS[locale]
  const status = invoiceStatus(invoice.status)
  return status === 'processing' ? texts.checked : texts[status]
}

function openLines(view: PayView, locale: Locale): Line[] {
  const { invoice, leftMs } = view
  const lines = [...sumLines(invoice, locale), ...aboutLines(invoice, locale)]
  if (view.card !== null) lines.push([TEXTS[locale].card, `•••• ${view.card}`])
  if (invoice.status === STATUS.waiting) lines.push([TEXTS[locale].left, timer(leftMs)])
  return lines
}

function sumLines({ amount, commission, shopAmount, currency }: Invoice, locale: Locale): Line[] {
  const texts = TEXTS[locale]
  const { locale: tag, options } = moneyFormat(currency, locale)
  const format = new Intl.NumberFormat(tag, options)
  const money = (value: Minor): Html =>
    html`<data value="${toDecimal(value)}">${format.format(value / MINOR_PER_UNIT)}</data>`
  const lines: Line[] = [[texts.amount, money(amount)]]
  if (commission > 0) lines.push([texts.commission, money(commission)], [texts.arrives, money(shopAmount)])
  return lines
}

function aboutLines({ id, method }: Invoice, locale: Locale): Line[] {
  const texts = TEXTS[locale]
  return [
    [texts.method, methodByHash(method)?.name[locale] ?? method],
    [texts.invoice, String(id)],
  ]
}

function timer(leftMs: number): Html {
  const seconds = Math.ceil(leftMs / 1_000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return html`<span role="timer" id="left" data-left="${leftMs}">${text}</span>`
}

/** The actions for an open invoice. */
function actions({ invoice, card, isWrongAmount }: PayView, locale: Locale): Html {
  const { secret, currency, amount } = invoice
  const texts = TEXTS[locale]
  const label = texts.otherAmount.replace('{currency}', currency)
  return html`<div class="actions">
    <form method="post" action="/${secret}/pay">
      ${card === null && methodByHash(invoice.method)?.means === 'card' && cardField(texts.card)}
      <button class="pay">${texts.pay}</button>
    </form>
    <form method="post" action="/${secret}/other">
      <label
        >${label}
        <input name="amount" inputmode="decimal" autocomplete="off" required placeholder="${toDecimal(amount)}" />
      </label>
      ${isWrongAmount && html`<p role="alert">${texts.otherWrong}</p>`}
      <button>${texts.other}</button>
    </form>
    <form method="post" action="/${secret}/decline"><button>${texts.decline}</button></form>
  </div>`
}

function cardField(label: string): Html {
  return html`<label
    >${label}
    <select name="card">
      ${PLAY_CARDS.map((number) => html`<option value="${number}">${number.replace(/(.{4})(?=.)/g, '$1 ')}</option>`)}
    </select>
  </label>`
}

function frame(locale: Locale, content: Html): Html {
  const { title, play } = TEXTS[locale]
  const head = html`<link rel="stylesheet" href="/pay.css" />
    <script src="/pay.js" defer></script>`
  const body = html`<body>
    <main>
      <h1>${title}</h1>
      <p class="play">${play}</p>
      ${content}
    </main>
  </body>`
  return htmlPage({ lang: pageLanguage(locale), title, head, body })
}
