import * as v from 'valibot'
import type { EndpointReply } from '../../http/endpoint.ts'
import { SHARED_GAME_CALLS } from '#endpoints/shared-rounds/endpoints.ts'
import type { SharedGameAction, SharedGameOrder } from '#domain/games/shared-round-shapes.ts'
import type { PlayerSession } from '../../auth/auth-session.ts'
import type { Context } from '../../core/context.ts'
import { notePlayed, noteSettled } from '#db/played.ts'
import type { IntentRow, SharedBetRow } from '#db/rows.ts'
import { type Applied, type BetOrder, checkStake, type IntentKind, type Journal, placeBet } from '../../money/index.ts'
import { applyBalance } from '../../profile/index.ts'
import { type AppError, CommandError } from '#domain/calls/result.ts'
import { PAGE_OF_LIVE } from '#domain/games/house-games.ts'
import { intentKind, parseIntentKind } from '#domain/money/intent-kinds.ts'
import { isSharedBetOpen, type SharedGame } from '#domain/games/shared-rounds.ts'
import type { Range } from '#domain/money/limits.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { playedId } from '#domain/games/played-original.ts'
import { validKey } from '../../core/intent-key.ts'

/**
 * The calls of all games have the same shape; the parts that differ (bet, state, action) are passed through unchanged.
 */
type Calls = (typeof SHARED_GAME_CALLS)['crash']
type Reply = EndpointReply<Calls['bet']>

export type SharedBetOrder<Game extends SharedGame> = BetOrder & { bet: SharedGameOrder<Game> }
/** `key` is the idempotency key of this one step. */
export type SharedStep<Game extends SharedGame> = { key: string; betId: string; action: SharedGameAction<Game> }

/** A game's own rules: its limits, and which of its bets exclude each other. */
export type SharedGameRules<Game extends SharedGame> = {
  limits(bet: SharedGameOrder<Game>, currency: Currency): Range
  /** The journal's subject of a bet: only one bet of each subject can have an unknown outcome at a time. */
  subject(bet: SharedGameOrder<Game>): string
}

/** The newest bets stored for each game; open bets are stored besides them. */
const BETS_STORED = 200

/**
 * The calls of a game, typed as those of any game: each has its own schema, and only the common fields are read here.
 */
function getCalls(game: SharedGame): Calls {
  return SHARED_GAME_CALLS[game] as unknown as Calls
}

/** Fetches the player's open and last bets. Throws `CommandError`; the last good rows stay. */
export async function loadSharedBets(context: Context, game: SharedGame): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const { playerId } = player
  const openIds = await db.liveBets
    .where({ playerId })
    .and((row) => row.game === game && isSharedBetOpen(row))
    .primaryKeys()
  const reply = await context.trackLoad(game, () => context.call(getCalls(game).getState, { authSession: player }))
  await session.write(player, async () => {
    const rows = reply.bets.map((bet) => sharedBetRow(player, game, bet))
    // A bet that was open before the request and is missing in the reply is over: another device has seen its end.
    const named = new Set(rows.map(({ id }) => id))
    await db.liveBets.bulkDelete(openIds.filter((id) => !named.has(id)))
    await putLiveBets(context, rows)
  })
}

/** Deletes the oldest bets of a game, except open ones. */
async function prune({ db }: Context, playerId: string, game: SharedGame): Promise<void> {
  const playerBets = db.liveBets.where('[playerId+game+at]').between([playerId, game, 0], [playerId, game, Infinity])
  // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
  const old = await playerBets.reverse().offset(BETS_STORED).toArray()
  await db.liveBets.bulkDelete(old.filter((row) => !isSharedBetOpen(row)).map(({ id }) => id))
}

/** How the journal sends a bet, or a step in one, and looks it up by key. */
export function sharedIntentKind(
  context: Context,
  game: SharedGame,
  purpose: 'bet' | 'step',
): IntentKind<Calls['bet'], Calls['getBetByKey']> | IntentKind<Calls['act'], Calls['getActByKey']> {
  const { bet, getBetByKey, act, getActByKey } = getCalls(game)
  const apply = applyTo(context, game)
  const kind = intentKind(game, purpose)
  return purpose === 'bet'
    ? { kind, send: bet, look: getBetByKey, unknownKeyCode: 'bet.unknown', apply }
    : { kind, send: act, look: getActByKey, unknownKeyCode: 'act.unknown', apply }
}

function applyTo(context: Context, game: SharedGame) {
  return async (player: PlayerSession, { bet, wallet }: Reply, intent: IntentRow): Promise<Applied> => {
    const { balance, currency, balance_version: version } = wallet
    await putLiveBets(context, [sharedBetRow(player, game, bet)], intent)
    const page = PAGE_OF_LIVE[game]
    if (page) await notePlayed(context.db, player.playerId, playedId(page), intent.createdAt)
    await applyBalance(context.db, { playerId: player.playerId, balance, currency, version }, context.clock.now())
    return { outcome: bet.id, state: 'settled' }
  }
}

/** Places one bet; its row has the key and is written when this resolves. Throws `CommandError`. */
export async function placeSharedBet<Game extends SharedGame>(
  context: Context,
  journal: Journal,
  game: Game,
  rules: SharedGameRules<Game>,
  order: SharedBetOrder<Game>,
): Promise<void> {
  const { bet } = order
  const stake = await checkStake(context, journal, game, order)
  const { amount, currency } = stake
  await placeBet(context, journal, stake, {
    limits: rules.limits(bet, currency),
    // The bet has this game's type; the shared type names another game.
    kind: sharedIntentKind(context, game, 'bet') as IntentKind<Calls['bet']>,
    subject: rules.subject(bet),
    body: { amount: toDecimal(amount), currency, bet: bet as never },
  })
}

