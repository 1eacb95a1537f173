import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { getSettings } from '../endpoints/settings.ts'
import { CONSENT_TEXT, type Consent } from '../domain/account/consent.ts'
import type { PlayerSettings } from '../db/rows.ts'
import { lazyImport } from '../core/lazy-import.ts'
import type { Locale } from '../domain/account/locales.ts'

export type SettingsChange = Partial<Omit<PlayerSettings, 'locale'>>

/** Takes what a player chooses. To be at hand before there is no network: then it cannot be fetched. */
export const choice = lazyImport(() => import('./pending-settings.ts'))

export function settingsCommands(context: Context, speak: (locale: Locale) => void) {
  return {
    /**
     * The player chose a language: calls speak it from now on and the profile keeps it, later if nobody answers (the
     * last choice only). A guest's choice stays in the cookie. Out: whether it waits. Spec 4 and 7.
     */
    setLocale: command(async ({ locale }: { locale: Locale }) => {
      speak(locale)
      return pushLocale(context, locale)
    }),
    /**
     * The player chose a setting of the profile: shown from now on, and told to the operator, later if nobody answers
     * (the last choice only). Out: whether it waits. Errors: `validation` with the setting's field, and those of a
     * call; what was chosen is taken back then. Spec 7 and 8.
     */
    choose: command(async (change: SettingsChange) => (await choice()).chooseSetting(context, change)),
    /** The visitor allowed or refused what is not necessary: kept in this browser, with its date and the text's version. */
    consent: command(({ statistics, marketing }: Consent) => {
      const chosenAt = context.clock.now()
      return context.db.facts.put({ id: 'consent', statistics, marketing, textVersion: CONSENT_TEXT, chosenAt })
    }),
  }
}

/** Writes the locale into the profile; without network it is kept for later. */
export async function pushLocale(context: Context, locale: Locale): Promise<{ queued: boolean }> {
  if (!(await context.session.current())) return { queued: false }
  return (await choice()).chooseSetting(context, { locale })
}

/** Fetches the operator's settings (spec 3); failures leave the last ones, and are known as a problem of the part. */
export function loadSettings({ db, call, clock, page, trackLoad }: Context): Promise<void> {
  return trackLoad('settings', async () => {
    const reply = await call(getSettings)
    await db.facts.put({
      id: 'settings',
      affiliateUrl: page.address(reply.revshare_service_frontend_url),
      telegramUrl: page.address(reply.telegram_channel_url),
      fetchedAt: clock.now(),
    })
  })
}
