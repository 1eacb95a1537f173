import type { Currency } from '#domain/money/currencies.ts'
import { fromDecimal, type Minor, minor } from '#domain/money/money.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { LIMIT_PERIODS, type LimitKind, PERIOD_MS } from '#domain/protection/limits.ts'
import { exchangeAmount } from '../billing/exchange.ts'
import { openInvoices } from '../billing/invoices.ts'
import type { TokenSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { type FieldTexts, Problem } from '../http/problem.ts'
import { readWallet } from '../ledger.ts'
import type { World } from '../world.ts'
import { type LimitMovement, playedSince, sumPlayed, computeUsed } from './played.ts'
import { readLimits } from './rows.ts'
import { sessionLimitFor, sessionStart } from './session.ts'
import { readPauses, getCountryRules } from './state.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1_000
const LONGEST_MS = Math.max(...LIMIT_PERIODS.map((period) => PERIOD_MS[period]))
/** Games whose rounds follow each other as fast as the player presses: the movements of their stakes. */
const PACED = [...ORIGINAL_GAMES, 'rooms'].map((game) => `${game}.bet`)

/** A stake as it was sent; one whose amount is malformed is rejected by its game. */
type Stake = { amount: string | number; currency: Currency; isPaced?: boolean }

/**
 * Throws 403 where a player may not play: excluded, in a break, at the end of the session, too fast, or beyond a limit
 * with this stake. Null is an entry without a stake. For new bets only: what is in play may always be finished.
 */
export async function assertMayPlay(
  tx: Query,
  world: World,
  session: TokenSession,
  stake: Stake | null,
): Promise<void> {
  const now = world.clock.now()
  await assertNotPaused(tx, world, session.player)
  if (stake?.isPaced) await assertPace(tx, world, session.player, now)
  const { currency } = await readWallet(tx, session.player)
  const amount = stake === null ? minor(0) : amountIn(stake, currency)
  await assertSession(tx, session, { amount, currency, now })
  if (stake !== null)
    await assertLimits(tx, world, session.player, { amounts: { stake: amount, loss: amount }, currency, now })
}

/** Throws 403 where a player may not deposit: excluded, in a break, or beyond a limit with this deposit. */
export async function assertMayDeposit(tx: Query, world: World, player: number, deposit: Stake): Promise<void> {
  const now = world.clock.now()
  await assertNotPaused(tx, world, player)
  const { currency } = await readWallet(tx, player)
  const needsLimit = getCountryRules(world).depositLimit === 'required'
  const limits = needsLimit ? await readLimits(tx, player, currency) : []
  if (needsLimit && !limits.some(({ kind, amount }) => kind === 'deposit' && amount !== null))
    throw forbidden('protection.limitRequired')
  // Open invoices may still be paid, so they count as if they were.
  const open = await openInvoices(tx, player)
  const promised = open.reduce((sum, invoice) => sum + exchangeAmount(invoice.amount, invoice.currency, currency), 0)
  const amount = minor(promised + amountIn(deposit, currency))
  await assertLimits(tx, world, player, { amounts: { deposit: amount, netDeposit: amount }, currency, now })
}

/** Throws 403 for an excluded player, who may not log in. */
export async function assertNotExcluded(tx: Query, world: World, player: number): Promise<void> {
  const problem = await exclusionProblem(tx, world, player)
  if (problem) throw problem
}

/** The rejection of an excluded player, with the end; null for any other player. */
export async function exclusionProblem(query: Query, world: World, player: number): Promise<Problem | null> {
  const { exclusion } = await readPauses(query, player, world.clock.now())
  return exclusion && forbidden('protection.excluded', untilText(world, exclusion.until))
}

/** Throws 403 for a player who is excluded or in a break. */
export async function assertNotPaused(tx: Query, world: World, player: number): Promise<void> {
  await assertNotExcluded(tx, world, player)
  const { timeOut } = await readPauses(tx, player, world.clock.now())
  if (timeOut) throw forbidden('protection.timeOut', untilText(world, timeOut.until))
}

export async function isExcluded(query: Query, world: World, player: number): Promise<boolean> {
  return (await readPauses(query, player, world.clock.now())).exclusion !== null
}

/** Whether a player gets no offers: in a break, or excluded. */
export async function isPaused(query: Query, world: World, player: number): Promise<boolean> {
  const { timeOut, exclusion } = await readPauses(query, player, world.clock.now())
  return timeOut !== null || exclusion !== null
}

async function assertPace(tx: Query, world: World, player: number, now: number): Promise<void> {
  const { minRoundSeconds } = getCountryRules(world)
  if (minRoundSeconds === 0) return
  const last = await tx.row(
    { at: 'int?' },
    `SELECT max(m.at) AS at FROM movements m JOIN entries e ON e.movement = m.id JOIN accounts a ON a.id = e.account
     WHERE a.player = ? AND m.kind IN (${PACED.map(() => '?').join(', ')})`,
    [player, ...PACED],
  )
  const wait = (last?.at ?? 0) + minRoundSeconds * SECOND_MS - now
  if (wait <= 0) return
  const seconds = String(Math.ceil(wait / SECOND_MS))
  throw forbidden('protection.pace', { retry_after: [seconds] }, { 'Retry-After': seconds })
}

type Checked = { amount: Minor; currency: Currency; now: number }

async function assertSession(tx: Query, session: TokenSession, { amount, currency, now }: Checked): Promise<void> {
  const startedAt = await sessionStart(tx, session, now)
  const { minutes, loss } = await sessionLimitFor(tx, session, startedAt, currency)
  if (minutes !== null && now >= startedAt + minutes * MINUTE_MS) throw forbidden('protection.session')
  if (loss === null) return
  const played = await playedSince(tx, session.player, startedAt - 1, currency)
  if (sumPlayed(played, 'stake') - sumPlayed(played, 'won') + amount > loss) throw forbidden('protection.session')
}

type Amounts = Partial<Record<LimitKind, Minor>>

/** Throws for the limit with the least room, if an amount exceeds it. */
async function assertLimits(
  tx: Query,
  world: World,
  player: number,
  { amounts, currency, now }: { amounts: Amounts; currency: Currency; now: number },
): Promise<void> {
  const limits = (await readLimits(tx, player, currency)).filter(
    ({ kind, amount }) => kind in amounts && amount !== null,
  )
  if (limits.length === 0) return
  const played: LimitMovement[] = await playedSince(tx, player, now - LONGEST_MS, currency)
  const [exceeded] = limits
    .map((limit) => ({ ...limit, ...computeUsed(played, limit.kind, limit.period, now) }))
    .map((limit) => ({ ...limit, remaining: (limit.amount ?? 0) - limit.used - (amounts[limit.kind] ?? 0) }))
    .filter(({ remaining }) => remaining < 0)
    .toSorted((one, other) => one.remaining - other.remaining)
  if (!exceeded) return
  const { kind, period, resetsAt } = exceeded
  throw forbidden('protection.limit', {
    kind: [kind],
    period: [period],
    ...(resetsAt === null ? {} : { resets_at: [world.clock.moment(resetsAt)] }),
  })
}

/** A rejection whose details are texts of fields, which the app reads beside the code. */
function forbidden(code: string, details: FieldTexts = {}, headers: Record<string, string> = {}): Problem {
  const errors = Object.keys(details).length === 0 ? {} : { errors: details }
  return new Problem(403, { error: { code }, ...errors }, headers)
}

function untilText({ clock }: World, until: number | null): FieldTexts {
  return until === null ? {} : { until: [clock.moment(until)] }
}

function amountIn({ amount, currency: from }: Stake, to: Currency): Minor {
  const value = typeof amount === 'number' ? minor(amount) : fromDecimal(amount)
  return value === null || value < 0 ? minor(0) : exchangeAmount(value, from, to)
}
