import type { PayoutStatus } from '#domain/money/payout.ts'
import { pushPayout } from '../push/events.ts'
import type { World } from '../world.ts'
import { type Payout, payoutById, stepPayout } from './payouts.ts'

/** Moves a payout on and notifies the player. Returns its new state; null for an unknown id. */
export async function movePayout(
  world: World,
  id: number,
  wanted: { status: PayoutStatus; reason?: string },
): Promise<Payout | null> {
  const { payout, moved } = await world.database.write(async (tx) => {
    const found = await payoutById(tx, id)
    const stepped = found !== null && (await stepPayout(tx, found, wanted, world.clock.now()))
    return { payout: stepped ? await payoutById(tx, id) : found, moved: stepped }
  })
  if (payout && moved) await announcePayout(world, payout)
  return payout
}

export async function announcePayout(world: World, payout: Payout): Promise<void> {
  const { id, player, status, currency, reason } = payout
  watchPayout(world, payout)
  // Processing moves no money; every other step does.
  if (status !== 'processing') await world.realtime.pushBalance(player, currency)
  pushPayout(world, payout)
  world.realtime.send(player, { type: 'payout', user: player, id, status, reason })
}

/** If there is a cashier, schedules its next step for a payout. */
export function watchPayout(world: World, { id, status }: Payout): void {
  const { payouts } = world.deadlines
  const { cashierMs } = world.settings
  const isOpen = status === 'waiting' || status === 'processing'
  if (cashierMs > 0 && isOpen) payouts.watch(id, world.clock.now() + cashierMs)
  else payouts.forget(id)
}

/** The cashier's next step with a payout. */
export async function cashierStep(world: World, id: number): Promise<void> {
  const payout = await world.database.read((query) => payoutById(query, id))
  if (payout?.status === 'waiting') await movePayout(world, id, { status: 'processing' })
  else if (payout?.status === 'processing') await movePayout(world, id, { status: 'paid' })
}
