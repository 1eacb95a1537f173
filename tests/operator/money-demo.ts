import { minor } from '#domain/money/money.ts'
import type { PayoutStatus } from '#domain/money/payout.ts'
import { createInvoice, invoiceById, STATUS, stepInvoice } from './billing/invoices.ts'
import { depositBonuses } from './bonuses/deposits.ts'
import { giveSpins } from './bonuses/campaigns.ts'
import { WEEKEND_SPINS, WELCOME_PACK } from './bonuses/offers.ts'
import type { Query } from './database.ts'
import { credit, openWallet } from './ledger.ts'
import { insertPayout, payoutById, stepPayout } from './payouts/payouts.ts'
import { givePoints } from './vip/points.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const FIRST_DEPOSIT = minor(100_000)
const DOLLARS = minor(7_500)
const POINTS = 12_000

/** The first deposit of the demo account with its bonuses, free spins, dollars and VIP points. */
export async function seedDemoDeposit(tx: Query, world: World, player: number): Promise<void> {
  const at = world.clock.now()
  const bonus = WELCOME_PACK[0]?.id ?? null
  const order = { player, method: 'bank-card', amount: FIRST_DEPOSIT, currency: 'RUB' as const, bonus }
  const invoice = await invoiceById(tx, await createInvoice(tx, world, order))
  if (!invoice) throw new Error('the demo deposit is gone')
  await stepInvoice(tx, invoice, STATUS.paid, at)
  await depositBonuses(tx, invoice, at)
  await giveSpins(tx, { player, offer: WEEKEND_SPINS, currency: 'RUB', at, left: 35 })
  await openWallet(tx, player, 'USD')
  const gift = { player, from: 'credits' as const, kind: 'demo', reference: 'dollars', amount: DOLLARS, at }
  await credit(tx, { ...gift, currency: 'USD' })
  await givePoints(tx, player, POINTS)
}

type Past = {
  method: string
  recipient: string
  amount: number
  commission: number
  hoursAgo: number
  steps: PayoutStatus[]
}

/** Oldest first. The last two are still open. */
const PAYOUTS: readonly Past[] = [
  {
    method: 'card-payout',
    recipient: '•••• 4242',
    amount: 150_000,
    commission: 3_000,
    hoursAgo: 70,
    steps: ['processing', 'paid'],
  },
  {
    method: 'usdt-trc20-payout',
    recipient: 'TJRa…YXgR',
    amount: 70_000,
    commission: 10_000,
    hoursAgo: 45,
    steps: ['processing', 'declined'],
  },
  {
    method: 'card-payout',
    recipient: '•••• 4242',
    amount: 50_000,
    commission: 1_000,
    hoursAgo: 30,
    steps: ['cancelled'],
  },
  {
    method: 'bitcoin-payout',
    recipient: 'bc1q…5mdq',
    amount: 250_000,
    commission: 11_250,
    hoursAgo: 3,
    steps: ['processing'],
  },
  {
    method: 'card-payout',
    recipient: '•••• 5100',
    amount: 80_000,
    commission: 1_600,
    hoursAgo: 1,
    steps: [],
  },
]

/** Why the demo's declined payout was declined. */
const DECLINE: Partial<Record<PayoutStatus, { reason: string }>> = { declined: { reason: 'payout.account' } }

/** Creates the demo account's payouts, one in each state. */
export async function seedDemoPayouts(tx: Query, world: World, player: number): Promise<void> {
  for (const { hoursAgo, steps, amount, commission, ...past } of PAYOUTS) {
    const at = world.clock.now() - hoursAgo * HOUR
    const asked = { ...past, player, amount: minor(amount), commission: minor(commission), currency: 'RUB' as const }
    const id = await insertPayout(tx, asked, at)
    for (const [index, status] of steps.entries()) {
      const payout = await payoutById(tx, id)
      if (payout) await stepPayout(tx, payout, { status, ...DECLINE[status] }, at + (index + 1) * (HOUR / 4))
    }
  }
}
