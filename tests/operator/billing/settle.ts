import { invoiceStatus, isInvoiceOpen } from '../../../worker/domain/money/invoice.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import { depositBonuses } from '../bonuses/deposits.ts'
import { watchBonuses } from '../bonuses/moving.ts'
import type { Query } from '../database.ts'
import type { World } from '../world.ts'
import { changeCoins, cryptoOf, markSeen } from './crypto.ts'
import { changeSum, type Invoice, invoiceById, type Status, STATUS, stepInvoice } from './invoices.ts'

type Step = { invoice: Invoice; changed: boolean }

/**
 * Ends an open invoice; paying credits the wallet in the same transaction, once, with the bonuses that come of it. An
 * invoice that has ended keeps its status. Gives the invoice as it is afterwards; null where there is none.
 */
export async function endInvoice(world: World, id: number, wanted: Status): Promise<Invoice | null> {
  return take(world, id, (tx, invoice) => move(tx, world, invoice, wanted))
}

/** The player has paid by the page: coins are on their way first, anything else is there at once. */
export async function payInvoice(world: World, id: number): Promise<Invoice | null> {
  return take(world, id, (tx, invoice) => pay(tx, world, invoice))
}

/** The player has sent an amount: where it is another than was asked for, it counts from now on and is looked at. */
export async function payOther(world: World, id: number, amount: Minor): Promise<Invoice | null> {
  return take(world, id, async (tx, invoice) => {
    if (amount === invoice.amount || !(await change(tx, world, invoice, amount))) return pay(tx, world, invoice)
    await ((await cryptoOf(tx, invoice)) ? sendCoins(tx, world, invoice) : move(tx, world, invoice, STATUS.processing))
    return true
  })
}

/** Changes the sum of an open invoice and nothing else. */
export async function changeInvoice(world: World, id: number, amount: Minor): Promise<Invoice | null> {
  return take(world, id, (tx, invoice) => change(tx, world, invoice, amount))
}

/** So many blocks have confirmed the coins of an invoice; with the last one it is paid. */
export async function confirmInvoice(world: World, id: number, seen: number): Promise<Invoice | null> {
  return take(world, id, async (tx, invoice) => {
    const crypto = await cryptoOf(tx, invoice)
    if (!crypto || !isInvoiceOpen(invoiceStatus(invoice.status))) return false
    const now = world.clock.now()
    await markSeen(tx, id, Math.min(seen, crypto.needed), now)
    if (seen >= crypto.needed) return move(tx, world, invoice, STATUS.paid)
    await move(tx, world, invoice, STATUS.processing)
    return true
  })
}

async function pay(tx: Query, world: World, invoice: Invoice): Promise<boolean> {
  const isCoins = (await cryptoOf(tx, invoice)) !== null
  return isCoins ? sendCoins(tx, world, invoice) : move(tx, world, invoice, STATUS.paid)
}

async function sendCoins(tx: Query, world: World, invoice: Invoice): Promise<boolean> {
  const moved = await move(tx, world, invoice, STATUS.processing)
  const sent = moved ? await invoiceById(tx, invoice.id) : null
  if (sent?.status === STATUS.processing) await markSeen(tx, invoice.id, 0, world.clock.now())
  return moved
}

async function change(tx: Query, world: World, invoice: Invoice, amount: Minor): Promise<boolean> {
  const isOverdue = invoice.status === STATUS.waiting && invoice.expiresAt <= world.clock.now()
  if (isOverdue || !isInvoiceOpen(invoiceStatus(invoice.status))) return false
  await changeSum(tx, invoice, amount)
  await changeCoins(tx, invoice, amount)
  return true
}

async function move(tx: Query, world: World, invoice: Invoice, wanted: Status): Promise<boolean> {
  const now = world.clock.now()
  if (!(await stepInvoice(tx, invoice, wanted, now))) return false
  const moved = await invoiceById(tx, invoice.id)
  if (moved?.status === STATUS.paid) await depositBonuses(tx, moved, now)
  return true
}

/** Does something with an invoice in one transaction and tells the player what became of it. */
async function take(
  world: World,
  id: number,
  act: (tx: Query, invoice: Invoice) => Promise<boolean>,
): Promise<Invoice | null> {
  const step = await world.database.write(async (tx): Promise<Step | null> => {
    const invoice = await invoiceById(tx, id)
    if (!invoice) return null
    const changed = await act(tx, invoice)
    return { invoice: (await invoiceById(tx, id)) ?? invoice, changed }
  })
  if (step?.changed) await announce(world, step.invoice)
  return step?.invoice ?? null
}

async function announce(world: World, invoice: Invoice): Promise<void> {
  const { id, player, status, currency } = invoice
  await watchInvoice(world, invoice)
  if (status === STATUS.paid) {
    await watchBonuses(world, player)
    await world.realtime.pushBalance(player, currency)
  }
  world.realtime.send(player, { type: 'invoice', user: player, id, status })
}

/** Sets the clock for what happens to an invoice by itself: it runs out, or its coins are confirmed. */
export async function watchInvoice(world: World, invoice: Invoice): Promise<void> {
  const { invoices, confirmations } = world.deadlines
  const { id, status, expiresAt } = invoice
  if (status === STATUS.waiting) return invoices.watch(id, expiresAt)
  invoices.forget(id)
  const { confirmEveryMs } = world.settings
  const crypto = status === STATUS.processing ? await world.database.read((query) => cryptoOf(query, invoice)) : null
  if (confirmEveryMs > 0 && crypto && crypto.sentAt !== null) {
    confirmations.watch(id, crypto.sentAt + (crypto.seen + 1) * confirmEveryMs)
  } else confirmations.forget(id)
}

/** One more block. */
export async function nextConfirmation(world: World, id: number): Promise<void> {
  const seen = await world.database.read(async (query) => {
    const invoice = await invoiceById(query, id)
    return invoice && ((await cryptoOf(query, invoice))?.seen ?? null)
  })
  if (seen !== null) await confirmInvoice(world, id, seen + 1)
}
