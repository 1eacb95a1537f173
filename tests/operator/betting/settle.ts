import { betStatus, type LegStatus, settlePayout } from '#domain/betting/betting.ts'
import { lineFromDecimal, settleOutcome } from '#domain/betting/markets.ts'
import { minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { readPublicName } from '../feed/public-name.ts'
import { transfer } from '../ledger.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import type { Book } from './book.ts'
import { type BetRow, sportBetWire, saveBet, type LegWire, getOdds, openSportBets } from './rows.ts'
import { eventById } from './schedule.ts'
import { getEnd, finalScore } from './timeline.ts'

/** Settles decided legs of open bets, and the bets that are complete. Notifies their players. */
export async function settleSportBets(world: World): Promise<void> {
  const { database, clock, book } = world
  const changed = await database.write(async (tx) => {
    const settled: BetRow[] = []
    for (const bet of await openSportBets(tx)) {
      const legs = bet.legs.map((leg) => ({
        ...leg,
        status: leg.status === 'open' ? getStatus(book, leg) : leg.status,
      }))
      if (legs.every(({ status }, at) => status === bet.legs[at]?.status)) continue
      settled.push(await settleBet(tx, { ...bet, legs }, clock.now()))
    }
    return settled
  })
  for (const bet of changed) await sendBet(world, bet)
}

/** Sends a changed bet to its player, and a finished one to the live feed and leaderboards too. */
async function sendBet(world: World, bet: BetRow): Promise<void> {
  const { player, amount, currency, payout } = bet
  world.realtime.send(player, { type: 'sportBet', user: String(player), bet: sportBetWire(bet, world.clock) })
  if (bet.status === 'open') return
  await world.realtime.pushBalance(player, currency)
  const name = await world.database.read((query) => readPublicName(query, player))
  world.feed.add({ game: 'betting', player: name, amount, currency, payout })
  await countSportBet(world, bet)
}

/** Counts a finished bet once toward leaderboards and tournaments. A bet whose stake was returned does not count. */
export async function countSportBet(world: World, bet: BetRow): Promise<void> {
  if (bet.status === 'open' || bet.status === 'void') return
  const { player, amount, currency, payout } = bet
  await countSettled(world, player, { id: 'betting', kind: 'betting', game: 'betting', amount, currency, payout })
}

async function settleBet(tx: Query, bet: BetRow, at: number): Promise<BetRow> {
  const legs = bet.legs.map((leg) => ({ odds: getOdds(leg), status: leg.status }))
  const status = betStatus(legs)
  const won = status === 'open' ? minor(0) : settlePayout(bet.remaining, legs)
  const settled: BetRow = { ...bet, status, endedAt: status === 'open' ? null : at, payout: minor(bet.payout + won) }
  await saveBet(tx, settled)
  if (won > 0) {
    const { player, currency, id } = bet
    const changes = { house: -won, wallet: won }
    await transfer(tx, { player, currency, kind: 'betting.payout', reference: String(id), at, changes })
  }
  return settled
}

/** The status of a leg at the book's time. */
function getStatus(book: Book, { event: { id }, market, outcome }: LegWire): LegStatus {
  const event = eventById(id)
  if (!event) return 'void'
  const terms = { group: market.group, line: lineFromDecimal(market.line ?? ''), period: market.period ?? 0 }
  // A market that was decided before the event was abandoned keeps its result.
  if (book.now() >= event.start + getEnd(event, terms.period)) {
    return settleOutcome(terms, outcome, finalScore(event, terms.period))
  }
  return book.priced(id)?.priced.phase === 'abandoned' ? 'void' : 'open'
}
