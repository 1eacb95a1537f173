import { setLimit, takeBreak } from '#endpoints/protection.ts'
import { toDecimal } from '#domain/money/money.ts'
import { requestLock } from '#domain/protocol/locks.ts'
import { isTransient } from '#domain/protocol/transient.ts'
import type { AuthSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { LocalLimit, LocalProtectionRow } from '../db/rows.ts'
import { writeProtection } from './protection.ts'

type Player = AuthSession & { playerId: string }

const NOTHING_LOCAL = { breakUntil: null, isBreakUnsent: false, limits: [] }

/** Changes what the device holds for a player. Throws `CommandError` with `cancelled` after a logout. */
export function changeLocal(
  { db, session }: Context,
  player: Player,
  change: (local: LocalProtectionRow) => LocalProtectionRow,
): Promise<void> {
  return session.write(player, async () => {
    const { playerId } = player
    await db.localProtection.put(change((await db.localProtection.get(playerId)) ?? { playerId, ...NOTHING_LOCAL }))
  })
}

/** The same limit of the list is replaced. */
export function withLimit(limits: readonly LocalLimit[], limit: LocalLimit): LocalLimit[] {
  return [...withoutLimit(limits, limit), limit]
}

/** The limits without the one of this kind and period. */
export function withoutLimit(limits: readonly LocalLimit[], { kind, period }: Omit<LocalLimit, 'amount' | 'currency'>) {
  return limits.filter((other) => other.kind !== kind || other.period !== period)
}

/**
 * Sends what the device holds and the operator has not got yet, one tab at a time: the break first, then lower limits.
 * What gets no definite answer stays and is sent again; a limit that the operator rejects is dropped. Throws
 * `CommandError`.
 */
export function sendLocal(context: Context): Promise<void> {
  return requestLock('protection', async () => {
    const player = await context.session.current()
    if (!player?.playerId) return
    const { playerId } = player
    await sendFrom(context, { ...player, playerId })
  })
}

async function sendFrom(context: Context, player: Player): Promise<void> {
  const { db, call, clock } = context
  const local = await db.localProtection.get(player.playerId)
  if (local?.isBreakUnsent) {
    const { breakUntil } = local
    if (breakUntil === null || breakUntil <= clock.now()) {
      await changeLocal(context, player, (now) => ({ ...now, isBreakUnsent: false }))
    } else {
      const body = { until: new Date(breakUntil).toISOString() }
      await writeProtection(context, player, await call(takeBreak, { body, authSession: player }))
    }
  }
  for (const limit of local?.limits ?? []) await sendLimit(context, player, limit)
}

/** Sends one lower limit. Throws `CommandError`; one that the operator rejects is no longer local then. */
async function sendLimit(context: Context, player: Player, limit: LocalLimit): Promise<void> {
  const { kind, period, amount } = limit
  try {
    const body = { amount: toDecimal(amount) }
    const reply = await context.call(setLimit, { params: { kind, period }, body, authSession: player })
    await writeProtection(context, player, reply)
  } catch (error) {
    const { code, status } = toAppError(error)
    // Without the call the operator cannot hold it; a session that has ended says nothing about it.
    const isRejected = code === 'validation' || code === 'notOffered' || code === 'forbidden'
    if (isRejected && !isTransient({ code, ...(status !== undefined && { status }) })) {
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
