import type { LegStatus, MarketGroup } from './betting.ts'

/** Home goals (sets, maps, points) and those of the other side. */
export type Score = readonly [number, number]

/** What a market is about: a line is in quarters (2.25 is 9), a period is counted from 1, 0 is the whole match. */
export type MarketTerms = { group: MarketGroup; line: number | null; period: number }

const QUARTERS = 4
const WIRE = /^(-?)(\d{1,3})(?:\.(0|25|5|50|75))?$/

/** Reads a line as it stands on the wire ("-0.75") in quarters; null for what is no line. */
export function lineFromDecimal(text: string): number | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, sign, whole = '0', fraction = '0'] = match
  const value = Number(whole) * QUARTERS + Number(fraction.padEnd(2, '0')) / 25
  return sign === '-' && value !== 0 ? -value : value
}

/** Writes a line of quarters as the decimal that stands on the wire: 9 → "2.25", -2 → "-0.5". */
export function lineToDecimal(quarters: number): string {
  return String(quarters / QUARTERS)
}

/** The name of a market: what its outcomes are settled by. "total:2.25", "result", "result@1" for the first period. */
export function marketId({ group, line, period }: MarketTerms): string {
  return `${group}${line === null ? '' : `:${lineToDecimal(line)}`}${period === 0 ? '' : `@${period}`}`
}

/**
 * How an outcome ends with the final score of its scope (the match, or the period). A whole line can push (void), a
 * quarter line is half on each of its neighbours: half won or half lost.
 */
export function settleOutcome({ group, line }: MarketTerms, outcome: string, [home, away]: Score): LegStatus {
  switch (group) {
    case 'result':
      return isWon(outcome === (home > away ? 'home' : home < away ? 'away' : 'draw'))
    case 'total': {
      const above = (home + away) * QUARTERS - (line ?? 0)
      return byMargin(outcome === 'over' ? above : -above)
    }
    case 'handicap': {
      const ahead = (home - away) * QUARTERS + (line ?? 0)
      return byMargin(outcome === 'home' ? ahead : -ahead)
    }
    case 'both':
      return isWon((outcome === 'yes') === (home > 0 && away > 0))
    case 'score':
      return isWon(outcome === `${home}-${away}`)
  }
}

function isWon(won: boolean): LegStatus {
  return won ? 'won' : 'lost'
}

/** By quarters beyond the line. */
function byMargin(quarters: number): LegStatus {
  if (quarters >= 2) return 'won'
  if (quarters === 1) return 'half_won'
  if (quarters === 0) return 'void'
  return quarters === -1 ? 'half_lost' : 'lost'
}
