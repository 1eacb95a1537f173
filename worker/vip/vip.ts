import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { getVip, joinVip } from '#endpoints/vip.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { VipLevel } from '#db/rows.ts'
import { log } from '../core/page.ts'
import { mergeTexts, type TextsByLanguage, textsIn } from '#domain/languages/texts-by-language.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { readBenefit, type VipTrigger } from '#domain/player/vip.ts'

/** The player's row before the club has been fetched. */
const UNKNOWN = { level: null, points: 0, nextAt: null, levels: [] }

/**
 * Fetches the player's level and points in the club, or only its levels for a guest. Throws `CommandError`; the last
 * good row stays.
 */
export function loadVip(context: Context): Promise<void> {
  return context.localizedLoads.load('vip', async () =>
    (await context.session.current()) ? loadPlayerVip(context) : loadLevels(context),
  )
}

async function loadLevels({ db, trackLoad, call, clock, localizedLoads }: Context): Promise<void> {
  const [reply, language] = await localizedLoads.inLanguage(() => trackLoad('vip', () => call(getVip)))
  const levels = toLevels(reply)
  await db.transaction('rw', db.facts, async () => {
    const before = await db.facts.get('vipLevels')
    const texts = mergeTexts(before?.id === 'vipLevels' ? before.texts : undefined, textsOfLevels(language, levels))
    await db.facts.put({ id: 'vipLevels', levels, texts, fetchedAt: clock.now() })
  })
}

/** The names of the levels by their ids. */
function textsOfLevels(language: string | null, levels: readonly VipLevel[]): TextsByLanguage {
  return textsIn(language, Object.fromEntries(levels.map(({ id, name }) => [id, name])))
}

async function loadPlayerVip(context: Context): Promise<void> {
  const { db, session, call, clock, localizedLoads } = context
  const authSession = await session.player()
  const { playerId } = authSession
  const before = await db.vipClub.get(playerId)
  const [reply, language] = await localizedLoads.inLanguage(() =>
    context.trackLoad('vip', () => call(getVip, { authSession })),
  )
  await session.write(authSession, async () => {
    const known = await db.vipClub.get(playerId)
    // A reply that was sent before the player's request must not reset `requested`.
    const requested = reply.requested || (known?.requested === true && before?.requested !== true)
    const { level, points, next_at: nextAt, cashback } = reply
    const levels = toLevels(reply)
    const texts = mergeTexts(known?.texts, textsOfLevels(language, levels))
    const fetchedAt = clock.now()
    await db.vipClub.put({ playerId, level, points, nextAt, cashback, levels, texts, requested, fetchedAt })
  })
}

function toLevels({ levels }: EndpointReply<typeof getVip>): VipLevel[] {
  return levels.map(toLevel).toSorted((a, b) => a.points - b.points)
}

function toLevel({ benefits, ...level }: Omit<VipLevel, 'benefits'> & { benefits: string[] }): VipLevel {
  const known = benefits.map(readBenefit).filter((benefit) => benefit !== null)
  if (known.length < benefits.length) log('benefits without a text', level.id)
  return { ...level, benefits: known }
}

/** Requests membership in the club, unless it is known to be requested; one tab at a time. Throws `CommandError`. */
export async function joinClub(context: Context, trigger: VipTrigger): Promise<{ requested: true }> {
  const authSession = await context.session.player()
  return requestLock(`vip:${authSession.playerId}`, async () => {
    const known = await context.db.vipClub.get(authSession.playerId)
    if (!known?.requested) await ask(context, authSession, trigger)
    return { requested: true as const }
  })
}

async function ask(
  { db, session, call, clock }: Context,
  authSession: PlayerSession,
  trigger: VipTrigger,
): Promise<void> {
  try {
    await call(joinVip, { body: { request_type: trigger }, authSession })
  } catch (error) {
    // Already requested, by another device or by a tab that was closed before the reply.
    if (toAppError(error).status !== 409) throw error
  }
  await session.write(authSession, async () => {
    const { playerId } = authSession
    const known = await db.vipClub.get(playerId)
    await db.vipClub.put({ ...UNKNOWN, ...known, playerId, requested: true, fetchedAt: clock.now() })
  })
}
