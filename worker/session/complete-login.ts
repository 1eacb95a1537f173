import { attachSourceToPlayer } from '../attribution/index.ts'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadProfile } from '../profile/index.ts'
import { CommandError } from '../core/result.ts'
import { defaultLocale } from '../domain/settings/configuration.ts'
import { type Locale, supportedLocale } from '../domain/account/locales.ts'
import { pushLocale } from '../settings/index.ts'
import { goToSso } from './sso.ts'

/** What a log-in gives the page: the locale to switch to, or null to keep the present one. */
export type LoginResult = { locale: Locale | null }

/** How the operator answers every way in. */
type Reply = { success?: boolean; token?: string | null | undefined; sso?: string | null | undefined }

/**
 * Store token, load profile, set the locale if none is set (spec 4), then tell where the player came from; an sso link
 * takes the browser there instead. `begun` runs between the token and the profile. Throws `CommandError`.
 */
export async function completeLogin(
  context: Context,
  { success = true, token, sso }: Reply,
  begun: () => Promise<unknown> = async () => undefined,
): Promise<LoginResult> {
  const entered = success && token ? token : null
  if (entered !== null) await context.session.begin(entered)
  if (await goToSso(context, sso)) return { locale: null }
  if (entered === null) throw new CommandError({ code: 'credentials', retry: false })
  await begun()
  const player = await loadProfile(context).catch(unlessRefused)
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

/** A profile that cannot be had now does not undo the log-in: the page shows it as soon as it comes. */
function unlessRefused(error: unknown): null {
  if (toAppError(error).code === 'unauthorised') throw error
  return null
}

/** 401 to a log-in is about what was typed, not about a session. */
export function namingCredentials(error: unknown): never {
  if (error instanceof CommandError && error.error.code === 'unauthorised') {
    throw new CommandError({ ...error.error, code: 'credentials' })
  }
  throw error
}
