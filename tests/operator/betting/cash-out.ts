import { randomUUID } from 'node:crypto'
import { cashOutPrice, computeShare } from '#domain/betting/betting.ts'
import type { Odds } from '#domain/betting/odds.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { transfer } from '../ledger.ts'
import type { Book } from './book.ts'
import { type BetRow, sportBetById, saveBet, type LegWire, getOdds } from './rows.ts'

/** The house margin on a fair cash-out price, in percent. */
const MARGIN_PERCENT = 5

export type Quote = { id: string; player: number; bet: number; price: Minor; remaining: Minor; expiresAt: number }

/** Cash-out prices that were quoted to players and are valid for a few seconds. */
export type Quotes = {
  /** Throws 409 when an open selection has no price now. */
  make(book: Book, bet: BetRow, times: { now: number; holdMs: number }): Quote
  /** Throws 409 for an expired quote. */
  find(id: string, bet: BetRow, now: number): Quote
  /** A quote can be used only once. */
  remove(id: string): void
}

export function createQuotes(): Quotes {
  const quotes = new Map<string, Quote>()
  return {
    make(book, bet, { now, holdMs }) {
      const { player, remaining } = bet
      for (const [id, { expiresAt }] of quotes) if (expiresAt < now) quotes.delete(id)
      const quote = {
        id: randomUUID(),
        player,
        bet: bet.id,
        price: getPrice(book, bet),
        remaining,
        expiresAt: now + holdMs,
      }
      quotes.set(quote.id, quote)
      return quote
    },
    find(id, bet, now) {
      const quote = quotes.get(id)
      const isGood = quote?.bet === bet.id && quote.remaining === bet.remaining && quote.expiresAt > now
      if (!quote || !isGood) throw rejection(409, 'quote.expired')
      return quote
    },
    remove: (id) => void quotes.delete(id),
  }
}

/**
 * The value of the remaining stake at the current odds. Throws 409 when an open leg has no odds, or when the value is
 * zero.
 */
function getPrice(book: Book, { remaining, legs }: BetRow): Minor {
  const priced = legs.map((leg) => {
    const { status } = leg
    return { odds: getOdds(leg), status, oddsNow: status === 'open' ? getOddsNow(book, leg) : null }
  })
  const price = cashOutPrice(remaining, priced, MARGIN_PERCENT)
  if (price < 1) throw rejection(409, 'cashOut.unavailable')
  return price
}

function getOddsNow(book: Book, { event, market: { id: marketId }, outcome }: LegWire): Odds {
  const market = book.priced(event.id)?.priced.markets.find(({ id }) => id === marketId)
  const now = market?.outcomes.find(({ id }) => id === outcome)?.odds
  if (!market || market.suspended || !now) throw rejection(409, 'cashOut.unavailable')
  return now
}

/** Pays a share (percent) of a quote; returns the updated bet. Throws the operator's rejections. */
export async function takeCashOut(
  tx: Query,
  quotes: Quotes,
  order: { player: number; bet: string; quote: string; share: number; at: number },
): Promise<BetRow> {
  const { player, share, at } = order
  const bet = await sportBetById(tx, player, order.bet)
  if (!bet) throw rejection(404, 'bet.unknown')
  if (bet.status !== 'open') throw rejection(409, 'bet.over')
  const quote = quotes.find(order.quote, bet, at)
  const stake = computeShare(bet.remaining, share)
  const paid = computeShare(quote.price, share)
  if (stake < 1 || paid < 1) throw rejection(409, 'cashOut.tooSmall')
  quotes.remove(quote.id)
  const remaining = minor(bet.remaining - stake)
  const payout = minor(bet.payout + paid)
  const end = remaining === 0 ? { status: 'cashed_out' as const, endedAt: at } : {}
  const left: BetRow = { ...bet, remaining, payout, ...end }
  await saveBet(tx, left)
  const changes = { house: -paid, wallet: paid }
  await transfer(tx, { player, currency: bet.currency, kind: 'betting.cashOut', reference: quote.id, at, changes })
  return left
}
