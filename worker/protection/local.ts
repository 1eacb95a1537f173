import { getProtection, setLimit, takeBreak } from '#endpoints/protection.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { LocalLimit, LocalProtectionRow } from '../db/rows.ts'
import { alone, requestAndWrite } from './protection.ts'

export const NOTHING_LOCAL = { breakUntil: null, isBreakUnsent: false, limits: [] }

/** Changes what the device holds for a player. Throws `CommandError` with `cancelled` after a logout. */
export function changeLocal(
  { db, session }: Context,
  player: PlayerSession,
  change: (local: LocalProtectionRow) => LocalProtectionRow,
): Promise<void> {
  return session.write(player, async () => {
    const { playerId } = player
    await db.localProtection.put(change((await db.localProtection.get(playerId)) ?? { playerId, ...NOTHING_LOCAL }))
  })
}

/** The same limit of the list is replaced. */
export function withLimit(limits: readonly LocalLimit[], limit: LocalLimit): LocalLimit[] {
  return [...limits.filter(({ kind, period }) => kind !== limit.kind || period !== limit.period), limit]
}

/**
 * Sends what the device holds and the operator has not got yet, one tab at a time: the break first, then lower limits.
 * What gets no definite answer stays and is sent again; a limit that the operator rejects is dropped. Throws
 * `CommandError`, the first one of several, once everything was tried.
 */
export function sendLocal(context: Context): Promise<void> {
  return alone(async () => {
    const player = await context.session.current()
    if (!player?.playerId) return
    const { playerId } = player
    await sendFrom(context, { ...player, playerId })
  })
}

async function sendFrom(context: Context, player: PlayerSession): Promise<void> {
  const local = await context.db.localProtection.get(player.playerId)
  const errors: unknown[] = []
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => errors.push(error))
  if (local?.isBreakUnsent) await attempt(sendBreak(context, player, local.breakUntil ?? 0))
  for (const limit of local?.limits ?? []) await attempt(sendLimit(context, player, limit))
  if (errors.length > 0) throw errors[0]
}

async function sendBreak(context: Context, player: PlayerSession, breakUntil: number): Promise<void> {
  const body = { until: new Date(breakUntil).toISOString() }
  await requestAndWrite(context, player, () => context.call(takeBreak, { body, authSession: player }))
  // Only now the clock is sure to be the server's: an end that has passed confirms nothing, and needs nothing.
  if (breakUntil > context.clock.now()) return
  await changeLocal(context, player, (now) => (now.breakUntil === breakUntil ? { ...now, isBreakUnsent: false } : now))
}

/** Sends one lower limit. Throws `CommandError`; one that the operator rejects is no longer local then. */
async function sendLimit(context: Context, player: PlayerSession, limit: LocalLimit): Promise<void> {
  const { db, call } = context
  const { kind, period, amount, currency } = limit
  const known = await db.protection.get(player.playerId)
  try {
    // The call names no currency: it is the one in which the operator has the limits.
    if (!known) await requestAndWrite(context, player, () => call(getProtection, { authSession: player }))
    if ((await db.protection.get(player.playerId))?.currency !== currency) return
    const body = { amount: toDecimal(amount) }
    const send = () => call(setLimit, { params: { kind, period }, body, authSession: player })
    await requestAndWrite(context, player, send)
  } catch (error) {
    const { code } = toAppError(error)
    // An operator that has never replied to these calls has none; of another the call is only missing for now.
    if (code === 'validation' || (code === 'notOffered' && !known)) {
      await changeLocal(context, player, (now) => ({
        ...now,
        // A lower one that was set meanwhile is still to be sent.
        limits: now.limits.filter((one) => one.kind !== kind || one.period !== period || one.amount !== amount),
      }))
    }
    throw error
  }
}

/** Whether something is local that the operator has not got yet. */
export async function hasUnsent({ db, session }: Context): Promise<boolean> {
  const local = await db.localProtection.get((await session.current())?.playerId ?? '')
  return local !== undefined && (local.isBreakUnsent || local.limits.length > 0)
}
