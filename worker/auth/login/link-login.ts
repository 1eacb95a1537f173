import { attachSourceToPlayer } from '../../reporting/attribution/index.ts'
import type { PlayerSession } from '../auth-session.ts'
import { markEnded, hashToken } from '../ended-tokens.ts'
import { revokeToken } from '../log-out.ts'
import { runInBackground, toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { getAccountLabel } from '#domain/player/account-label.ts'
import { getProfile } from '#endpoints/profile.ts'
import type { EndpointReply } from '../../http/endpoint.ts'
import { parseReply, toAddress, toApiError } from '../../http/client.ts'
import { loadProfile } from '../../profile/index.ts'
import { type LoginReply, type LoginResult, completeLogin } from './complete-login.ts'
import { goToSso } from './sso.ts'

type LinkLogin = {
  reply: LoginReply
  /** The visitor is known to want this log-in; otherwise a guest is asked as well. */
  isExpected: boolean
  /** Runs after the token is stored and before the profile is loaded. */
  begun?: () => Promise<unknown>
}

type Account = EndpointReply<typeof getProfile>['user']
/**
 * Logs in by a token that a link, a provider's window or single sign-on brought, and adds a notice that names the account. Before it
 * replaces the session of another player it asks, naming both; a token of the same player only replaces the old one.
 * Throws `CommandError`, and nothing has changed then: `cancelled` when the player has declined, and those of a call.
 */
export async function completeLinkLogin(
  context: Context,
  { reply, isExpected, begun }: LinkLogin,
): Promise<LoginResult> {
  const token = reply.success === false ? null : (reply.token ?? null)
  const authSession = await findPlayer(context)
  // A link never takes a player who is logged in to single sign-on.
  if (token === null && authSession) throw new CommandError({ code: 'credentials', retry: false })
  if (token === null) return completeLogin(context, reply, begun)
  const account = authSession || !isExpected ? await fetchAccount(context, token) : null
  if (account && account.id === authSession?.playerId) return renewSession(context, authSession, { ...reply, token })
  if (account && !(await isConfirmed(context, authSession, account, token))) {
    throw new CommandError({ code: 'cancelled', retry: false })
  }
  const result = await completeLogin(context, reply, begun)
  await nameAccount(context)
  return result
}

/**
 * Adds a notice that names the account of the session, which a link has begun. Throws `CommandError` with `cancelled`, and
 * adds none, when that session has ended meanwhile.
 */
export async function nameAccount({ db, clock, session }: Context): Promise<void> {
  const authSession = await session.current()
  if (!authSession) return
  await session.write(authSession, async () => {
    const player = authSession.playerId && (await db.players.get(authSession.playerId))
    if (!player) return
    const account = getAccountLabel(player)
    await db.notices.add({ playerId: player.id, at: clock.now(), kind: 'linkLogin', account })
  })
}

/** The player of the current session; null for a guest. Throws `CommandError` when it cannot be found out. */
async function findPlayer({ session }: Context): Promise<PlayerSession | null> {
  if (!(await session.current())) return null
  return session.player().catch(async (error: unknown) => {
    if (await session.current()) throw error
    return null
  })
}

/** Fetches the account of a token that is not the session's. */
async function fetchAccount(context: Context, token: string): Promise<Account> {
  const incoming = await context.send(getProfile, {
    url: toAddress(getProfile, context.page, {}),
    headers: await context.headers(token),
    body: undefined,
  })
  if (incoming.status !== 200) throw new CommandError(toApiError(incoming))
  return parseReply(getProfile.name, getProfile.reply, incoming.text).user
}

/** Asks the player. After a no the token is revoked, as it will not be used. */
async function isConfirmed(
  context: Context,
  authSession: PlayerSession | null,
  account: Account,
  token: string,
): Promise<boolean> {
  const { db, page, session } = context
  const player = authSession && (await db.players.get(authSession.playerId))
  const current =
    authSession && getAccountLabel(player ?? { id: authSession.playerId, name: null, email: null, phone: null })
  const isYes = await page.bridge.confirmAccount({ current, next: getAccountLabel(account) })
  // Meanwhile another tab has logged in or out: this answer was about something else.
  if ((await session.current())?.loginId !== authSession?.loginId) return false
  if (isYes) return true
  await markEnded(db, [await hashToken(token)])
  runInBackground(revokeToken(context, token))
  return false
}

/** The link is of the player who is logged in: the newer token replaces the older one, and nothing is deleted. */
async function renewSession(
  context: Context,
  authSession: PlayerSession,
  { token, sso }: LoginReply & { token: string },
): Promise<LoginResult> {
  await context.session.replaceToken(authSession.token, token)
  if (await goToSso(context, sso)) return { locale: null }
  await loadProfile(context).catch(toAppError)
  runInBackground(attachSourceToPlayer(context))
  await nameAccount(context)
  return { locale: null }
}
