import * as v from 'valibot'
import * as api from '#endpoints/betting.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { IntentRow, SportBetRow } from '#db/rows.ts'
import {
  type Applied,
  anyKind,
  type BetOrder,
  checkStake,
  type IntentKind,
  type Journal,
  placeBet,
} from '../money/index.ts'
import { applyBalance } from '../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { bettingLimits, SELECTIONS_AT_MOST, type AcceptRule, type BetKind } from '#domain/betting/betting.ts'
import { oddsToDecimal } from '#domain/betting/odds.ts'
import { selectionId, type TakenSelection } from '#domain/betting/slip.ts'
import { intentKind, parseIntentKind } from '#domain/money/intent-kinds.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { validKey } from '../core/intent-key.ts'
import { removeBetSelections, type BetSlip } from './slip.ts'

type Reply = EndpointReply<typeof api.postSportBet>

/**
 * `total` is the sum of this bet and of those that the same press places after it. `slip` is the revision of the bet
 * slip that the player saw; null for a bet that is not of the slip.
 */
export type SportBetOrder = BetOrder & {
  total: Minor
  kind: BetKind
  slip: number | null
  accept: AcceptRule
  selections: readonly TakenSelection[]
}
/** `share` in per cent of the stake that is still in play; `price` is the quoted one that the player saw. */
export type CashOutOrder = { key: string; betId: string; quoteId: string; price: Minor; share: number }

/** The most settled bets stored besides the open ones; the history has all of them. */
const SETTLED_STORED = 200

/**
 * Fetches the open bets and the last settled ones, then each bet that is open here but in neither list: it was settled
 * while this device was not connected. Throws `CommandError`; the last good rows stay.
 */
export async function loadSportBets(context: Context): Promise<void> {
  const { db, session } = context
  const player = await session.player()
  const { bets } = await context.trackLoad('betting', () => context.call(api.getBets, { authSession: player }))
  await session.write(player, async () => {
    await putBets(
      context,
      bets.map((bet) => betRow(player, bet)),
    )
    const settled = db.sportBets.where('[playerId+at]').between([player.playerId, 0], [player.playerId, Infinity])
    const keys = await settled.filter(({ status }) => status !== 'open').primaryKeys()
    // The index sorts from oldest to newest.
    await db.sportBets.bulkDelete(keys.slice(0, Math.max(0, keys.length - SETTLED_STORED)))
  })
  const listed = new Set(bets.map(({ id }) => id))
  const unlisted = db.sportBets.where({ playerId: player.playerId }).filter((bet) => isOpen(bet) && !listed.has(bet.id))
  for (const id of await unlisted.primaryKeys()) await loadSportBet(context, player, id)
}

/** Fetches one bet; the row of one that the operator does not know is deleted. Throws `CommandError`. */
async function loadSportBet(context: Context, player: PlayerSession, id: string): Promise<void> {
  const { db, session } = context
  try {
    const { bet } = await context.call(api.getBet, { params: { id }, authSession: player })
    await session.write(player, () => putBets(context, [betRow(player, bet)]))
  } catch (error) {
    if (!(error instanceof CommandError) || error.error.reason !== 'bet.unknown') throw error
    await session.write(player, () => db.sportBets.delete(id))
  }
}

/**
 * Fetches the bets if at least one is open here, because changes from before the socket opened were not reported.
 * Throws `CommandError`.
 */
export async function refreshOpenSportBets(context: Context): Promise<void> {
  const player = await context.session.player()
  const open = await context.db.sportBets.where({ playerId: player.playerId }).filter(isOpen).count()
  if (open > 0) await loadSportBets(context)
}

function isOpen({ status }: SportBetRow): boolean {
  return status === 'open'
}

/** How the journal sends a sports bet or its cash-out and looks it up by key. */
export function bettingKind(context: Context, kind: IntentRow['kind']): IntentKind {
  const apply = async (player: PlayerSession, { bet, wallet }: Reply, intent: IntentRow): Promise<Applied> => {
    const { balance, currency, balance_version: version } = wallet
    await putBets(context, [betRow(player, bet)], intent)
    if (parseIntentKind(intent.kind)?.purpose === 'bet') {
      await removeBetSelections(
        context.db,
        bet.legs.map((leg) => ({ event: leg.event.id, market: leg.market.id, outcome: leg.outcome })),
      )
    }
    await applyBalance(context.db, { playerId: player.playerId, balance, currency, version }, context.clock.now())
    return { outcome: bet.id, state: 'settled' }
  }
  return parseIntentKind(kind)?.purpose === 'bet'
    ? anyKind({ kind, send: api.postSportBet, look: api.getBetByKey, unknownKeyCode: 'bet.unknown', apply })
    : anyKind({ kind, send: api.cashOut, look: api.getCashOutByKey, unknownKeyCode: 'cashOut.unknown', apply })
}

