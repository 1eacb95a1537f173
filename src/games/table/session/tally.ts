import { isRecord } from '../settings/player-setting.ts'
import { type Minor, isAmount, minor, ZERO } from '#domain/money/money.ts'
import { getOutcome, type Outcome } from '#domain/money/outcome.ts'
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
  /** The net result from the start on. In a long visit some points are left out, but neither the highest nor the lowest. */
  line: readonly NetPoint[]
}

/** The net result after so many rounds. */
export type NetPoint = { rounds: number; net: Minor }

/** How many points the line has before half of them are left out. */
const MOST_POINTS = 120
/** Of so many neighbouring points the highest and the lowest stay. */
const NEIGHBOURS = 4

export const EMPTY_TALLY: Tally = {
  rounds: 0,
  won: 0,
  lost: 0,
  wagered: ZERO,
  net: ZERO,
  run: 0,
  longestWon: 0,
  longestLost: 0,
  line: [{ rounds: 0, net: ZERO }],
}

export function addRound(tally: Tally, { amount, payout }: Pick<SeenRound, 'amount' | 'payout'>): Tally {
  const outcome = getOutcome({ amount, payout })
  const run = nextRun(tally.run, outcome)
  const rounds = tally.rounds + 1
  const net = minor(tally.net + payout - amount)
  return {
    rounds,
    won: tally.won + Number(outcome === 'win'),
    lost: tally.lost + Number(outcome === 'loss'),
    wagered: minor(tally.wagered + amount),
    net,
    run,
    longestWon: Math.max(tally.longestWon, run),
    longestLost: Math.max(tally.longestLost, -run),
    line: thinned([...tally.line, { rounds, net }]),
  }
}

function nextRun(run: number, outcome: Outcome): number {
  if (outcome === 'push') return 0
  return outcome === 'win' ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1
}

/** Leaves out about half of the points; the first, the newest, the highest and the lowest stay, each at its round. */
function thinned(line: readonly NetPoint[]): readonly NetPoint[] {
  if (line.length <= MOST_POINTS) return line
  return line.filter(({ net }, at) => {
    const from = at - (at % NEIGHBOURS)
    const nets = line.slice(from, from + NEIGHBOURS).map((point) => point.net)
    const isFirstWith = nets.indexOf(net) === at - from
    const isExtreme = isFirstWith && (net === Math.max(...nets) || net === Math.min(...nets))
    return isExtreme || at === 0 || at === line.length - 1
  })
}

/** A stored tally; null for anything else. */
export function readTally(stored: unknown): Tally | null {
  if (!isRecord(stored)) return null
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
  const isCount = (value: unknown): value is number => isWhole(value) && value >= 0
  const isMoney = (value: unknown): value is Minor => typeof value === 'number' && isAmount(value)
  const isPoint = (value: unknown): value is NetPoint =>
    isRecord(value) && isCount(value['rounds']) && isMoney(value['net'])
  const { rounds, won, lost, wagered, net, run, longestWon, longestLost, line } = stored
  if (!isCount(rounds) || !isCount(won) || !isCount(lost) || !isCount(longestWon) || !isCount(longestLost)) return null
  if (!isWhole(run) || !isMoney(wagered) || !isMoney(net) || !Array.isArray(line) || !line.every(isPoint)) return null
  return { rounds, won, lost, wagered, net, run, longestWon, longestLost, line }
}
