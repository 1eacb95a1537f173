import { BONUS_STATUSES, bonusGain, type BonusRules, type BonusStatus, wagerRequired } from '#domain/money/bonus.ts'
import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { roubles } from '../billing/scale.ts'
import type { Query } from '../database.ts'
import { transfer } from '../ledger.ts'
import type { BonusOffer } from './offers.ts'

export type Bonus = {
  id: number
  player: number
  /** Id in offers.ts. */
  offer: string
  status: BonusStatus
  amount: Minor
  currency: Currency
  /** The amount staked so far, out of `required`. */
  done: Minor
  required: Minor
  maxBet: Minor
  /** Until when it waits or may be wagered, in ms since the epoch. */
  expiresAt: number
}

const COLUMNS = {
  id: 'int',
  player: 'int',
  offer: 'text',
  status: 'text',
  amount: 'int',
  currency: 'text',
  done: 'int',
  required: 'int',
  max_bet: 'int',
  expires_at: 'int',
} as const
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM bonuses`

export async function bonusById(query: Query, id: number): Promise<Bonus | null> {
  return (await select(query, 'WHERE id = ?', [id]))[0] ?? null
}

/** A player's bonuses, newest first. */
export async function readBonuses(query: Query, player: number): Promise<Bonus[]> {
  return select(query, 'WHERE player = ? ORDER BY id DESC', [player])
}

/** The waiting and active bonuses of every player. */
export async function openBonuses(query: Query): Promise<Bonus[]> {
  return select(query, "WHERE status IN ('waiting', 'active') ORDER BY id", [])
}

/** The active bonus that stakes in a currency count toward; at most one at a time. */
export async function bonusInPlay(query: Query, player: number, currency: Currency): Promise<Bonus | null> {
  return (await select(query, "WHERE player = ? AND currency = ? AND status = 'active'", [player, currency]))[0] ?? null
}

async function select(query: Query, where: string, args: (string | number)[]): Promise<Bonus[]> {
  const rows = await query.rows(COLUMNS, `${SELECT} ${where}`, args)
  return rows.map(({ id, player, offer, status, currency, ...row }) => {
    if (!isCurrency(currency) || !isStatus(status)) throw new Error(`bonus ${id} makes no sense`)
    const progress = { done: minor(row.done), required: minor(row.required), maxBet: minor(row.max_bet) }
    const named = { id, player, offer, status, currency }
    return { ...named, amount: minor(row.amount), ...progress, expiresAt: row.expires_at }
  })
}

function isStatus(word: string): word is BonusStatus {
  return BONUS_STATUSES.some((status) => status === word)
}

/** An offer's rules in a currency. */
export function getRules(offer: BonusOffer, currency: Currency): BonusRules {
  return {
    percent: offer.percent,
    maxAmount: offer.percent === null ? null : roubles(offer.amount, currency),
    minAmount: offer.minDeposit === 0 ? null : roubles(offer.minDeposit, currency),
    wager: offer.wager,
    maxBet: roubles(offer.maxBet, currency),
    expiresIn: offer.lifeMs / 1_000,
  }
}

/** The bonus amount in minor units: a percentage of a deposit, or a fixed amount. Zero if the offer gives nothing. */
export function bonusAmount(offer: BonusOffer, currency: Currency, deposit: Minor): Minor {
  return offer.percent === null ? roubles(offer.amount, currency) : bonusGain(deposit, getRules(offer, currency))
}

/** Gives a player a waiting bonus that can be activated until a time. Returns its id. */
export async function offerBonus(
  tx: Query,
  bonus: { player: number; offer: BonusOffer; currency: Currency; amount: Minor; at: number; untilMs: number },
): Promise<number> {
  const { player, offer, currency, amount, at, untilMs } = bonus
  const { inserted } = await tx.run(
    `INSERT INTO bonuses (player, offer, status, amount, currency, required, max_bet, expires_at, created_at)
     VALUES (?, ?, 'waiting', ?, ?, ?, ?, ?, ?)`,
    [
      player,
      offer.id,
      amount,
      currency,
      wagerRequired(amount, offer),
      roubles(offer.maxBet, currency),
      at + untilMs,
      at,
    ],
  )
  return inserted
}

/** Activates a waiting bonus: the operator's promotions account pays it onto the player's bonus account. */
export async function startBonus(tx: Query, bonus: Bonus, lifeMs: number, at: number): Promise<void> {
  const { id, player, currency, amount } = bonus
  await tx.run("UPDATE bonuses SET status = 'active', expires_at = ? WHERE id = ?", [at + lifeMs, id])
  const changes = { promotions: -amount, bonus: amount }
  await transfer(tx, { player, currency, at, kind: 'bonus', reference: String(id), changes })
}

/**
 * Ends a bonus. A finished one moves onto the wallet; otherwise its amount returns to the operator. A bonus that has
 * already ended keeps its status, and false is returned.
 */
export async function endBonus(
  tx: Query,
  bonus: Bonus,
  status: 'finished' | 'expired' | 'cancelled',
  at: number,
): Promise<boolean> {
  const { id, player, currency, amount } = bonus
  if (bonus.status !== 'waiting' && bonus.status !== 'active') return false
  await tx.run('UPDATE bonuses SET status = ? WHERE id = ?', [status, id])
  if (bonus.status === 'waiting') return true
  const movement = { player, currency, at, reference: String(id) }
  if (status === 'finished') {
    await transfer(tx, { ...movement, kind: 'bonus.won', changes: { bonus: -amount, wallet: amount } })
  } else {
    await transfer(tx, { ...movement, kind: 'bonus.back', changes: { bonus: -amount, promotions: amount } })
  }
  return true
}

/**
 * Expires a player's overdue bonuses. Call it before reading or wagering bonuses, so that correctness does not depend
 * on a timer.
 */
export async function expireBonuses(tx: Query, player: number, now: number): Promise<void> {
  const late = await select(tx, "WHERE player = ? AND status IN ('waiting', 'active') AND expires_at <= ?", [
    player,
    now,
  ])
  for (const bonus of late) await endBonus(tx, bonus, 'expired', now)
}
