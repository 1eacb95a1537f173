import { ALL_BETS, BET_RESULTS, type BetFilter, countBetFilters, matchesBet } from '#domain/money/bet-filter.ts'
import { type Minor, fromDecimal } from '#domain/money/money.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import { invalid } from '../http/problem.ts'
import { type Line, linesBefore } from './lines.ts'

type From = Parameters<typeof linesBefore>[2]

const LINES_AT_ONCE = 500

/** Which bets a caller asks for. */
export function readFilter(query: (name: string) => string | undefined): BetFilter {
  const result = query('result')
  const known = BET_RESULTS.find((one) => one === result && one !== 'open') ?? null
  if (result !== undefined && known === null) throw invalid({ result: ['field.invalid'] })
  return {
    ...ALL_BETS,
    game: query('game') ?? null,
    result: known,
    min: readAmount('amount_from', query('amount_from')),
    max: readAmount('amount_to', query('amount_to')),
    number: query('number') ?? '',
  }
}

function readAmount(name: string, text: string | undefined): Minor | null {
  if (text === undefined) return null
  const amount = fromDecimal(text)
  if (amount === null) throw invalid({ [name]: ['field.invalid'] })
  return amount
}

/** The lines of one kind that are older than a position, newest first; of bets those that fit the filter. */
export async function narrowedLines(
  query: Query,
  clock: OperatorClock,
  from: From,
  filter: BetFilter,
): Promise<Line[]> {
  if (from.kind !== 'bets' || countBetFilters(filter) === 0) return linesBefore(query, clock, from)
  const found: Line[] = []
  for (let { before } = from; ;) {
    const lines = await linesBefore(query, clock, { ...from, before, most: LINES_AT_ONCE })
    found.push(...lines.filter((line) => fits(line, filter)))
    const last = lines.at(-1)
    if (!last || lines.length < LINES_AT_ONCE || found.length >= from.most) return found.slice(0, from.most)
    before = { at: last.at, id: last.id }
  }
}

function fits({ item }: Line, filter: BetFilter): boolean {
  if (item.kind !== 'bets') return false
  const [amount, payout] = [item.amount, item.payout].map((money) => fromDecimal(String(money)))
  if (!isKnown(amount) || !isKnown(payout)) return false
  const round = isKnown(item.round) ? String(item.round) : null
  return matchesBet({ id: String(item.id), game: item.game, amount, payout, round }, filter)
}

function isKnown<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}
