import type { LegStatus, MarketGroup } from './betting.ts'

/** Goals (sets, maps, points) of the home side and of the away side. */
export type Score = readonly [number, number]

/** What a market bets on. `line` is in quarters (2.25 is 9); periods are counted from 1, and 0 is the whole match. */
export type MarketTerms = { group: MarketGroup; line: number | null; period: number }

const QUARTERS = 4
const WIRE = /^(-?)(\d{1,3})(?:\.(0|25|5|50|75))?$/

/** Parses the line of a reply ("-0.75") to quarters; null if it is not a valid line. */
export function lineFromDecimal(text: string): number | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const [, sign, whole = '0', fraction = '0'] = match
  const value = Number(whole) * QUARTERS + Number(fraction.padEnd(2, '0')) / 25
  return sign === '-' && value !== 0 ? -value : value
}

/** Formats a line in quarters as a decimal: 9 → "2.25", -2 → "-0.5". */
export function lineToDecimal(quarters: number): string {
  return String(quarters / QUARTERS)
}

/**
 * The id of a market, from which its outcomes can be settled: "total:2.25", "result", "result@1" for the first period.
 */
export function marketId({ group, line, period }: MarketTerms): string {
  return `${group}${line === null ? '' : `:${lineToDecimal(line)}`}${period === 0 ? '' : `@${period}`}`
}

/**
 * The result of an outcome by the final score of its match or period. On a whole line the bet can be void (push). On a
 * quarter line half of it is on each neighbouring line, so it can be half won or half lost.
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

const EXACT = /^(\d{1,3})-(\d{1,3})$/

/** Whether a match or period at this score can still end in an outcome: an exact score that is passed cannot. */
export function canStillHappen({ group }: Pick<MarketTerms, 'group'>, outcome: string, [home, away]: Score): boolean {
  const exact = group === 'score' ? EXACT.exec(outcome) : null
  return exact === null || (Number(exact[1]) >= home && Number(exact[2]) >= away)
}

/** The score of a whole event (period 0) or of one of its periods; 0:0 before it. */
export function getPeriodScore(event: { score: Score; periods: readonly Score[] }, period: number): Score {
  return period === 0 ? event.score : (event.periods[period - 1] ?? [0, 0])
}

function isWon(won: boolean): LegStatus {
  return won ? 'won' : 'lost'
}

/** The result by the distance from the line, in quarters. */
function byMargin(quarters: number): LegStatus {
  if (quarters >= 2) return 'won'
  if (quarters === 1) return 'half_won'
  if (quarters === 0) return 'void'
  return quarters === -1 ? 'half_lost' : 'lost'
}
