import { getProfile } from '#endpoints/profile.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { log } from '../core/page.ts'
import { type AppError, CommandError } from '#domain/calls/result.ts'
import { getUntil } from '#domain/protection/until.ts'
import type { SessionEnd } from '#db/notice-rows.ts'
import type { PlayerRow } from '#db/rows.ts'
import { loadPersonal } from '../lobby/index.ts'
import { toTimeZone } from '#domain/time/time-zone.ts'
import { verificationStatus } from '#domain/player/verification.ts'
import { isTransientStatus } from '#domain/calls/transient.ts'
import { mergePendingSettings } from './merge-pending-settings.ts'
import { noteVerification } from '../core/note-verification.ts'
import { getWalletChosenAt, applyBalance } from './wallet.ts'

const WHO_LIMIT = 200

/**
 * Fetches the profile and writes player and wallet; the lobby's personal lists are then loaded in the background. A
 * `fresh_token` replaces the token that the request was sent with, unless a newer one has come. Throws `CommandError`;
 * the last good rows stay then, unless the operator definitely gives no profile for this token: that ends the session.
 */
export async function loadProfileNow(context: Context): Promise<PlayerRow | null> {
  const { db, call, clock, session, page } = context
  const authSession = await session.current()
  if (!authSession) return null
  const mergePending = await mergePendingSettings(context, authSession)
  const askedAt = Date.now()
  const seen = await getWalletChosenAt(db, authSession.playerId)
  let sentToken = authSession.token
  const reply = await context
    .trackLoad('profile', () =>
      call(getProfile, { authSession, query: whoAreYou(page), onSend: (token) => (sentToken = token ?? sentToken) }),
    )
    .catch(async (error: unknown) => {
      const end = getProfileRejection(toAppError(error))
      if (end) await session.rejectToken(sentToken, end)
      throw error
    })
  // No reply may change the account without a log-in, whatever the landing address has asked for.
  if (authSession.playerId !== null && reply.user.id !== authSession.playerId) {
    log('profile of another player')
    throw new CommandError({ code: 'contract', reason: getProfile.name, retry: true })
  }
  const player = toPlayer(reply, page.address(reply.user.image?.small), clock.now())
  await session.write(authSession, async () => {
    await db.session.update('current', { playerId: player.id })
    await noteVerification(context, player.id, player.verification.status)
    await db.players.put(await mergePending(player))
    const { balance, currency, bonus, bonus_balance: bonusBalance, total_balance: totalBalance } = reply.user
    const parts = { bonus, bonusBalance, totalBalance }
    const wallet = { playerId: player.id, currency, balance, version: reply.user.balance_version, parts }
    await applyBalance(db, wallet, clock.now(), askedAt, seen)
  })
  runInBackground(loadPersonal(context))
  if (reply.fresh_token) await session.replaceToken(sentToken, reply.fresh_token)
  if ((await session.current())?.loginId === authSession.loginId) await saveCookies(context, reply)
  return player
}

/**
 * Why the operator definitely gives no profile; null where the error says nothing about the session: a server error, too
 * many requests, no answer, a blocked region, or a 401, which the token refresh has handled.
 */
function getProfileRejection({ status = 0, reason, fields }: AppError): SessionEnd | null {
  const isDefinite = status >= 400 && status < 500 && !isTransientStatus(status) && status !== 401 && status !== 451
  if (!isDefinite) return null
  if (reason === 'protection.excluded') return { reason: 'excluded', until: getUntil(fields) }
  if (status === 403) return { reason: 'forbidden' }
  return { reason: status === 404 ? 'notFound' : 'rejected' }
}

/** Passes on the `whoAreYou` parameter of the landing address. */
function whoAreYou({ facts }: Context['page']): Record<string, string> {
  const value = new URL(facts.href).searchParams.get('whoAreYou')
  return value ? { whoAreYou: value.slice(0, WHO_LIMIT) } : {}
}

/**
 * Sets the cookies that the operator's other pages read. The currency is that of the active wallet: a late reply may
 * name another.
 */
async function saveCookies(
  { db, page }: Context,
  { user, super_bonus }: EndpointReply<typeof getProfile>,
): Promise<void> {
  if (super_bonus) await page.bridge.setCookie('super_bonus', String(super_bonus))
  const currency = (await db.wallets.get(user.id))?.currency
  if (currency) await page.bridge.setCookie('activeCurrency', currency)
}

function toPlayer(
  { user, region }: EndpointReply<typeof getProfile>,
  avatar: string | null,
  fetchedAt: number,
): PlayerRow {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    locale: user.locale,
    timezone: user.timezone ? toTimeZone(user.timezone) : null,
    registerMethod: user.register_method,
    isPhoneVerified: user.is_phone_verified,
    isEmailVerified: user.is_email_verified,
    isPasswordSet: user.is_password_exists,
    isAvatarHidden: user.is_avatar_hidden,
    isStatisticsHidden: user.is_statistics_hidden,
    verification: {
      isNeeded: user.verification?.is_need ?? false,
      status: verificationStatus(user.verification?.data?.status ?? null),
    },
    isPremium: user.premium?.status ?? false,
    avatar,
    region,
    fetchedAt,
  }
}
