import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { readWallet } from '../ledger.ts'
import type { World } from '../world.ts'
import { roubles } from '../billing/scale.ts'
import { type Bonus, bonusById, bonusInPlay, expireBonuses, offerBonus, startBonus } from './bonuses.ts'
import { giveSpins } from './campaigns.ts'
import { bonusOffer, type Promo, promoBy } from './offers.ts'

/** A usable promo code; throws 404 when it is unknown or expired. */
export function usablePromo(code: string): Promo {
  const promo = promoBy(code)
  if (!promo) throw rejection(404, 'promo.unknown')
  if (promo.isOver) throw rejection(404, 'promo.expired')
  return promo
}

/** A player's own bonus; throws 404 when it is unknown, 403 when it belongs to another player. */
export async function findBonus(tx: Query, player: number, id: string): Promise<Bonus> {
  const bonus = /^\d{1,15}$/.test(id) ? await bonusById(tx, Number(id)) : null
  if (!bonus) throw rejection(404, 'bonus.unknown')
  if (bonus.player !== player) throw rejection(403, 'bonus.foreign')
  return bonus
}

/** Activates a player's waiting bonus. Returns its id. */
export async function activateFor(tx: Query, player: number, id: string, now: number): Promise<number> {
  await expireBonuses(tx, player, now)
  const bonus = await findBonus(tx, player, id)
  if (bonus.status === 'active') return bonus.id
  if (bonus.status !== 'waiting') throw rejection(409, 'bonus.over')
  if (await bonusInPlay(tx, player, bonus.currency)) throw rejection(409, 'bonus.active')
  await startBonus(tx, bonus, bonusOffer(bonus.offer).lifeMs, now)
  return bonus.id
}

/** The result of a promo code: an active bonus by its id, or a free-spin campaign. */
export type Taken = { bonus: number } | { campaign: number }

/** Redeems a promo code, once per player. */
export async function takePromo(tx: Query, world: World, player: number, code: string): Promise<Taken> {
  const { gives } = usablePromo(code)
  const offer = 'bonus' in gives ? gives.bonus : gives.spins
  if (offer.region !== null && offer.region !== world.settings.country) throw rejection(403, 'promo.region')
  const used = await tx.row(
    { used: 'int' },
    'SELECT (SELECT count(*) FROM bonuses WHERE player = ?1 AND offer = ?2) + (SELECT count(*) FROM campaigns WHERE player = ?1 AND offer = ?2) AS used',
    [player, offer.id],
  )
  if (used && used.used > 0) throw rejection(409, 'promo.used')
  const at = world.clock.now()
  const { currency } = await readWallet(tx, player)
  if ('spins' in gives) return { campaign: await giveSpins(tx, { player, offer: gives.spins, currency, at }) }
  await expireBonuses(tx, player, at)
  if (await bonusInPlay(tx, player, currency)) throw rejection(409, 'bonus.active')
  const amount = roubles(gives.bonus.amount, currency)
  const id = await offerBonus(tx, { player, offer: gives.bonus, currency, amount, at, untilMs: gives.bonus.lifeMs })
  const bonus = await bonusById(tx, id)
  if (bonus) await startBonus(tx, bonus, gives.bonus.lifeMs, at)
  return { bonus: id }
}

/** Requires exactly one of `id` and `promo`; otherwise throws a validation error. */
export function requireOne({ id, promo }: { id?: string | undefined; promo?: string | undefined }) {
  if (id !== undefined && promo === undefined) return { id }
  if (promo !== undefined && id === undefined) return { promo }
  throw invalid({ id: ['field.required'] })
}
