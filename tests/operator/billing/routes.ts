import {
  cancelDeposit,
  createDeposit,
  getBilling,
  getDepositByKey,
  getDepositStatus,
} from '../../../worker/api/billing.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { rangeProblem } from '../../../worker/rules/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '../../../worker/rules/money.ts'
import type { Query } from '../database.ts'
import { invalid, refusal } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, outcomeOf } from '../intents.ts'
import { walletOf } from '../ledger.ts'
import type { World } from '../world.ts'
import { createInvoice, depositWire, endInvoice, type Invoice, invoiceById, openInvoices, STATUS } from './invoices.ts'
import { depositRange, methodByHash, methodsFor } from './methods.ts'

const CALL = 'deposit'

/** Methods, deposits and their status. */
export function billingRoutes(app: App, world: World): void {
  servePlayer(app, world, getBilling, async ({ session: { player } }) =>
    world.database.read(async (query) => {
      const { currency } = await walletOf(query, player)
      return {
        payments: { methods: methodsFor(currency), bonus: null },
        'crypto-payments': [],
        'crypto-payouts': [],
      }
    }),
  )

  servePlayer(app, world, createDeposit, async ({ session: { player }, body, key }) => {
    const invoice = await world.database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: CALL, body }, async () => {
        const amount = await acceptedAmount(tx, player, body)
        return String(await createInvoice(tx, world, { player, method: body.hash, amount, currency: body.currency }))
      })
      return existing(await invoiceById(tx, Number(reference)))
    })
    if (invoice.status === STATUS.waiting) world.invoiceTimers.watch(invoice.id, invoice.expiresAt)
    return depositWire(world, invoice)
  })

  servePlayer(app, world, getDepositByKey, async ({ session: { player }, param }) => {
    const invoice = await world.database.write(async (tx) => {
      const reference = await outcomeOf(tx, { key: param('key'), player, call: CALL })
      return reference === null ? null : invoiceById(tx, Number(reference))
    })
    if (!invoice) throw refusal(404, 'deposit.unknown')
    return depositWire(world, invoice)
  })

  servePlayer(app, world, getDepositStatus, async ({ session: { player }, param }) => {
    const { status } = await world.database.read((query) => ownInvoice(query, player, param('invoiceId')))
    return { status }
  })

  servePlayer(app, world, cancelDeposit, async ({ session: { player }, param }) => {
    const { id } = await world.database.read((query) => ownInvoice(query, player, param('invoiceId')))
    const result = await endInvoice(world, id, STATUS.declined)
    return { status: existing(result?.invoice).status }
  })

  async function ownInvoice(query: Query, player: number, id: string): Promise<Invoice> {
    const invoice = /^\d{1,15}$/.test(id) ? await invoiceById(query, Number(id)) : null
    if (!invoice) throw refusal(404, 'deposit.unknown')
    if (invoice.player !== player) throw refusal(403, 'deposit.foreign')
    return invoice
  }
}

async function acceptedAmount(
  tx: Query,
  player: number,
  body: { hash: string; amount: string; currency: Currency },
): Promise<Minor> {
  const method = methodByHash(body.hash)
  if (!method) throw invalid({ hash: ['method.unknown'] })
  const wallet = await walletOf(tx, player)
  if (wallet.currency !== body.currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(body.amount)
  if (amount === null) throw invalid({ amount: ['amount.invalid'] })
  const range = depositRange(method, body.currency)
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  const open = await openInvoices(tx, player)
  if (open.some((invoice) => invoice.method === body.hash)) throw refusal(409, 'invoice.open')
  return amount
}

function existing<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a row that was just written is gone')
  return value
}
