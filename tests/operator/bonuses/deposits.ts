import { type Minor } from '#domain/money/money.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Query } from '../database.ts'
import { bonusAmount, bonusById, bonusInPlay, expireBonuses, offerBonus, startBonus } from './bonuses.ts'
import { giveSpins } from './campaigns.ts'
import { type BonusOffer, bonusOffer, REG_AND_DEP, RELOAD, WELCOME_PACK } from './offers.ts'

/** How long a deposit bonus waits when another bonus was active at the deposit. */
const WAITS_MS = 7 * 86_400_000

/** The offer for a player's next deposit: the next step of the welcome pack, afterwards always the reload bonus. */
export async function depositOffer(query: Query, player: number): Promise<BonusOffer> {
  for (const step of WELCOME_PACK) if (!(await hasHad(query, player, step))) return step
  return RELOAD
}

/** Until when a player's first deposit brings a gift, in ms; null if it no longer does. */
export async function giftWaitsUntil(query: Query, player: number, now: number): Promise<number | null> {
  if (await hasHad(query, player, REG_AND_DEP)) return null
  const registered = await query.row({ at: 'int' }, 'SELECT created_at AS at FROM players WHERE id = ?', [player])
  const until = (registered?.at ?? 0) + REG_AND_DEP.lifeMs
  return until > now ? until : null
}

/**
 * Gives the bonuses of a paid deposit, in the transaction that pays it: the chosen one, which is activated at once
 * unless another is active, and with the first deposit the registration gift.
 */
export async function depositBonuses(
  tx: Query,
  deposit: { player: number; currency: Currency; shopAmount: Minor; bonus: string | null },
  at: number,
): Promise<void> {
  const { player, currency, shopAmount } = deposit
  await expireBonuses(tx, player, at)
  if (deposit.bonus !== null) {
    const offer = bonusOffer(deposit.bonus)
    const amount = bonusAmount(offer, currency, shopAmount)
    if (amount > 0) await give(tx, { player, offer, currency, amount, at })
  }
  if ((await giftWaitsUntil(tx, player, at)) === null) return
  const amount = bonusAmount(REG_AND_DEP, currency, shopAmount)
  await offerBonus(tx, { player, offer: REG_AND_DEP, currency, amount, at, untilMs: REG_AND_DEP.lifeMs })
}

async function give(
  tx: Query,
  bonus: { player: number; offer: BonusOffer; currency: Currency; amount: Minor; at: number },
): Promise<void> {
  const { player, currency, offer, at } = bonus
  const isFree = (await bonusInPlay(tx, player, currency)) === null
  const id = await offerBonus(tx, { ...bonus, untilMs: WAITS_MS })
  const given = await bonusById(tx, id)
  if (isFree && given) await startBonus(tx, given, offer.lifeMs, at)
  if (offer.spins) await giveSpins(tx, { player, offer: offer.spins, currency, at })
}

async function hasHad(query: Query, player: number, { id }: BonusOffer): Promise<boolean> {
  const had = await query.row({ id: 'int' }, 'SELECT id FROM bonuses WHERE player = ? AND offer = ? LIMIT 1', [
    player,
    id,
  ])
  return had !== undefined
}
