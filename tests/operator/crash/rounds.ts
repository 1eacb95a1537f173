import type { CrashRoundWire } from '#endpoints/crash.ts'
import { CRASH_POINTS_SHOWN, crashTime } from '#domain/games/crash.ts'
import { CRASH_CHAIN_GAMES, crashPoint } from '#domain/fairness/crash-chain.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import { type Chain, chainById, commitChain, currentChain } from './chain.ts'
import { createRoundBets, type RoundBets } from './round-bets.ts'

/** The current round, with its secrets. Times are ms of the operator's clock. */
export type StoredCrashRound = {
  id: number
  game: number
  hash: string
  /** The crash point in hundredths, and the ms from the start to the crash. */
  point: number
  crashesAfterMs: number
  phase: 'betting' | 'running' | 'crashed'
  startsAt: number
  /** When the betting of the next round begins; 0 until the crash. */
  nextAt: number
  bets: RoundBets
}

/** The range of crash points that a test wants for the next round: hundredths, both ends included. */
export type PointRange = { from: number; to: number }

/** Creates a round from the next game of the chain. */
export async function beginRound(tx: Query, startsAt: number, wanted: PointRange | null): Promise<StoredCrashRound> {
  const { chain, game } = await nextGame(tx, wanted)
  const hash = chain.getHash(game)
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

/** The next unplayed game of the chain, or the first later one whose crash point is in the wanted range. */
async function nextGame(tx: Query, wanted: PointRange | null): Promise<{ chain: Chain; game: number }> {
  const chain = await currentChain(tx)
  for (let game = (await currentGame(tx, chain.id)) + 1; game <= CRASH_CHAIN_GAMES; game += 1) {
    if (wanted === null) return { chain, game }
    const point = crashPoint(chain.getHash(game), chain.salt)
    if (point >= wanted.from && point <= wanted.to) return { chain, game }
  }
  await commitChain(tx)
  return nextGame(tx, wanted)
}

/** The last started game of a chain; 0 before the first. */
export async function currentGame(query: Query, chain: number): Promise<number> {
  const row = await query.row({ game: 'int?' }, 'SELECT max(game) AS game FROM crash_rounds WHERE chain = ?', [chain])
  return row?.game ?? 0
}

/** A crashed round with its chain; undefined when it still runs, was interrupted or never existed. */
export async function overRound(query: Query, id: string) {
  const row = await query.row(
    { id: 'int', chain: 'int', game: 'int', starts_at: 'int', ended_at: 'int', point: 'int' },
    `SELECT id, chain, game, starts_at, ended_at, point FROM crash_rounds
     WHERE id = ? AND ended_at IS NOT NULL AND point IS NOT NULL`,
    [id],
  )
  if (!row) return undefined
  const chain = await chainById(query, row.chain)
  return { ...row, chain, hash: chain.getHash(row.game) }
}

/** The crash points of the last rounds, newest first. */
export async function lastPoints(query: Query) {
  const rows = await query.rows(
    { id: 'int', chain: 'int', game: 'int', point: 'int' },
    'SELECT id, chain, game, point FROM crash_rounds WHERE point IS NOT NULL ORDER BY id DESC LIMIT ?',
    [CRASH_POINTS_SHOWN],
  )
  const points: { id: number; game: number; point: number; hash: string }[] = []
  for (const { id, chain, game, point } of rows) {
    points.push({ id, game, point, hash: (await chainById(query, chain)).getHash(game) })
  }
  return points
}

/** The public view of a round: it contains the point and the hash only after the crash. */
export function crashRoundWire(round: StoredCrashRound, clock: OperatorClock): CrashRoundWire {
  const { id, game, phase, startsAt, nextAt, point, hash, crashesAfterMs } = round
  const starts_at = clock.moment(startsAt)
  if (phase !== 'crashed') return { phase, id, starts_at }
  const ended_at = clock.moment(startsAt + crashesAfterMs)
  return { phase, id, game, starts_at, ended_at, next_at: clock.moment(nextAt), point, hash }
}
