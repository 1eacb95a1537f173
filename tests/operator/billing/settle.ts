import { isInvoiceOpen } from '#domain/money/invoice.ts'
import { invoiceStatus } from '#domain/money/invoice-status.ts'
import type { Minor } from '#domain/money/money.ts'
import { depositBonuses } from '../bonuses/deposits.ts'
import { watchBonuses } from '../bonuses/moving.ts'
import type { Query } from '../database.ts'
import { pushDeposit } from '../push/events.ts'
import type { World } from '../world.ts'
import { noteCard, settleCard } from './cards.ts'
import { changeCoins, readCrypto, markSeen } from './crypto.ts'
import { changeSum, type Invoice, invoiceById, type Status, STATUS, stepInvoice } from './invoices.ts'

/** Blocks until the coins of a new invoice are sent: time to read where to. */
const BLOCKS_TO_SEND = 10

type Step = { invoice: Invoice; changed: boolean }

/**
 * Ends an open invoice. Paying credits the wallet and gives its bonuses once, in the same transaction. An invoice that
 * has ended keeps its status. Returns its new state; null for an unknown id.
 */
export async function endInvoice(world: World, id: number, wanted: Status): Promise<Invoice | null> {
  return take(world, id, (tx, invoice) => move(tx, world, invoice, wanted))
}

/**
 * The player has paid on the payment page, perhaps with a card that was entered there: coins first need confirmations,
 * other payments arrive at once.
 */
export async function payInvoice(world: World, id: number, cardNumber: string | null = null): Promise<Invoice | null> {
  return take(world, id, async (tx, invoice) => {
    if (cardNumber !== null) {
      await noteCard(tx, invoice.player, { card: { number: cardNumber }, purpose: 'invoice', reference: id })
    }
    return pay(tx, world, invoice)
  })
}

/** The player has sent this amount. If it differs from the requested one, the invoice takes it and is processing. */
export async function payOther(world: World, id: number, amount: Minor): Promise<Invoice | null> {
  return take(world, id, async (tx, invoice) => {
    if (amount === invoice.amount || !(await change(tx, world, invoice, amount))) return pay(tx, world, invoice)
    await ((await readCrypto(tx, invoice))
      ? sendCoins(tx, world, invoice)
      : move(tx, world, invoice, STATUS.processing))
    return true
  })
}

/** Changes only the amount of an open invoice. */
export async function changeInvoice(world: World, id: number, amount: Minor): Promise<Invoice | null> {
  return take(world, id, (tx, invoice) => change(tx, world, invoice, amount))
}

/** Sets the number of blocks that have confirmed the coins of an invoice; the last one pays it. */
export async function confirmInvoice(world: World, id: number, seen: number): Promise<Invoice | null> {
  return take(world, id, async (tx, invoice) => {
    const crypto = await readCrypto(tx, invoice)
    if (!crypto || !isInvoiceOpen(invoiceStatus(invoice.status))) return false
    const now = world.clock.now()
    await markSeen(tx, id, Math.min(seen, crypto.needed), now)
    if (seen >= crypto.needed) return move(tx, world, invoice, STATUS.paid)
    await move(tx, world, invoice, STATUS.processing)
    return true
  })
}

async function pay(tx: Query, world: World, invoice: Invoice): Promise<boolean> {
  const isCoins = (await readCrypto(tx, invoice)) !== null
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
  if (moved?.status !== STATUS.paid) return true
  await settleCard(tx, 'invoice', moved.id, now)
  await depositBonuses(tx, moved, now)
  return true
}

/** Changes an invoice in one transaction and notifies the player. */
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
    pushDeposit(world, invoice)
  }
  world.realtime.send(player, { type: 'invoice', user: player, id, status })
}

/** Sets the timers of an invoice: its expiry, and the next confirmation of its coins. */
export async function watchInvoice(world: World, invoice: Invoice): Promise<void> {
  const { invoices, confirmations } = world.deadlines
  const { id, status, expiresAt } = invoice
  if (status === STATUS.waiting) invoices.watch(id, expiresAt)
  else invoices.forget(id)
  const { confirmEveryMs } = world.settings
  const isOpen = isInvoiceOpen(invoiceStatus(status))
  const crypto = isOpen && confirmEveryMs > 0 ? await world.database.read((query) => readCrypto(query, invoice)) : null
  if (crypto) {
    // With a clock for blocks, coins are sent by themselves: there is no page to send them on.
    const sentAt = crypto.sentAt ?? world.clock.now() + BLOCKS_TO_SEND * confirmEveryMs
    confirmations.watch(id, sentAt + (crypto.seen + 1) * confirmEveryMs)
  } else confirmations.forget(id)
}

/** Adds one confirmation. */
export async function nextConfirmation(world: World, id: number): Promise<void> {
  const seen = await world.database.read(async (query) => {
    const invoice = await invoiceById(query, id)
    return invoice && ((await readCrypto(query, invoice))?.seen ?? null)
  })
  if (seen !== null) await confirmInvoice(world, id, seen + 1)
}
