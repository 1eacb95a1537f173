import { attachSourceToPlayer } from '../../reporting/attribution/index.ts'
import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { loadProfile } from '../../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { defaultLocale } from '#domain/settings/configuration.ts'
import { type Locale, supportedLocale } from '#domain/languages/locales.ts'
import { pushLocale } from '../../profile/settings/index.ts'
import { goToSso } from './sso.ts'

/** Result of a login: the locale to switch to, or null to stay with the present one. */
export type LoginResult = { locale: Locale | null }

/** The operator's reply to every kind of login and registration. */
export type LoginReply = { success?: boolean; token?: string | null | undefined; sso?: string | null | undefined }

/**
 * Stores the token, loads the profile, sends the page's locale if the profile has none, then reports the affiliate
 * source; an sso link navigates the browser there instead. `begun` runs after the token is stored and before the
 * profile is loaded. Throws `CommandError`.
 */
export async function completeLogin(
  context: Context,
  { success = true, token, sso }: LoginReply,
  begun: () => Promise<unknown> = async () => undefined,
): Promise<LoginResult> {
  const loginToken = success && token ? token : null
  if (loginToken !== null) {
    await context.session.begin(loginToken)
    // Of a player whose id was not known: this one may log in.
    await context.db.localProtection.delete('')
  }
  if (await goToSso(context, sso)) return { locale: null }
  if (loginToken === null) throw new CommandError({ code: 'credentials', retry: false })
  await begun()
  const player = await loadProfile(context).catch(async (error: unknown) => {
    // A profile that cannot be loaded now does not undo the login: the page shows it as soon as it arrives. A definite
    // answer has ended the session.
    if (!(await context.session.current())) throw error
    return null
  })
  runInBackground(attachSourceToPlayer(context))
  if (player === null) return { locale: null }
  if (player.locale !== null) {
    context.page.locale = supportedLocale(player.locale) ?? defaultLocale
    runInBackground(context.localizedLoads.loadAgain())
    return { locale: context.page.locale }
  }
  await pushLocale(context, context.page.locale).catch(() => undefined)
  return { locale: null }
}

/**
 * Turns 401 into `credentials`: for a login it means that the typed credentials are wrong, not that a session has
 * ended.
 */
export function namingCredentials(error: unknown): never {
  if (error instanceof CommandError && error.error.code === 'unauthorised') {
    throw new CommandError({ ...error.error, code: 'credentials' })
  }
  throw error
}