/** Places one bet; its row has the key and is written when this resolves. Throws `CommandError`. */
export async function placeSportBet(
  context: Context,
  journal: Journal,
  slip: BetSlip,
  order: SportBetOrder,
): Promise<void> {
  const { kind, accept, selections } = order
  const stake = await checkStake(context, journal, 'betting', order)
  if (order.slip !== null) await slip.assertShown(order.slip)
  const isCountRight = kind === 'single' ? selections.length === 1 : selections.length >= 2
  if (!isCountRight || selections.length > SELECTIONS_AT_MOST) {
    throw new CommandError({ code: 'validation', reason: 'selections', retry: false })
  }
  const { amount, currency } = stake
  await placeBet(context, journal, stake, {
    limits: bettingLimits(currency),
    kind: bettingKind(context, intentKind('betting', 'bet')) as IntentKind<typeof api.postSportBet>,
    // Different singles may be sent in parallel, the same one not twice.
    subject: kind === 'single' ? selections.map(selectionId).join() : kind,
    body: {
      kind,
      selections: selections.map(({ event, market, outcome, odds, isLive }) => ({
        event,
        market,
        outcome,
        odds: oddsToDecimal(odds),
        live: isLive,
      })),
      amount: toDecimal(amount),
      currency,
      accept,
    },
  })
}

/**
 * Fetches the cash-out price of an open bet into its row, unless the stored one still holds. If the operator says that the bet is over, fetches the bet.
 * Throws `CommandError`.
 */
export async function loadCashOutQuote(context: Context, betId: string): Promise<void> {
  const player = await context.session.player()
  const stored = (await context.db.sportBets.get(betId))?.quote
  if (stored && 'until' in stored && stored.until > context.clock.now()) return
  try {
    const quote = await context.call(api.getCashOutQuote, { params: { id: betId }, authSession: player })
    await writeQuote(context, player, betId, { id: quote.id, price: quote.price, until: quote.expires_at })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const { reason } = error.error
    if (reason === 'bet.over' || reason === 'bet.unknown') await loadSportBet(context, player, betId)
    else if (reason === 'cashOut.unavailable') await writeQuote(context, player, betId, { isOff: true })
    else throw error
  }
}

async function writeQuote(
  { db, session }: Context,
  player: PlayerSession,
  betId: string,
  quote: NonNullable<SportBetRow['quote']>,
): Promise<void> {
  await session.write(player, async () => {
    await db.sportBets
      .where({ id: betId })
      .and(({ status }) => status === 'open')
      .modify({ quote })
  })
}

/** Cashes out a share of an open bet at a quote, if that is not below the price that the player saw. Throws `CommandError`. */
export async function cashOutSportBet(context: Context, journal: Journal, order: CashOutOrder): Promise<void> {
  const { key, betId, quoteId, price, share } = order
  const player = await context.session.player()
  const bet = await context.db.sportBets.get(betId)
  if (bet?.playerId !== player.playerId) throw new CommandError({ code: 'cancelled', retry: false })
  if (bet.status !== 'open') throw new CommandError({ code: 'conflict', reason: 'bet.over', retry: false })
  const { quote } = bet
  if (quote && 'id' in quote && quote.id === quoteId && quote.price < price) {
    throw new CommandError({ code: 'conflict', reason: 'quote.lower', retry: true })
  }
  try {
    await journal.send({
      key: validKey(key),
      player,
      kind: bettingKind(context, intentKind('betting', 'step')) as IntentKind<typeof api.cashOut>,
      subject: betId,
      body: { bet: betId, quote: quoteId, share },
      order: { amount: bet.amount, currency: bet.currency },
    })
  } catch (error) {
    // The bet was settled while this device was not connected: fetch it. The rejection is thrown in any case.
    if (error instanceof CommandError && error.error.reason === 'bet.over') {
      await loadSportBet(context, player, betId).catch(() => undefined)
    }
    throw error
  }
}

/**
 * Writes bets as the operator reports them, inside the caller's transaction. `asked` is the intent whose reply contains
 * the bet. A late message does not undo a cash-out or open a settled bet again.
 */
async function putBets({ db }: Context, rows: readonly SportBetRow[], asked?: IntentRow): Promise<void> {
  const known = await db.sportBets.bulkGet(rows.map(({ id }) => id))
  const isBet = asked !== undefined && parseIntentKind(asked.kind)?.purpose === 'bet'
  const newer = rows.map((row, at) => {
    const before = known[at]
    const isLate = before !== undefined && isAhead(before, row)
    const newest = isLate ? before : row
    const isSame = before?.status === newest.status && before.remaining === newest.remaining
    return {
      ...newest,
      key: (isBet ? asked.key : row.key) ?? before?.key ?? null,
      lastKey: asked?.key ?? (isSame ? before.lastKey : null) ?? null,
      // A quote is valid only while the bet is unchanged.
      quote: isSame && newest.status === 'open' ? before.quote : null,
    }
  })
  await db.sportBets.bulkPut(newer)
}

/** Whether a row is newer than another one of the same bet. */
function isAhead(row: SportBetRow, other: SportBetRow): boolean {
  if ((row.status === 'open') !== (other.status === 'open')) return row.status !== 'open'
  return row.remaining < other.remaining || openLegs(row) < openLegs(other)
}

function openLegs({ legs }: SportBetRow): number {
  return legs.filter(({ status }) => status === 'open').length
}

/** Writes a change of a player's bet from the socket. Returns false if `data` is not a bet. */
export async function upsertSportBet(context: Context, playerId: string, data: unknown): Promise<boolean> {
  const parsed = v.safeParse(api.sportBet, data)
  if (!parsed.success) return false
  const authSession = await context.session.current()
  if (authSession?.playerId !== playerId) return true
  const player = { ...authSession, playerId }
  await context.session.write(player, () => putBets(context, [betRow(player, parsed.output)]))
  return true
}

function betRow({ playerId }: PlayerSession, { ended_at: endedAt, ...bet }: api.SportBet): SportBetRow {
  return { ...bet, playerId, endedAt, lastKey: null, quote: null }
}
