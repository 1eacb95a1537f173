import type { CrashRoundWire } from '../../../worker/endpoints/crash.ts'
import { CRASH_POINTS_SHOWN, crashTime } from '../../../worker/domain/games/crash.ts'
import { CRASH_CHAIN_GAMES, crashPoint } from '../../../worker/domain/fairness/crash-chain.ts'
import type { Clock } from '../clock.ts'
import type { Query } from '../database.ts'
import { type Chain, chainById, commitChain, currentChain } from './chain.ts'
import { createRoundBets, type RoundBets } from './round-bets.ts'

/** A round that is on, with what is secret of it. Times are ms of the operator's clock. */
export type Round = {
  id: number
  game: number
  hash: string
  /** Where it will crash, in hundredths, and how long after the start. */
  point: number
  crashesAfterMs: number
  phase: 'betting' | 'running' | 'crashed'
  startsAt: number
  /** When bets of the round after it are taken; 0 until it has crashed. */
  nextAt: number
  bets: RoundBets
}

/** What a test wants of the next round: a game that crashes between two multipliers, in hundredths, both included. */
export type PointRange = { from: number; to: number }

/** Makes the next game of the chain a round that starts at a moment. */
export async function beginRound(tx: Query, startsAt: number, wanted: PointRange | null): Promise<Round> {
  const { chain, game } = await nextGame(tx, wanted)
  const hash = chain.hashOf(game)
  const point = crashPoint(hash, chain.salt)
  const { inserted: id } = await tx.run('INSERT INTO crash_rounds (chain, game, starts_at) VALUES (?, ?, ?)', [
    chain.id,
    game,
    startsAt,
  ])
  return {
    id,
    game,
    hash,
    point,
    crashesAfterMs: crashTime(point),
    phase: 'betting',
    startsAt,
    nextAt: 0,
    bets: createRoundBets(),
  }
}

/** The game after the last one that was played, or the first of those that follow with a wanted point. */
async function nextGame(tx: Query, wanted: PointRange | null): Promise<{ chain: Chain; game: number }> {
  const chain = await currentChain(tx)
  for (let game = (await currentGame(tx, chain.id)) + 1; game <= CRASH_CHAIN_GAMES; game += 1) {
    if (wanted === null) return { chain, game }
    const point = crashPoint(chain.hashOf(game), chain.salt)
    if (point >= wanted.from && point <= wanted.to) return { chain, game }
  }
  await commitChain(tx)
  return nextGame(tx, wanted)
}

/** The last game of a chain that was begun; 0 before the first. */
export async function currentGame(query: Query, chain: number): Promise<number> {
  const row = await query.row({ game: 'int?' }, 'SELECT max(game) AS game FROM crash_rounds WHERE chain = ?', [chain])
  return row?.game ?? 0
}

/** A round that has crashed, with its chain; undefined for one that is on, was cut off, or never was. */
export async function overRound(query: Query, id: string) {
  const row = await query.row(
    { id: 'int', chain: 'int', game: 'int', starts_at: 'int', ended_at: 'int', point: 'int' },
    `SELECT id, chain, game, starts_at, ended_at, point FROM crash_rounds
     WHERE id = ? AND ended_at IS NOT NULL AND point IS NOT NULL`,
    [id],
  )
  if (!row) return undefined
  const chain = await chainById(query, row.chain)
  return { ...row, chain, hash: chain.hashOf(row.game) }
}

/** The points of the last rounds, the newest first. */
export async function lastPoints(query: Query) {
  const rows = await query.rows(
    { id: 'int', chain: 'int', game: 'int', point: 'int' },
    'SELECT id, chain, game, point FROM crash_rounds WHERE point IS NOT NULL ORDER BY id DESC LIMIT ?',
    [CRASH_POINTS_SHOWN],
  )
  const points: { id: number; game: number; point: number; hash: string }[] = []
  for (const { id, chain, game, point } of rows) {
    points.push({ id, game, point, hash: (await chainById(query, chain)).hashOf(game) })
  }
  return points
}

/** A round as everybody may see it: its point and its hash once it has crashed. */
export function roundWire(round: Round, clock: Clock): CrashRoundWire {
  const { id, game, phase, startsAt, nextAt, point, hash, crashesAfterMs } = round
  const starts_at = clock.moment(startsAt)
  if (phase !== 'crashed') return { phase, id, starts_at }
  const ended_at = clock.moment(startsAt + crashesAfterMs)
  return { phase, id, game, starts_at, ended_at, next_at: clock.moment(nextAt), point, hash }
}
