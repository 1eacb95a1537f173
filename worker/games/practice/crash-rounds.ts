import type { CrashState, PracticeChainState, SharedBetRow } from '#db/rows.ts'
import { PRACTICE_ROUND, putCrashRound } from '#db/put-crash-round.ts'
import { crashPoint, walkChain } from '#domain/fairness/crash-chain.ts'
import { autoCashOut, CRASH_POINTS_SHOWN, crashMultiplier, crashPayout, crashTime } from '#domain/games/crash.ts'
import type { CrashRound } from '#domain/games/crash-round.ts'
import { PRACTICE_CRASH, PRACTICE_OWNERS } from '#domain/games/practice.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { ZERO } from '#domain/money/money.ts'
import type { Context } from '../../core/context.ts'
import { payChips, randomHex } from './chips.ts'

/**
 * The rounds of crash that this device draws. Nothing runs them: each change computes from the stored round what has
 * happened since, in one transaction, so any tab may do it and none does it twice. A round that no tab has seen end is
 * settled when it is found again.
 */

/** Games of one chain; then another one is made and committed to. */
const CHAIN_GAMES = 1_000
/** How long bets are accepted before a round, and a crash is shown, ms. */
const BETTING_MS = 6_000
const CRASHED_MS = 3_000

/** The tables of a change, for its transaction. */
export const CRASH_TABLES = ['session', 'topics', 'facts', 'wallets', 'liveBets', 'crashRounds'] as const

type CrashBet = SharedBetRow<'crash'>
type Table = { round: CrashRound; chain: PracticeChainState; last: CrashState['last'] }

/** Brings round and bets up to now (ms), inside the caller's transaction; returns the round. */
export async function advanceRound(context: Context, now: number): Promise<CrashRound> {
  const { db } = context
  const stored = await readTable(context)
  let table = stored ?? (await openRound(context, now, []))
  for (;;) {
    await settleBets(context, table, now)
    const next = await toNext(context, table, now)
    if (next === null) break
    table = next
  }
  const { round, last } = table
  const totals = { bets: 0, cashed_out: 0, worth: ZERO, paid: ZERO, currency: DEFAULT_CURRENCY }
  await db.topics.put({ id: PRACTICE_CRASH, asOf: now, state: { round, last, totals, bets: [] } })
  return round
}

/** When the next change comes by itself, ms: the round's next phase, or an automatic cash-out before it. */
export async function getNextChange({ db }: Context): Promise<number | null> {
  const table = await readTable({ db })
  if (table === null) return null
  const { round, chain } = table
  if (round.phase === 'betting') return round.starts_at
  if (round.phase === 'crashed') return round.next_at
  const targets = (await readOpenBets({ db })).flatMap(({ bet }) => bet.auto_cash_out ?? [])
  return round.starts_at + Math.min(...[...targets, drawPoint(chain)].map(crashTime))
}

/** Whether a bet still waits for its outcome. */
export async function hasOpenBets({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await readOpenBets({ db })).length > 0
}

/** Ends a bet and pays what it has won, inside the caller's transaction. */
export async function endBet({ db }: Pick<Context, 'db'>, bet: CrashBet, end: Partial<CrashBet>): Promise<void> {
  const ended: CrashBet = { ...bet, ...end }
  await db.liveBets.put(ended)
  const wallet = await db.wallets.get(bet.playerId)
  // Without a wallet the player has logged out, and the chips are gone with the rest.
  if (wallet && ended.payout > 0) await payChips({ db }, wallet, ended.payout)
}

/** The secret hash of a chain's newest game, from which its round is drawn. */
function getHash({ seed, games, game }: PracticeChainState): string {
  return walkChain(seed, games - game)
}

function drawPoint(chain: PracticeChainState): number {
  return crashPoint(getHash(chain), chain.salt)
}

async function readTable({ db }: Pick<Context, 'db'>): Promise<Table | null> {
  const [topic, chain] = await Promise.all([db.topics.get(PRACTICE_CRASH), db.facts.get('practiceChain')])
  // Safe: the topic's name determines the type of its row.
  const state = (topic?.state ?? null) as CrashState | null
  return state?.round && chain?.id === 'practiceChain' ? { round: state.round, last: state.last, chain } : null
}

