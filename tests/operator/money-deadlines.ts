import { endInvoice, nextConfirmation, watchInvoice } from './billing/settle.ts'
import { openInvoices, STATUS } from './billing/invoices.ts'
import { openBonuses } from './bonuses/bonuses.ts'
import { bonusDue, watchBonus } from './bonuses/moving.ts'
import { createDeadlines, type Deadlines } from './deadlines.ts'
import { cashierStep, watchPayout } from './payouts/moving.ts'
import { duelDue, watchDuels } from './duels/table.ts'
import { openPayouts } from './payouts/payouts.ts'
import { roomDue, watchRooms } from './rooms/rooms.ts'
import type { World } from './world.ts'

/** Timers for money that changes by itself, per kind. */
export type MoneyDeadlines = Record<'invoices' | 'confirmations' | 'payouts' | 'bonuses' | 'rooms' | 'duels', Deadlines>

export function createMoneyDeadlines(now: () => number, world: () => World): MoneyDeadlines {
  return {
    invoices: createDeadlines('invoice', now, (id) => endInvoice(world(), id, STATUS.expired)),
    confirmations: createDeadlines('confirmation', now, (id) => nextConfirmation(world(), id)),
    payouts: createDeadlines('payout', now, (id) => cashierStep(world(), id)),
    bonuses: createDeadlines('bonus', now, (id) => bonusDue(world(), id)),
    rooms: createDeadlines('room', now, (id) => roomDue(world(), id)),
    duels: createDeadlines('duel', now, (id) => duelDue(world(), id)),
  }
}

/** Restores the timers of everything that was open when the operator stopped. */
export async function watchMoney(world: World): Promise<void> {
  const { database } = world
  for (const invoice of await database.read((query) => openInvoices(query, null))) await watchInvoice(world, invoice)
  for (const payout of await database.read(openPayouts)) watchPayout(world, payout)
  for (const bonus of await database.read(openBonuses)) watchBonus(world, bonus)
  await watchRooms(world)
  await watchDuels(world)
}

export function stopDeadlines(deadlines: MoneyDeadlines): void {
  for (const kind of Object.values(deadlines)) kind.stop()
}
