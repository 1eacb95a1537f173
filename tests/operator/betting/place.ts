import type { SelectionWire } from '#endpoints/betting.ts'
import { type AcceptRule, type BetKind, bettingLimits } from '#domain/betting/betting.ts'
import { lineToDecimal } from '#domain/betting/markets.ts'
import { oddsFromDecimal, oddsToDecimal } from '#domain/betting/odds.ts'
import { isPriceTaken } from '#domain/betting/slip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { rangeProblem } from '#domain/money/limits.ts'
import { fromDecimal, type Minor, toDecimal } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { invalid, Problem } from '../http/problem.ts'
import { transfer, readWallet } from '../ledger.ts'
import type { Book } from './book.ts'
import type { LegWire } from './rows.ts'

export type PlacedBet = {
  player: number
  key: string
  at: number
  kind: BetKind
  selections: readonly SelectionWire[]
  amount: string
  currency: Currency
  accept: AcceptRule
}

/**
 * Takes one bet in the caller's transaction; returns its id. Throws the operator's rejections, listed per selection.
 */
export async function placeSportBet(tx: Query, book: Book, placed: PlacedBet): Promise<string> {
  const { player, key, kind, at } = placed
  const wallet = await readWallet(tx, player)
  const amount = acceptedStake(placed, wallet.currency)
  if ((placed.selections.length === 1) !== (kind === 'single')) throw invalid({ selections: ['selections.count'] })
  const legs = acceptedLegs(book, placed)
  if (amount > wallet.balance) throw invalid({ amount: ['amount.funds'] })
  const { currency } = wallet
  const { inserted } = await tx.run(
    `INSERT INTO sport_bets (player, key, kind, at, amount, remaining, currency, status, legs)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
    [player, key, kind, at, amount, amount, currency, JSON.stringify(legs)],
  )
  const reference = String(inserted)
  await transfer(tx, {
    player,
    currency,
    kind: 'betting.bet',
    reference,
    at,
    changes: { wallet: -amount, house: amount },
  })
  return reference
}

function acceptedStake(placed: PlacedBet, currency: Currency): Minor {
  if (placed.currency !== currency) throw invalid({ currency: ['currency.wrong'] })
  const amount = fromDecimal(placed.amount)
  if (amount === null || amount < 0) throw invalid({ amount: ['amount.invalid'] })
  const range = bettingLimits(currency)
  const problem = rangeProblem(amount, range)
  if (problem === 'below') throw invalid({ amount: [`amount.below:${toDecimal(range.min)}`] })
  if (problem === 'above') throw invalid({ amount: [`amount.above:${toDecimal(range.max)}`] })
  return amount
}

function acceptedLegs(book: Book, { selections, accept }: PlacedBet): LegWire[] {
  const errors: Record<string, string[]> = {}
  const legs: LegWire[] = []
  for (const [at, selection] of selections.entries()) {
    const isDouble = selections.findIndex(({ event }) => event === selection.event) < at
    const found = isDouble ? 'selection.sameEvent' : acceptedLeg(book, selection, accept)
    if (typeof found === 'string') errors[`selections.${at}`] = [found]
    else legs.push(found)
  }
  if (Object.keys(errors).length > 0) throw new Problem(409, { error: { code: 'selections' }, errors })
  return legs
}

/** Converts a selection to a leg at the current odds, or returns the error code. */
function acceptedLeg(book: Book, { event: id, market: name, outcome, odds, live }: SelectionWire, accept: AcceptRule) {
  const found = book.priced(id)
  if (!found || found.priced.phase === 'ended' || found.priced.phase === 'abandoned') return 'selection.ended'
  const { event, priced } = found
  if (priced.phase === 'live' && !live) return 'selection.started'
  const market = priced.markets.find((each) => each.id === name)
  const now = market?.outcomes.find((each) => each.id === outcome)?.odds ?? null
  if (!market || market.suspended || now === null) return 'selection.suspended'
  const seen = oddsFromDecimal(odds)
  if (seen === null || !isPriceTaken(seen, now, accept)) return `odds.changed:${oddsToDecimal(now)}`
  const { group, line, period } = market.terms
  const leg: LegWire = {
    event: book.getNames(event),
    market: { id: market.id, group, line: line === null ? null : lineToDecimal(line), period },
    outcome,
    odds: oddsToDecimal(now),
    status: 'open',
  }
  return leg
}