/**
 * Makes one step in an open bet, such as its cash-out. A step that crossed with the end of its bet throws `conflict`
 * with reason `bet.over`, or `bet.cancelled` if the stake came back: by the operator's outcome, which is fetched first.
 * Throws `CommandError`.
 */
export async function stepSharedBet<Game extends SharedGame>(
  context: Context,
  journal: Journal,
  game: Game,
  { key, betId, action }: SharedStep<Game>,
): Promise<void> {
  const player = await context.session.player()
  const openBet = await context.db.liveBets.get(betId)
  if (openBet?.game !== game) throw new CommandError({ code: 'cancelled', retry: false })
  if (!isSharedBetOpen(openBet)) throw toEndError(openBet)
  const { amount, currency } = openBet
  const sending = journal.send({
    key: validKey(key),
    player,
    // As in `placeSharedBet`: the action has this game's type.
    kind: sharedIntentKind(context, game, 'step') as IntentKind<Calls['act']>,
    subject: betId,
    body: { bet: betId, action: action as never },
    order: { amount, currency },
  })
  await sending.catch(async (error: unknown) => {
    if (!(error instanceof CommandError) || error.error.code !== 'conflict') throw error
    if (SAYS_OUTCOME.has(error.error.reason)) throw error
    await loadSharedBets(context, game).catch(() => undefined)
    const now = await context.db.liveBets.get(betId)
    throw now && !isSharedBetOpen(now) ? toEndError(now) : ofStep(error)
  })
}

/** The operator's reasons that say for themselves why a step came too late. */
const SAYS_OUTCOME = new Set<AppError['reason']>(['round.crashed', 'bet.started'])

/** The error of a step in a bet that is over. */
function toEndError({ status }: SharedBetRow): CommandError {
  const reason = status === 'cancelled' ? 'bet.cancelled' : 'bet.over'
  return new CommandError({ code: 'conflict', reason, retry: false })
}

/**
 * The rejection of a step whose bet could not be fetched. Of a bet `duel.taken` says that its stake was not taken; of a
 * step, that another player has joined, so that the stake is in play.
 */
function ofStep(error: CommandError): CommandError {
  return error.error.reason === 'duel.taken' ? new CommandError({ ...error.error, reason: 'bet.over' }) : error
}

/**
 * Writes bets of one game as the operator reports them, inside the caller's transaction. `asked` is the intent whose
 * reply contains the bet. A finished bet stays finished: a late message does not open it again.
 */
async function putLiveBets(context: Context, rows: readonly SharedBetRow[], asked?: IntentRow): Promise<void> {
  const { db } = context
  const known = await db.liveBets.bulkGet(rows.map(({ id }) => id))
  const isBet = asked !== undefined && parseIntentKind(asked.kind)?.purpose === 'bet'
  const newer = rows.map((row, at) => {
    const before = known[at]
    const key = (isBet ? asked.key : row.key) ?? before?.key ?? null
    const isLate = before !== undefined && rank(before) > rank(row)
    const newest = isLate ? before : row
    const isSame = before?.status === newest.status
    const lastKey = isLate ? before.lastKey : (asked?.key ?? (isSame ? before.lastKey : null))
    return { ...newest, key, lastKey }
  })
  await db.liveBets.bulkPut(newer)
  const page = newer[0] && PAGE_OF_LIVE[newer[0].game]
  const last = newer.filter(({ status }) => status === 'settled').toSorted((one, other) => other.at - one.at)[0]
  if (page && last) await noteSettled(db, last.playerId, playedId(page), last.at)
  const [first] = newer
  if (first) await prune(context, first.playerId, first.game)
}

/** The progress of a bet as a number: waiting without a round, waiting in a round, open, finished. */
function rank({ status, roundId }: SharedBetRow): number {
  if (status === 'waiting') return roundId === null ? 0 : 1
  return status === 'open' ? 2 : 3
}

/** Writes a change of a player's bet from the socket. Returns false if `data` is not a bet of this game. */
export async function upsertSharedBet(
  context: Context,
  playerId: string,
  game: SharedGame,
  data: unknown,
): Promise<boolean> {
  const parsed = v.safeParse(getCalls(game).bet.reply.entries.bet, data)
  if (!parsed.success) return false
  const authSession = await context.session.current()
  if (authSession?.playerId !== playerId) return true
  const player = { ...authSession, playerId }
  await context.session.write(player, () => putLiveBets(context, [sharedBetRow(player, game, parsed.output)]))
  return true
}

function sharedBetRow({ playerId }: PlayerSession, game: SharedGame, bet: Reply['bet']): SharedBetRow {
  const row = {
    id: bet.id,
    playerId,
    game,
    at: bet.at,
    key: bet.key,
    lastKey: null,
    amount: bet.amount,
    currency: bet.currency,
    payout: bet.payout,
    status: bet.status,
    roundId: bet.round,
    bet: bet.bet,
    state: bet.state,
  }
  // Safe: `bet` and `state` were parsed by this game's schema.
  return row as unknown as SharedBetRow
}
