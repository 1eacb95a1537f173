import type { Rates } from '#domain/money/rates.ts'
import type { getBilling } from '#endpoints/billing.ts'
import type { EndpointReply } from '#worker/http/endpoint.ts'
import type { Rows } from './report.ts'

const CARDS = 'cards of earlier payments'

/** Checks what no schema can: that each card has an id of its own and a method that is there. None is allowed. */
export function checkUsedCards(billing: EndpointReply<typeof getBilling> | null, rows: Rows): void {
  if (!billing) return
  const { cards, payments, payouts } = billing
  if (!cards || cards.length === 0)
    return rows.add(CARDS, 'skipped', 'getBilling lists none: a player types the number of each card')
  const methods = [
    ...payments.methods,
    ...(payouts?.methods ?? []),
    ...billing['crypto-payments'],
    ...billing['crypto-payouts'],
  ]
  const known = new Set(methods.map(({ hash }) => hash))
  const ids = cards.map(({ id }) => id)
  const problems = cards.flatMap((card, at) => {
    const unknown = card.methods.filter((method) => !known.has(method))
    return [
      ...(ids.indexOf(card.id) < at ? [`cards.${at}.id is that of another card`] : []),
      ...(card.methods.length === 0 ? [`cards.${at}.methods is empty: it is never offered`] : []),
      ...(unknown.length > 0 ? [`cards.${at}.methods has ${unknown[0]}, which is the hash of no method`] : []),
    ]
  })
  rows.judge(CARDS, problems, `${cards.length} by their last four digits`)
}

type Priced = { currency: string | null; rates?: Rates | null | undefined }

/** Checks that amounts can be shown about in other currencies by the rates beside them. None are allowed. */
export function checkRates(call: string, { currency, rates }: Priced, rows: Rows): void {
  const row = `rates of ${call}`
  const named = Object.entries(rates ?? {}).filter(([, rate]) => rate !== undefined)
  if (named.length === 0) return rows.add(row, 'skipped', 'there are none: amounts are in their own currency alone')
  const problems = named.flatMap(([each, rate]) => {
    if (Number(rate) === 0) return [`${each} is zero`]
    return each === currency && Number(rate) !== 1 ? [`${each} is the currency of the amounts, so its rate is 1`] : []
  })
  rows.judge(row, problems, `from ${currency} to ${named.map(([each]) => each).join(', ')}`)
}
