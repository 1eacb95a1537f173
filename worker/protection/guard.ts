import type { Currency } from '#domain/money/currencies.ts'
import { isUnsettled } from '#domain/money/intent-transitions.ts'
import type { Minor } from '#domain/money/money.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import {
  DEPOSIT_LIMITS,
  getBindingLimits,
  getLeast,
  getPlayBlock,
  STAKE_LIMITS,
} from '#domain/protection/restrictions.ts'
import { parseIntentKind } from '#domain/protocol/intent-kinds.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '../core/result.ts'
import type { IntentRow, ProtectionRow } from '../db/rows.ts'
import { loadProtection } from './protection.ts'

type Order = { playerId: string; amount: Minor; currency: Currency }

/**
 * Throws `CommandError` with `forbidden` and reason `protection.timeOut`, `protection.excluded`, `protection.session`
 * or `protection.limit` if the player may not stake this amount (minor units of `currency`) now.
 */
export function assertMayStake(context: Context, order: Order): Promise<void> {
  return assertMay(context, order, STAKE_LIMITS, (kind) => parseIntentKind(kind)?.purpose === 'bet')
}

/** The same for a deposit. */
export function assertMayDeposit(context: Context, order: Order): Promise<void> {
  return assertMay(context, order, DEPOSIT_LIMITS, (kind) => kind === 'deposit')
}

/** The same for the start of a game whose stakes the operator counts. */
export async function assertMayPlay({ db, clock }: Context, playerId: string): Promise<void> {
  const [known, local] = await Promise.all([db.protection.get(playerId), db.localProtection.get(playerId)])
  const block = getPlayBlock(known ?? null, local ?? null, clock.now())
  if (block) throw rejected(block.reason)
}

async function assertMay(
  context: Context,
  order: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<void> {
  await assertMayPlay(context, order.playerId)
  if (await isWithin(context, order, kinds, counts)) return
  // What was won since, or has left the period, may have made room: only the operator knows.
  await loadProtection(context).catch(() => undefined)
  if (!(await isWithin(context, order, kinds, counts))) throw rejected('limit')
}

async function isWithin(
  { db }: Context,
  { playerId, amount, currency }: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<boolean> {
  const [known, local] = await Promise.all([db.protection.get(playerId), db.localProtection.get(playerId)])
  // The operator converts the stakes of another currency than the limits'.
  if (known && known.currency !== currency) return true
  const intents = await db.intents.where({ playerId }).toArray()
  const since = intents.filter(
    (intent) => counts(intent.kind) && isSince(intent, known) && intent.currency === currency,
  )
  const used = since.reduce((sum, one) => sum + (one.amount ?? 0), 0)
  const least = getLeast(getBindingLimits(known ?? null, local ?? null), kinds, used)
  return least === null || amount <= least.left
}

/** Whether the operator's figures may not have this intent yet. */
function isSince(intent: IntentRow, known: ProtectionRow | undefined): boolean {
  if (intent.state === 'refused') return false
  return isUnsettled(intent) || intent.createdAt >= (known?.fetchedAt ?? Infinity)
}

function rejected(reason: string): CommandError {
  return new CommandError({ code: 'forbidden', reason: `protection.${reason}`, retry: false })
}
