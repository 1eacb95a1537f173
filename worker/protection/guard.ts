import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import {
  DEPOSIT_LIMITS,
  getBindingLimits,
  getLeast,
  getPlayBlock,
  STAKE_LIMITS,
} from '#domain/protection/restrictions.ts'
import { getUsedSince, isStake } from '#domain/protection/used-since.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '../core/result.ts'
import { loadProtection } from './protection.ts'

type Order = { playerId: string; amount: Minor; currency: Currency }

/**
 * Throws `CommandError` with `forbidden` and reason `protection.timeOut`, `protection.excluded`, `protection.session`
 * or `protection.limit` if the player may not stake this amount (minor units of `currency`) now.
 */
export function assertMayStake(context: Context, order: Order): Promise<void> {
  return assertMay(context, order, STAKE_LIMITS, isStake)
}

/** The same for a deposit. */
export function assertMayDeposit(context: Context, order: Order): Promise<void> {
  return assertMay(context, order, DEPOSIT_LIMITS, (kind) => kind === 'deposit')
}

/** The same for the start of a game whose stakes the operator counts. */
export async function assertMayPlay({ db, clock }: Context, playerId: string): Promise<void> {
  const { known, local } = await readStored(db, playerId)
  const block = getPlayBlock(known, local, clock.now())
  if (block) throw rejected(block.reason)
}

async function assertMay(
  context: Context,
  order: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<void> {
  await assertMayPlay(context, order.playerId)
  if (!(await isWithin(context, order, kinds, counts))) {
    // What was won since, or has left the period, may have made room: only the operator knows.
    await loadProtection(context).catch(() => undefined)
    if (!(await isWithin(context, order, kinds, counts))) throw rejected('limit')
  }
  // Before any money moves, the operator gets the lower limits that only this device holds.
  if (await hasUnsent(context)) await sendLocal(context).catch(() => undefined)
}

async function isWithin(
  { db }: Context,
  { playerId, amount, currency }: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<boolean> {
  // In one transaction, so that no bet is between the intents and the figures.
  const { known, local, intents } = await db.transaction('r', [...STORES, 'intents'], async () => ({
    ...(await readStored(db, playerId)),
    intents: await db.intents.where({ playerId }).toArray(),
  }))
  // The operator converts the stakes of another currency than the limits'.
  if (known && known.currency !== currency) return true
  const intents = await db.intents.where({ playerId }).toArray()
  const used = getUsedSince(intents, { currency, asOf: known?.fetchedAt ?? null, counts })
  const least = getLeast(getBindingLimits(known ?? null, local ?? null), kinds, used)
  return least === null || amount <= least.left
}

function rejected(reason: string): CommandError {
  return new CommandError({ code: 'forbidden', reason: `protection.${reason}`, retry: false })
}
