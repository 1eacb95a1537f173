import { isRecord } from '../settings/player-setting.ts'
import { type Minor, isAmount, minor, ZERO } from '#domain/money/money.ts'
import type { SeenRound } from './seen-round.ts'

/** What a player has played in this visit, in one currency. */
export type Tally = {
  rounds: number
  /** Rounds that paid more than their stake, and less; the others gave the stake back. */
  won: number
  lost: number
  wagered: Minor
  /** All payouts less all stakes. */
  net: Minor
  /** How many rounds in a row were won just now; negative: lost. */
  run: number
  longestWon: number
  longestLost: number
  /** The net result from the start on, after each round or, in a long visit, after each second, fourth, … one. */
  line: readonly Minor[]
}

/** How many points the line has before every second one is left out. */
const MOST_POINTS = 120

export const NOTHING_PLAYED: Tally = {
  rounds: 0,
  won: 0,
  lost: 0,
  wagered: ZERO,
  net: ZERO,
  run: 0,
  longestWon: 0,
  longestLost: 0,
  line: [ZERO],
}

export function addRound(tally: Tally, { amount, payout }: Pick<SeenRound, 'amount' | 'payout'>): Tally {
  const isWon = payout > amount
  const isLost = payout < amount
  const run = isWon ? Math.max(tally.run, 0) + 1 : isLost ? Math.min(tally.run, 0) - 1 : 0
  const net = minor(tally.net + payout - amount)
  return {
    rounds: tally.rounds + 1,
    won: tally.won + Number(isWon),
    lost: tally.lost + Number(isLost),
    wagered: minor(tally.wagered + amount),
    net,
    run,
    longestWon: Math.max(tally.longestWon, run),
    longestLost: Math.max(tally.longestLost, -run),
    line: thinned([...tally.line, net]),
  }
}

/** With an even limit the first and the newest point are at even places, and stay. */
function thinned(line: readonly Minor[]): readonly Minor[] {
  if (line.length <= MOST_POINTS) return line
  return line.filter((_, at) => at % 2 === 0)
}

/** A stored tally; null for anything else. */
export function readTally(stored: unknown): Tally | null {
  if (!isRecord(stored)) return null
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
  const isCount = (value: unknown): value is number => isWhole(value) && value >= 0
  const isMoney = (value: unknown): value is Minor => typeof value === 'number' && isAmount(value)
  const { rounds, won, lost, wagered, net, run, longestWon, longestLost, line } = stored
  if (!isCount(rounds) || !isCount(won) || !isCount(lost) || !isCount(longestWon) || !isCount(longestLost)) return null
  if (!isWhole(run) || !isMoney(wagered) || !isMoney(net) || !Array.isArray(line) || !line.every(isMoney)) return null
  return { rounds, won, lost, wagered, net, run, longestWon, longestLost, line }
}
