import { getProtection, setLimit, setRealityCheck, setSessionLimit, takeBreak } from '#endpoints/protection.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toDecimal } from '#domain/money/money.ts'
import { getSessionLimit } from '#domain/protection/restrictions.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { NOTHING_LOCAL } from '#db/nothing-local.ts'
import type { LocalLimit, LocalProtectionRow, LocalSessionLimit } from '#db/rows.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import { alone, requestAndWrite } from './protection.ts'

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
 * Sends what the device holds and the operator has not got yet, one tab at a time: the break first, then what is lower.
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
  if (local?.sessionLimit) await attempt(sendSessionLimit(context, player, local.sessionLimit))
  if (local?.realityCheckMinutes) await attempt(sendCheckInterval(context, player, local.realityCheckMinutes))
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
function sendLimit(context: Context, player: PlayerSession, limit: LocalLimit): Promise<void> {
  const { kind, period, amount, currency } = limit
  return sendLower(context, player, {
    currency,
    request: () =>
      context.call(setLimit, { params: { kind, period }, body: { amount: toDecimal(amount) }, authSession: player }),
    drop: (now) => ({
      ...now,
      // A lower one that was set meanwhile is still to be sent.
      limits: now.limits.filter((one) => one.kind !== kind || one.period !== period || one.amount !== amount),
    }),
  })
}

/** The same for the limits of a session: both are sent, so the one that is not lower goes as the operator has it. */
function sendSessionLimit(context: Context, player: PlayerSession, limit: LocalSessionLimit): Promise<void> {
  const { minutes, loss, currency } = limit
  const isSame = (now: LocalProtectionRow) => now.sessionLimit?.minutes === minutes && now.sessionLimit.loss === loss
  return sendLower(context, player, {
    currency,
    async request() {
      const known = (await context.db.protection.get(player.playerId)) ?? null
      const body = getSessionLimit(known, { breakUntil: null, limits: [], sessionLimit: limit })
      return context.call(setSessionLimit, {
        body: { ...body, loss: body.loss === null ? null : toDecimal(body.loss) },
        authSession: player,
      })
    },
    drop: (now) => (isSame(now) ? { ...now, sessionLimit: null } : now),
  })
}

/** The same for a shorter interval of reality checks. */
function sendCheckInterval(context: Context, player: PlayerSession, minutes: number): Promise<void> {
  return sendLower(context, player, {
    request: () => context.call(setRealityCheck, { body: { minutes }, authSession: player }),
    drop: (now) => (now.realityCheckMinutes === minutes ? { ...now, realityCheckMinutes: null } : now),
  })
}

type Lower = {
  /** Of its amount: the call names none, it is the one in which the operator has the limits. */
  currency?: Currency
  request: () => Promise<EndpointReply<typeof getProtection>>
  /** Takes it from what the device holds, once the operator has rejected it. */
  drop: (local: LocalProtectionRow) => LocalProtectionRow
}

async function sendLower(context: Context, player: PlayerSession, { currency, request, drop }: Lower): Promise<void> {
  const { db, call } = context
  const known = await db.protection.get(player.playerId)
  try {
    if (!known) await requestAndWrite(context, player, () => call(getProtection, { authSession: player }))
    if (currency !== undefined && (await db.protection.get(player.playerId))?.currency !== currency) return
    await requestAndWrite(context, player, request)
  } catch (error) {
    const { code } = toAppError(error)
    // An operator that has never replied to these calls has none; of another the call is only missing for now.
    if (code === 'validation' || (code === 'notOffered' && !known)) await changeLocal(context, player, drop)
    throw error
  }
}

/** Whether something is local that the operator has not got yet. */
export async function hasUnsent({ db, session }: Context): Promise<boolean> {
  const local = await db.localProtection.get((await session.current())?.playerId ?? '')
  if (!local) return false
  return local.isBreakUnsent || local.limits.length > 0 || Boolean(local.sessionLimit ?? local.realityCheckMinutes)
}
