import {
  cancelDeposit,
  createDeposit,
  getBilling,
  getDepositByKey,
  getDepositStatus,
  getOpenDeposits,
} from '#endpoints/billing.ts'
import { rulesWire } from '../bonuses/wire.ts'
import { depositOffer } from '../bonuses/deposits.ts'
import { welcomeStep } from '../bonuses/welcome-pack.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { readWallet } from '../ledger.ts'
import { readPayoutAddresses } from '../payouts/addresses.ts'
import { cryptoPayoutsFor, payoutsFor } from '../payouts/methods.ts'
import { assertMayDeposit, isPaused } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { acceptDeposit } from './accept.ts'
import { acceptUsedCard, cardWire, noteCard, readCards } from './cards.ts'
import { addCrypto } from './crypto.ts'
import { createInvoice, type Invoice, invoiceById, openInvoices, STATUS } from './invoices.ts'
import { cryptoMethodsFor, methodByHash, methodsFor } from './methods.ts'
import { endInvoice, watchInvoice } from './settle.ts'
import { depositWire, statusWire } from './wire.ts'

const CALL = 'deposit'

/** Payment methods, deposits and their status. */
export function billingRoutes(app: App, world: World): void {
  servePlayer(app, world, getBilling, async ({ session: { player }, locale }) =>
    world.database.read(async (query) => {
      const { currency } = await readWallet(query, player)
      const offer = await depositOffer(query, player)
      return {
        currency,
        payments: {
          methods: methodsFor(currency),
          bonus: (await isPaused(query, world, player))
            ? null
            : {
                id: offer.id,
                name: offer.name[locale],
                ...rulesWire(offer, currency),
                welcome: welcomeStep(offer),
              },
        },
        'crypto-payments': cryptoMethodsFor(currency),
        'crypto-payouts': cryptoPayoutsFor(currency),
        payouts: { methods: payoutsFor(currency) },
        payout_addresses: await readPayoutAddresses(query, player),
        cards: (await readCards(query, player)).map(cardWire),
      }
    }),
  )

  servePlayer(app, world, createDeposit, async ({ session: { player }, body, key }) => {
    const { invoice, wire } = await world.database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: CALL, body }, async () => {
        await assertMayDeposit(tx, world, player, body)
        const accepted = await acceptDeposit(tx, player, body, world.clock.now())
        const { hash, card_id } = body
        const card = card_id === undefined ? null : await acceptUsedCard(tx, player, { hash, id: card_id })
        const id = await createInvoice(tx, world, accepted)
        if (card) await noteCard(tx, player, { card, purpose: 'invoice', reference: id })
        await addCrypto(tx, { id, ...accepted })
        return String(id)
      })
      const invoice = existing(await invoiceById(tx, Number(reference)))
      return { invoice, wire: await depositWire(tx, world, invoice) }
    })
    if (invoice.status === STATUS.waiting) await watchInvoice(world, invoice)
    return wire
  })

  servePlayer(app, world, getDepositByKey, async ({ session: { player }, param }) =>
    world.database
      .write(async (tx) => {
        const reference = await readOutcome(tx, { key: param('key'), player, call: CALL })
        const invoice = reference === null ? null : await invoiceById(tx, Number(reference))
        return invoice && depositWire(tx, world, invoice)
      })
      .then((wire) => {
        if (!wire) throw rejection(404, 'deposit.unknown')
        return wire
      }),
  )

  servePlayer(app, world, getOpenDeposits, async ({ session: { player }, locale }) =>
    world.database.read(async (query) => {
      const items = []
      for (const invoice of await openInvoices(query, player)) {
        const about = { hash: invoice.method, method: methodByHash(invoice.method)?.name[locale] ?? null }
        items.push({ ...(await depositWire(query, world, invoice)), ...about })
      }
      return { items }
    }),
  )

  servePlayer(app, world, getDepositStatus, async ({ session: { player }, param }) =>
    world.database.read(async (query) => statusWire(query, await findInvoice(query, player, param('invoiceId')))),
  )

  servePlayer(app, world, cancelDeposit, async ({ session: { player }, param }) => {
    const invoice = await world.database.read((query) => findInvoice(query, player, param('invoiceId')))
    // A payment that is already being processed cannot be stopped by cancelling the invoice.
    if (invoice.status === STATUS.processing) throw rejection(409, 'deposit.processing')
    return { status: existing(await endInvoice(world, invoice.id, STATUS.declined)).status }
  })

  async function findInvoice(query: Query, player: number, id: string): Promise<Invoice> {
    const invoice = /^\d{1,15}$/.test(id) ? await invoiceById(query, Number(id)) : null
    if (!invoice) throw rejection(404, 'deposit.unknown')
    if (invoice.player !== player) throw rejection(403, 'deposit.foreign')
    return invoice
  }
}

function existing<T>(value: T | null): T {
  if (value === null) throw new Error('a row that was just written is gone')
  return value
}
