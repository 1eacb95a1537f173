import { isCurrency, type Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { readBenefit } from '#domain/player/vip.ts'
import type { Query } from '../database.ts'
import { credit } from '../ledger.ts'
import { levelAt } from './levels.ts'
import { readPoints } from './points.ts'

const WEEK_MS = 7 * 86_400_000
/** The first Monday of Unix time: 5 January 1970. */
const FIRST_MONDAY_MS = 4 * 86_400_000

/** When cashback is next credited: at the end of the week, Monday 00:00 UTC. */
export function cashbackDueAt(now: number): number {
  return toWeek(now) + WEEK_MS
}

/** A player's cashback of the current week so far, in one currency; null without a level that gives any. */
export async function readCashback(
  query: Query,
  player: number,
  currency: Currency,
  now: number,
): Promise<Minor | null> {
  const percent = await readPercent(query, player)
  if (percent === null) return null
  const losses = await readLosses(query, player, toWeek(now), now)
  return computeShare(losses.find((each) => each.currency === currency)?.lost ?? 0, percent)
}

/** Credits the cashback of the week before, once. Returns the currencies whose wallet it has changed. */
export async function creditCashback(tx: Query, player: number, now: number): Promise<Currency[]> {
  const percent = await readPercent(tx, player)
  if (percent === null) return []
  const week = toWeek(now)
  const credited: Currency[] = []
  for (const { currency, lost } of await readLosses(tx, player, week - WEEK_MS, week)) {
    const reference = `${player} ${week} ${currency}`
    const amount = computeShare(lost, percent)
    if (amount === 0 || (await isCredited(tx, reference))) continue
    await credit(tx, { player, from: 'promotions', kind: 'cashback', reference, amount, at: now, currency })
    credited.push(currency)
  }
  return credited
}

async function isCredited(query: Query, reference: string): Promise<boolean> {
  const row = await query.row({ id: 'int' }, "SELECT id FROM movements WHERE kind = 'cashback' AND reference = ?", [
    reference,
  ])
  return row !== undefined
}

async function readPercent(query: Query, player: number): Promise<number | null> {
  const level = levelAt(await readPoints(query, player))
  const cashback = level?.benefits.map(readBenefit).find((benefit) => benefit?.key === 'cashback')
  return cashback?.argument ? Number.parseInt(cashback.argument, 10) : null
}

/** What the player lost in a time, by currency, in minor units. */
async function readLosses(
  query: Query,
  player: number,
  from: number,
  to: number,
): Promise<{ currency: Currency; lost: number }[]> {
  const rows = await query.rows(
    { currency: 'text', lost: 'int' },
    `SELECT currency, sum(amount - payout) AS lost FROM settled_bets
     WHERE player = ? AND at >= ? AND at < ? GROUP BY currency`,
    [player, from, to],
  )
  return rows.flatMap(({ currency, lost }) => (isCurrency(currency) ? [{ currency, lost }] : []))
}

function computeShare(lost: number, percent: number): Minor {
  return minor(Math.max(0, Math.floor((lost * percent) / 100)))
}

function toWeek(at: number): number {
  return at - ((at - FIRST_MONDAY_MS) % WEEK_MS)
}
