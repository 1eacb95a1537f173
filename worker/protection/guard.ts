import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { LimitKind } from '#domain/protection/limits.ts'
import {
  type BindingLimit,
  DEPOSIT_LIMIT_KINDS,
  getBindingLimits,
  getLeast,
  getPlayBlock,
  isStakeUnconfirmed,
  STAKE_LIMIT_KINDS,
} from '#domain/protection/restrictions.ts'
import { getProtectionRules } from '#domain/protection/rules.ts'
import { getUsedSince, isStake } from '#domain/protection/used-since.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { assertNoCheckDue } from './play.ts'
import { hasUnsent, sendLocal } from './local.ts'
import { readGuestProtection, readProtection, PROTECTION_STORES } from '#db/read-protection.ts'
import { loadProtection } from './protection.ts'

type Order = { playerId: string; amount: Minor; currency: Currency }

/**
 * Throws `CommandError` with `forbidden` and reason `protection.timeOut`, `protection.excluded`, `protection.session`,
 * `protection.check` or `protection.limit` if the player may not stake this amount (minor units of `currency`) now.
 */
export async function assertMayStake(context: Context, order: Order): Promise<void> {
  await assertMay(context, order, STAKE_LIMIT_KINDS, isStake)
  await assertNoCheckDue(context, order.playerId)
}

/** The same for a deposit, which is no play. */
export function assertMayDeposit(context: Context, order: Order): Promise<void> {
  return assertMay(context, order, DEPOSIT_LIMIT_KINDS, (kind) => kind === 'deposit')
}

/** The same for the start of a game whose stakes the operator counts. */
export async function assertMayPlay(context: Context, playerId: string): Promise<void> {
  await assertUnblocked(context, playerId)
  await assertNoCheckDue(context, playerId)
}

/** The same for what costs money and begins no round. */
export async function assertUnblocked({ db, clock }: Context, playerId: string): Promise<void> {
  const { known, local } = await readProtection(db, playerId)
  const block = getPlayBlock(known, local, clock.now(), clock.reached())
  if (block) throw rejected(block.reason)
}

/**
 * The same for a game of a provider, whose stakes do not pass this device: what is unsent goes first. Throws also with
 * reason `protection.unconfirmed` while a limit on stakes is not confirmed.
 */
export async function assertMayLaunch(context: Context, playerId: string): Promise<void> {
  await assertMayPlay(context, playerId)
  if (!(await hasUnsent(context))) return
  await sendLocal(context).catch(() => undefined)
  await assertMayPlay(context, playerId)
  const { known, local } = await readProtection(context.db, playerId)
  if (isStakeUnconfirmed(getBindingLimits(known, local))) throw rejected('unconfirmed')
}

/** Throws `CommandError` like `assertMayPlay` while a break or an exclusion of any player closes this device to guests. */
export async function assertMayRegister({ db, clock }: Context): Promise<void> {
  const block = getPlayBlock(null, await readGuestProtection(db), clock.now(), clock.reached())
  if (!block) return
  const until = block.until === null ? {} : { fields: { until: [new Date(block.until).toISOString()] } }
  throw new CommandError({ ...rejected(block.reason).error, ...until })
}

async function assertMay(
  context: Context,
  order: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<void> {
  await assertUnblocked(context, order.playerId)
  if ((await findExceeded(context, order, kinds, counts)) !== null) {
    // What was won since, or has left the period, may have made room: only the operator knows.
    await loadProtection(context).catch(() => undefined)
    await assertUnblocked(context, order.playerId)
    const exceeded = await findExceeded(context, order, kinds, counts)
    if (exceeded !== null) throw rejected(exceeded.period === 'session' ? 'session' : 'limit')
  }
  // Before any money moves, the operator gets the lower limits that only this device holds.
  if (await hasUnsent(context)) await sendLocal(context).catch(() => undefined)
}

async function findExceeded(
  { db }: Context,
  { playerId, amount, currency }: Order,
  kinds: readonly LimitKind[],
  counts: (kind: string) => boolean,
): Promise<BindingLimit | null> {
  // In one transaction, so that no bet is between the intents and the figures.
  const { known, local, intents } = await db.transaction('r', [...PROTECTION_STORES, 'intents'], async () => ({
    ...(await readProtection(db, playerId)),
    intents: await db.intents.where({ playerId }).toArray(),
  }))
  // The operator converts the stakes of another currency than the limits'.
  if (known && known.currency !== currency) return null
  const used = getUsedSince(intents, { currency, known, counts })
  // Without the operator's currency, only a limit in the order's own is comparable.
  const limits = local?.limits.filter((limit) => limit.currency === currency) ?? []
  const least = getLeast(getBindingLimits(known, local && { ...local, limits }), kinds, used)
  return least !== null && amount > least.left ? least.limit : null
}

/** Throws `CommandError` with `forbidden` and reason `protection.noReversal` where no withdrawal may be cancelled. */
export async function assertMayCancelPayout(context: Context, playerId: string): Promise<void> {
  const { db } = context
  const isAllowed = async () => {
    const [{ known }, geo] = await Promise.all([readProtection(db, playerId), db.facts.get('geo')])
    return getProtectionRules(geo?.id === 'geo' ? geo.country : null, known?.rules).cancelPayout
  }
  if (await isAllowed()) return
  // The operator may allow it, and this device has not heard of it yet.
  await loadProtection(context).catch(() => undefined)
  if (!(await isAllowed())) throw rejected('noReversal')
}

/** Fetches the protection after the operator has rejected a bet or a deposit because of it. */
export function refreshAfterRejection(context: Context, error: unknown): void {
  if (error instanceof CommandError && error.error.reason?.startsWith('protection.'))
    runInBackground(loadProtection(context))
}

function rejected(reason: string): CommandError {
  return new CommandError({ code: 'forbidden', reason: `protection.${reason}`, retry: false })
}
