import { safeParse } from 'valibot'
import { getProtection, protection } from '#endpoints/protection.ts'
import { isUnsettled } from '#domain/money/intent-transitions.ts'
import { isLower } from '#domain/protection/limits.ts'
import { isSince } from '#domain/protection/used-since.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { NOTHING_LOCAL } from '#db/nothing-local.ts'
import type { LocalProtectionRow, LocalSessionLimit, ProtectionRow } from '#db/rows.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import { mergeProtection } from './merge-protection.ts'

type Request = () => Promise<EndpointReply<typeof getProtection>>

/** ms. An operator may count a break in whole seconds. */
const BREAK_STEP_MS = 1_000

/** Fetches limits, breaks and figures of the player. Throws `CommandError`; the last good row stays. */
export async function loadProtection(context: Context): Promise<void> {
  const { db, session, call } = context
  const player = await session.player()
  await context.trackLoad('protection', async () => {
    const before = await db.protection.get(player.playerId)
    await requestAndWrite(context, player, () => call(getProtection, { authSession: player }), {
      // What was written meanwhile is the reply to a change, or a frame: this reply may be older.
      unless: (row) => row?.fetchedAt !== before?.fetchedAt,
    })
  })
}

/** Makes a call that changes the protection, one at a time in this browser. Throws `CommandError`. */
export function updateProtection(context: Context, player: PlayerSession, request: Request): Promise<void> {
  return alone(() => requestAndWrite(context, player, request))
}

/** Runs one change of protection at a time in this browser. */
export function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  return requestLock('protection', work)
}

type Condition = { unless?: (row: ProtectionRow | undefined) => boolean }

/** Makes a call that replies with the protection, and writes the reply. Throws `CommandError`. */
export async function requestAndWrite(
  context: Context,
  player: PlayerSession,
  request: Request,
  condition?: Condition,
): Promise<void> {
  // A bet that is placed from now on, or has no outcome yet, may be missing in the figures.
  const asOf = context.clock.now()
  const unsettled = await readUnsettled(context, player)
  await writeProtection(context, player, await request(), { asOf, unsettled, ...condition })
}

async function readUnsettled({ db }: Context, { playerId }: PlayerSession): Promise<string[]> {
  const intents = await db.intents.where({ playerId }).filter(isUnsettled).toArray()
  return intents.map(({ key }) => key)
}

/** The keys of what is not in the figures of a row. */
async function readUncounted({ intents }: Context['db'], row: ProtectionRow): Promise<string[]> {
  const found = await intents.where({ playerId: row.playerId }).toArray()
  return found.filter((intent) => isSince(intent, row)).map(({ key }) => key)
}

/** Writes the protection of a player, and what the device need not hold any longer. */
async function writeProtection(
  { db, session, page }: Context,
  player: PlayerSession,
  reply: EndpointReply<typeof getProtection>,
  { asOf, unsettled, unless }: Condition & { asOf: number; unsettled: string[] },
): Promise<void> {
  const { playerId } = player
  await session.write(player, async () => {
    const known = await db.protection.get(playerId)
    if (unless?.(known)) return
    const merged = mergeProtection(known, reply, page)
    if (merged === null) throw new CommandError({ code: 'contract', reason: getProtection.name, retry: true })
    const { hasFigures, ...said } = merged
    // Older figures lack what they lacked before.
    const uncounted = known && !hasFigures ? await readUncounted(db, known) : []
    const row = { ...said, playerId, fetchedAt: asOf, unsettled: [...new Set([...unsettled, ...uncounted])] }
    await db.protection.put(row)
    const local = await db.localProtection.get(playerId)
    if (!local && !row.breakUntil && !row.exclusion) return
    await db.localProtection.put(withoutConfirmed(local ?? { playerId, ...NOTHING_LOCAL }, row))
  })
}

/** Applies a frame of the socket; false if it does not fit. */
export async function applyProtectionFrame(context: Context, user: string, state: unknown): Promise<boolean> {
  const player = await context.session.player()
  const parsed = safeParse(protection, state)
  if (!parsed.success) return false
  if (player.playerId === user) await requestAndWrite(context, player, async () => parsed.output)
  return true
}

/** What the device still holds once the operator has replied: breaks and exclusions stay as a memory until their end. */
function withoutConfirmed(local: LocalProtectionRow, row: ProtectionRow): LocalProtectionRow {
  const { breakUntil } = local
  const isConfirmed = breakUntil === null || (row.breakUntil ?? 0) > breakUntil - BREAK_STEP_MS
  return {
    ...local,
    breakUntil: Math.max(breakUntil ?? 0, row.breakUntil ?? 0) || null,
    isBreakUnsent: local.isBreakUnsent && !isConfirmed,
    exclusion: row.exclusion,
    limits: local.limits.filter(({ kind, period, amount, currency }) => {
      const limit = row.limits.find((one) => one.kind === kind && one.period === period)
      return currency === row.currency && isLower(amount, limit?.amount ?? null)
    }),
    sessionLimit: local.sessionLimit ? onlyLower(local.sessionLimit, row) : null,
    realityCheckMinutes: getOnlyLower(local.realityCheckMinutes ?? null, row.realityCheckMinutes ?? null),
  }
}

/** What of a session's limits is still lower than the operator's; null for nothing. */
function onlyLower({ minutes, loss, currency }: LocalSessionLimit, { currency: ofRow, sessionLimit }: ProtectionRow) {
  const lower = {
    minutes: getOnlyLower(minutes, sessionLimit.minutes),
    loss: currency === ofRow ? getOnlyLower(loss, sessionLimit.loss) : null,
    currency,
  }
  return lower.minutes === null && lower.loss === null ? null : lower
}

function getOnlyLower<Amount extends number>(amount: Amount | null, before: Amount | null): Amount | null {
  return isLower(amount, before) ? amount : null
}
