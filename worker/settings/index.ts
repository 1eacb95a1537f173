import { command } from '../command.ts'
import type { Context } from '../context.ts'
import type { PlayerSettings } from '../db/rows.ts'
import { getSettings } from '../api/mirrors.ts'
import { updateSettings } from '../api/profile.ts'
import { Failure } from '../result.ts'
import { QUEUE_MAX_AGE_MS } from '../rules/constants.ts'
import type { Locale } from '../rules/locales.ts'
import { keepForLater } from '../api/queue.ts'

export type SettingsChange = Partial<Omit<PlayerSettings, 'locale'>>

export function settingsCommands(context: Context, onLocale: () => void) {
  return {
    /**
     * The player chose a language: calls speak it from now on and the profile keeps it, later if there is no
     * network (the last choice only). A guest's choice stays in the cookie. Spec 4 and 7.
     */
    setLocale: command(async ({ locale }: { locale: Locale }) => {
      context.page.locale = locale
      onLocale()
      await pushLocale(context, locale)
    }),
    /**
     * The player chose a setting of the profile: shown from now on, and told to the operator, later if nobody answers
     * (the last choice only). Out: whether it waits. Errors: `validation` with the setting's field, and those of a
     * call; what was chosen is taken back then. Spec 7 and 8.
     */
    choose: command(async (_change: SettingsChange): Promise<{ queued: boolean }> => {
      throw new Failure({ code: 'unavailable', retry: false })
    }),
  }
}

/** Writes the locale into the profile; without network it is kept for later. */
export async function pushLocale(context: Context, locale: Locale): Promise<void> {
  const holder = await context.session.holder()
  if (!holder) return
  try {
    await context.call(updateSettings, { body: { locale } })
  } catch (error) {
    if (!(error instanceof Failure) || error.error.code !== 'offline') throw error
    await keepForLater(context.db, {
      subject: 'settings.locale',
      owner: holder.playerId ?? holder.loginId,
      url: context.page.hosts[updateSettings.service] + updateSettings.path,
      method: updateSettings.method,
      headers: { ...(await context.headers(holder.token)), 'content-type': 'application/json' },
      body: JSON.stringify({ locale }),
      retry: [401],
      maxAgeMs: QUEUE_MAX_AGE_MS,
    })
  }
}

/** Fetches the operator's settings (spec 3); failures leave the last ones. */
export async function loadSettings({ db, call, clock, page }: Context): Promise<void> {
  const reply = await call(getSettings)
  await db.facts.put({
    id: 'settings',
    affiliateUrl: page.address(reply.revshare_service_frontend_url),
    telegramUrl: page.address(reply.telegram_channel_url),
    fetchedAt: clock.now(),
  })
}