async function readOpenBets({ db }: Pick<Context, 'db'>): Promise<CrashBet[]> {
  const rows = await db.liveBets.where('playerId').startsWith(PRACTICE_OWNERS).filter(isSharedBetOpen).toArray()
  return rows.filter((row) => row.game === 'crash')
}

/** The next phase of a round if it has begun by now; null if not. */
async function toNext(context: Context, { round, chain, last }: Table, now: number): Promise<Table | null> {
  const { id, starts_at: startedAt } = round
  if (isAhead(round, now)) return openRound(context, now, last)
  if (round.phase === 'betting') {
    return now < startedAt ? null : { chain, last, round: { phase: 'running', id, starts_at: startedAt } }
  }
  if (round.phase === 'crashed') return now < round.next_at ? null : openRound(context, now, last)
  const point = drawPoint(chain)
  const endedAt = startedAt + crashTime(point)
  if (now < endedAt) return null
  const ended = { id, game: chain.game, point, hash: getHash(chain) }
  await saveRound(context, { ...ended, startedAt, endedAt, chain })
  const times = { starts_at: startedAt, ended_at: endedAt, next_at: endedAt + CRASHED_MS }
  return { chain, last: [ended, ...last].slice(0, CRASH_POINTS_SHOWN), round: { phase: 'crashed', ...times, ...ended } }
}

/** Whether the clock has been set back since, so that the round's times are those of a future that does not come. */
function isAhead(round: CrashRound, now: number): boolean {
  if (round.phase === 'running') return now < round.starts_at
  return round.phase === 'betting' ? round.starts_at - now > BETTING_MS : round.next_at - now > CRASHED_MS
}

/** Begins the next round, which the bets that wait for one are on. */
async function openRound({ db }: Context, now: number, last: CrashState['last']): Promise<Table> {
  const before = await db.facts.get('practiceChain')
  const isUsable = before?.id === 'practiceChain' && before.game < before.games
  const known = isUsable ? before : makeChain()
  const chain = { ...known, game: known.game + 1 }
  await db.facts.put(chain)
  const id = `${PRACTICE_ROUND}${crypto.randomUUID()}`
  for (const bet of await readOpenBets({ db })) await db.liveBets.put({ ...bet, roundId: id })
  // Those of another chain cannot be checked against this one.
  return { chain, last: isUsable ? last : [], round: { phase: 'betting', id, starts_at: now + BETTING_MS } }
}

/** A new chain: its end is stored, and so committed to, before its first game begins. */
function makeChain(): PracticeChainState {
  const seed = randomHex(32)
  const terminatingHash = walkChain(seed, CHAIN_GAMES)
  // Drawn by itself: the seed's own hash is that of an earlier game, which no one may know before it is played.
  return { id: 'practiceChain', seed, terminatingHash, salt: randomHex(32), games: CHAIN_GAMES, game: 0 }
}

/** Puts the bets of a round into play, cashes out those whose target is reached, and ends the rest with the crash. */
async function settleBets(context: Context, { round, chain }: Table, now: number): Promise<void> {
  if (round.phase === 'betting') return
  const bets = (await readOpenBets(context)).filter(({ roundId }) => roundId === round.id)
  if (bets.length === 0) return
  const point = drawPoint(chain)
  const isOver = round.phase === 'crashed'
  const reached = isOver ? point : Math.min(crashMultiplier(now - round.starts_at), point)
  for (const bet of bets) {
    const multiplier = autoCashOut(bet.bet.auto_cash_out, reached)
    const payout = multiplier === null ? ZERO : crashPayout(bet.amount, multiplier)
    const isEnded = multiplier !== null || isOver
    const state = { multiplier, point: isOver ? point : null }
    if (isEnded) await endBet(context, bet, { status: 'settled', lastKey: null, payout, state })
    else if (bet.status === 'waiting') await context.db.liveBets.put({ ...bet, status: 'open' })
  }
}

async function saveRound(
  { db }: Context,
  { chain, ...round }: CrashState['last'][number] & { startedAt: number; endedAt: number; chain: PracticeChainState },
): Promise<void> {
  const { salt, games, terminatingHash } = chain
  await putCrashRound(db, { ...round, salt, games, terminatingHash })
}
