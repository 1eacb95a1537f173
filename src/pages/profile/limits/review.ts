import type { HistoryRow } from '#db/view.ts'
import { createZoneClock } from '#domain/time/zone-clock.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor, ZERO } from '#domain/money/money.ts'
import { computeTotals } from '../history/totals.ts'
import { addDays, startOfDay, toDay } from '../history/days.ts'

/** What was deposited and withdrawn in a month ("2026-11"), minor units; null if a sum exceeds the safe range. */
export type MonthReview = {
  month: string
  currency: Currency
  deposited: Minor | null
  withdrawn: Minor | null
  /** Withdrawn less deposited. */
  net: Minor | null
}

const MONTHS = 12
const FIRST_DAY = '-01'

/** The start, ms, of the first month of a review: eleven months before the present one, in a time zone. */
export function getReviewStart(now: number, zone: string): number {
  let month = toDay(now, zone).slice(0, 7)
  for (let count = 1; count < MONTHS; count += 1) month = addDays(month + FIRST_DAY, -1).slice(0, 7)
  return startOfDay(month + FIRST_DAY, zone)
}

/** The completed deposits and withdrawals by month of a time zone and by currency, the newest month first. */
export function computeReview(
  deposits: readonly HistoryRow[],
  withdrawals: readonly HistoryRow[],
  zone: string,
): MonthReview[] {
  const readClock = createZoneClock(zone)
  const paidIn = groupByMonth(deposits, readClock)
  const paidOut = groupByMonth(withdrawals, readClock)
  const months = [...new Set([...paidIn.keys(), ...paidOut.keys()])].toSorted().toReversed()
  return months.flatMap((month) => {
    const sumsIn = computeTotals(paidIn.get(month) ?? [])
    const sumsOut = computeTotals(paidOut.get(month) ?? [])
    const currencies = new Set([...sumsIn, ...sumsOut].map(({ currency }) => currency))
    return [...currencies].map((currency): MonthReview => {
      const deposited = sumIn(sumsIn, currency)
      const withdrawn = sumIn(sumsOut, currency)
      const net = deposited === null || withdrawn === null ? null : minor(withdrawn - deposited)
      return { month, currency, deposited, withdrawn, net }
    })
  })
}

function sumIn(totals: ReturnType<typeof computeTotals>, currency: Currency): Minor | null {
  const total = totals.find((each) => each.currency === currency)
  return total ? total.amount : ZERO
}

function groupByMonth(rows: readonly HistoryRow[], readClock: ReturnType<typeof createZoneClock>) {
  const groups = new Map<string, HistoryRow[]>()
  for (const row of rows) {
    const { year, month } = readClock(row.at)
    const name = `${year}-${month}`
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return groups
}
