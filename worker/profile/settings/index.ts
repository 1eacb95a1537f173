import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { getSettings } from '#endpoints/settings.ts'
import { CONSENT_TEXT, type Consent } from '#domain/privacy/consent.ts'
import type { Enqueued } from '../../outbox/optimistic-update.ts'
import { lazyImport } from '../../core/lazy-import.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { PlayerSettings } from '#domain/player/player-settings.ts'

export { switchLocale } from './switch-locale.ts'

export type SettingsChange = Partial<Omit<PlayerSettings, 'locale'>>

/**
 * Lazy chunk that changes settings. It is loaded ahead of use, because it cannot be loaded once the network is lost.
 */
export const choice = lazyImport(() => import('./pending-settings.ts'))

export function settingsCommands(context: Context, switchLocale: (locale: Locale) => void) {
  return {
    /**
     * Sets the language of calls and, for a logged-in player, of the profile; sent later if the operator is unreachable
     * (only the last choice). A guest's choice stays in the cookie. Out: the error for which it is enqueued, or null.
     */
    setLocale: command(async ({ locale }: { locale: Locale }) => {
      switchLocale(locale)
      return pushLocale(context, locale)
    }),
    /**
     * Changes a setting of the profile: shown at once and sent to the operator, later if the operator is unreachable
     * (only the last choice). Out: the error for which it is enqueued, or null. Errors: `validation` with the setting's field, and those of
     * a call; the change is then undone.
     */
    choose: command(async (change: SettingsChange) => (await choice()).chooseSetting(context, change)),
    /**
     * Stores the visitor's consent to optional data in this browser, with its date (ms of server time) and the version
     * of its text.
     */
    consent: command(({ statistics, marketing }: Consent) => {
      const chosenAt = context.clock.now()
      return context.db.facts.put({ id: 'consent', statistics, marketing, textVersion: CONSENT_TEXT, chosenAt })
    }),
  }
}

/** Writes the locale into the profile; enqueued without a network. Does nothing for a guest. Throws `CommandError`. */
export async function pushLocale(context: Context, locale: Locale): Promise<Enqueued> {
  if (!(await context.session.current())) return { queued: null }
  return (await choice()).chooseSetting(context, { locale })
}

/**
 * Fetches the operator's settings. On failure the last ones stay, and the section's error is stored. Throws
 * `CommandError`.
 */
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
