import { toDecimal } from '#domain/money/money.ts'
import type { World } from '../world.ts'
import { type Bonus, bonusById, readBonuses, expireBonuses } from './bonuses.ts'

/** Sends a player the progress of a bonus and the resulting balance. */
export async function announceBonus(world: World, bonus: Bonus): Promise<void> {
  watchBonus(world, bonus)
  const { id, player, status, done, currency } = bonus
  await world.realtime.pushBalance(player, currency)
  world.realtime.send(player, { type: 'bonus', user: player, id, status, done: toDecimal(done) })
}

/** Loads a bonus that may have changed and announces it. */
export async function reloadAndAnnounce(world: World, id: number): Promise<void> {
  const bonus = await world.database.read((query) => bonusById(query, id))
  if (bonus) await announceBonus(world, bonus)
}

/** Starts the expiry timers of a player's open bonuses. */
export async function watchBonuses(world: World, player: number): Promise<void> {
  const bonuses = await world.database.read((query) => readBonuses(query, player))
  for (const bonus of bonuses) watchBonus(world, bonus)
}

export function watchBonus(world: World, { id, status, expiresAt }: Bonus): void {
  const { bonuses } = world.deadlines
  if (status === 'waiting' || status === 'active') bonuses.watch(id, expiresAt)
  else bonuses.forget(id)
}

/** Handles the expiry time of a bonus. */
export async function bonusDue(world: World, id: number): Promise<void> {
  const bonus = await world.database.write(async (tx) => {
    const due = await bonusById(tx, id)
    if (due) await expireBonuses(tx, due.player, world.clock.now())
    return bonusById(tx, id)
  })
  if (bonus) await announceBonus(world, bonus)
}
