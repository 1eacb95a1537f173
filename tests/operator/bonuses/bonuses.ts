import {
  BONUS_STATUSES,
  bonusGain,
  type BonusRules,
  type BonusStatus,
  wagerRequired,
} from '../../../worker/domain/money/bonus.ts'
import { type Currency, isCurrency } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'
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
  /** Staked for it so far, of what has to be. */
  done: Minor
  required: Minor
  maxBet: Minor
  /** ms since the epoch: until when it waits or may be played for. */
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

/** A player's bonuses, the newest first. */
export async function bonusesOf(query: Query, player: number): Promise<Bonus[]> {
  return select(query, 'WHERE player = ? ORDER BY id DESC', [player])
}

/** Those that may still be won, of every player. */
export async function openBonuses(query: Query): Promise<Bonus[]> {
  return select(query, "WHERE status IN ('waiting', 'active') ORDER BY id", [])
}

/** The bonus that a player's stakes in a currency count for: one at a time. */
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
export function rulesOf(offer: BonusOffer, currency: Currency): BonusRules {
  return {
    percent: offer.percent,
    maxAmount: offer.percent === null ? null : roubles(offer.amount, currency),
    minAmount: offer.minDeposit === 0 ? null : roubles(offer.minDeposit, currency),
    wager: offer.wager,
    maxBet: roubles(offer.maxBet, currency),
    expiresIn: offer.lifeMs / 1_000,
  }
}

/** What an offer comes to, in minor units: its share of a deposit, or its own amount. Zero where it gives nothing. */
export function bonusAmount(offer: BonusOffer, currency: Currency, deposit: Minor): Minor {
  return offer.percent === null ? roubles(offer.amount, currency) : bonusGain(deposit, rulesOf(offer, currency))
}

/** Lays a bonus by for a player, to be taken until a moment. Gives its id. */
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

/** Lets a waiting bonus be played for: the operator's promotions pay it onto the player's bonus account. */
export async function startBonus(tx: Query, bonus: Bonus, lifeMs: number, at: number): Promise<void> {
  const { id, player, currency, amount } = bonus
  await tx.run("UPDATE bonuses SET status = 'active', expires_at = ? WHERE id = ?", [at + lifeMs, id])
  const changes = { promotions: -amount, bonus: amount }
  await transfer(tx, { player, currency, at, kind: 'bonus', reference: String(id), changes })
}

/**
 * Ends a bonus. Won: it goes onto the wallet; otherwise what was paid for it goes back to the operator. One that has
 * ended already keeps its status, and false is given.
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

/** Ends what a player had time for until now. Whoever reads or plays for bonuses calls it first: no timer decides. */
export async function expireBonuses(tx: Query, player: number, now: number): Promise<void> {
  const late = await select(tx, "WHERE player = ? AND status IN ('waiting', 'active') AND expires_at <= ?", [
    player,
    now,
  ])
  for (const bonus of late) await endBonus(tx, bonus, 'expired', now)
}
