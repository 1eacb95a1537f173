import { safeParse } from 'valibot'
import { getProtection, protection } from '#endpoints/protection.ts'
import { isLower } from '#domain/protection/limits.ts'
import type { ProtectionRules } from '#domain/protection/rules.ts'
import type { AuthSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import type { LocalProtectionRow, ProtectionRow } from '../db/rows.ts'
import type { ReplyOf } from '../http/endpoint.ts'

export type ProtectionReply = ReplyOf<typeof getProtection>
type Player = AuthSession & { playerId: string }

/** Fetches limits, breaks and figures of the player. Throws `CommandError`; the last good row stays. */
export async function loadProtection(context: Context): Promise<void> {
  const player = await context.session.player()
  await context.trackLoad('protection', async () => {
    await writeProtection(context, player, await context.call(getProtection, { authSession: player }))
  })
}

/** Writes the protection of a player, and what the device need not hold any longer. */
export async function writeProtection(context: Context, player: Player, reply: ProtectionReply): Promise<void> {
  const { db, session, clock, page } = context
  const row = toRow(player.playerId, reply, { fetchedAt: clock.now(), page })
  await session.write(player, async () => {
    await db.protection.put(row)
    const local = await db.localProtection.get(player.playerId)
    if (local) await db.localProtection.put(withoutConfirmed(local, row))
  })
}

/** Applies a frame of the socket; false if it does not fit. */
export async function applyProtectionFrame(context: Context, user: string, state: unknown): Promise<boolean> {
  const player = await context.session.player()
  const parsed = safeParse(protection, state)
  if (!parsed.success) return false
  if (player.playerId === user) await writeProtection(context, player, parsed.output)
  return true
}

/** What the device still holds once the operator has replied: its break stays as a memory until its end. */
function withoutConfirmed(local: LocalProtectionRow, row: ProtectionRow): LocalProtectionRow {
  const { breakUntil } = local
  const isConfirmed = breakUntil === null || (row.breakUntil ?? 0) >= breakUntil
  return {
    playerId: local.playerId,
    breakUntil: Math.max(breakUntil ?? 0, row.breakUntil ?? 0) || null,
    isBreakUnsent: local.isBreakUnsent && !isConfirmed,
    limits: local.limits.filter(({ kind, period, amount, currency }) => {
      const limit = row.limits.find((one) => one.kind === kind && one.period === period)
      return currency === row.currency && isLower(amount, limit?.amount ?? null)
    }),
  }
}

function toRow(
  playerId: string,
  reply: ProtectionReply,
  { fetchedAt, page }: { fetchedAt: number; page: Context['page'] },
): ProtectionRow {
  const { exclusion, session, rules } = reply
  return {
    playerId,
    currency: reply.currency,
    limits: reply.limits.map(({ kind, period, amount, used, resets_at, pending }) => ({
      kind,
      period,
      amount,
      used,
      resetsAt: resets_at,
      pending: pending && { amount: pending.amount, from: pending.from, needsConfirmation: pending.needs_confirmation },
    })),
    sessionLimit: reply.session_limit,
    realityCheckMinutes: reply.reality_check.minutes,
    breakUntil: reply.time_out?.until ?? null,
    exclusion: exclusion && { until: exclusion.until, registerUrl: page.address(exclusion.register_url) },
    session: session && { startedAt: session.started_at, staked: session.staked, won: session.won },
    reviewDueAt: reply.review_due_at,
    rules: onlyKnown({
      raiseAfterHours: rules.raise_after_hours,
      depositLimit: rules.deposit_limit,
      realityCheckMaxMinutes: rules.reality_check_max_minutes,
      maySwitchOffRealityCheck: rules.may_switch_off_reality_check,
      minRoundSeconds: rules.min_round_seconds,
      autoPlay: rules.auto_play,
      parallelPlay: rules.parallel_play,
      panicButton: rules.panic_button,
      cancelPayout: rules.cancel_payout,
    }),
    fetchedAt,
  }
}

/** The rules that the operator names. */
function onlyKnown(rules: { [Name in keyof ProtectionRules]: ProtectionRules[Name] | undefined }) {
  // Built from fields of `rules` that have a value.
  return Object.fromEntries(
    Object.entries(rules).filter(([, value]) => value !== undefined),
  ) as Partial<ProtectionRules>
}
