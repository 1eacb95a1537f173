import { track } from '../reporting/analytics/index.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { assertEnabled } from '../core/assert-enabled.ts'
import type { Context } from '../core/context.ts'
import { validKey } from '../core/intent-key.ts'
import { CommandError } from '#domain/calls/result.ts'
import { isFirstBet } from '#db/played.ts'
import type { IntentRow } from '#db/rows.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { getSwitch } from '#domain/games/game-switch.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Range } from '#domain/money/limits.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { PACED_GAMES } from '#domain/protection/pace.ts'
import type { IntentGame } from '#domain/money/intent-kinds.ts'
import { assertMayStake, refreshAfterRejection, startRound } from '../protection/index.ts'
import { assertLimits } from './assert-limits.ts'
import type { Journal, SendOrder } from './journal.ts'

/**
 * What every bet has. `key` is the idempotency key: a UUID that the page creates for this one bet. `amount` is in minor
 * units of the currency in `shown`, the wallet as the player saw it.
 */
export type BetOrder = { key: string; amount: Minor; shown: Shown }

/** A bet whose game is switched on and whose wallet is what the player saw: what its terms are computed from. */
export type CheckedStake = {
  game: IntentGame
  key: string
  player: PlayerSession
  amount: Minor
  currency: Currency
  /** What this bet and those that the same press places after it cost. */
  total: Minor
  balance: Minor
}

/** What differs between bets: how one is sent, and its limits, null if its price is fixed. */
export type BetTerms<Send extends Endpoint> = Pick<SendOrder<Send>, 'kind' | 'subject' | 'body'> &
  Pick<IntentRow, 'committed'> & { limits: Range | null }

/**
 * First half of a bet: checks what it is placed with. Throws `CommandError`: `unavailable` (no wallet, or reason
 * `disabled`), and `conflict` if the wallet is not what the player saw.
 */
export async function checkStake(
  context: Context,
  journal: Journal,
  game: IntentGame,
  { key, amount, shown, total = amount }: BetOrder & { total?: Minor },
): Promise<CheckedStake> {
  const { db, session } = context
  const player = await session.player()
  // Sports betting has no kill switch, and its bets are not among the games played.
  if (game !== 'betting') await assertEnabled(context, getSwitch(game))
  const wallet = await db.wallets.get(player.playerId)
  if (!wallet || wallet.currency === null || wallet.balance === null) {
    throw new CommandError({ code: 'unavailable', retry: true })
  }
  journal.assertShown(wallet, shown)
  const { currency, balance } = wallet
  return { game, key, player, amount, currency, total, balance }
}

/**
 * Second half of a bet: checks its money and sends it once; its outcome is written when this resolves. Throws
 * `CommandError`: `limits`, `funds`, `forbidden` with reason `protection.…`, and those of the journal.
 */
export async function placeBet<Send extends Endpoint>(
  context: Context,
  journal: Journal,
  { game, key, player, amount, currency, total, balance }: CheckedStake,
  { limits, kind, subject, body, committed }: BetTerms<Send>,
): Promise<void> {
  if (limits !== null) assertLimits(amount, limits)
  if (Math.max(amount, total) > balance) throw new CommandError({ code: 'funds', retry: false })
  await assertMayStake(context, { playerId: player.playerId, amount, currency })
  const isFirst = game !== 'betting' && (await isFirstBet(context.db, player.playerId))
  if (PACED_GAMES.includes(game)) await startRound(context, player)
  const order = { amount, currency, ...(committed && { committed }) }
  try {
    await journal.send({ key: validKey(key), player, kind, subject, body, order })
  } catch (error) {
    refreshAfterRejection(context, error)
    throw error
  }
  if (isFirst) track(context, 'first_bet', { game, currency, value: Number(toDecimal(amount)) })
}
