import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { BackgroundJobs } from '../jobs/background.ts'
import type { Locale } from '#domain/languages/locales.ts'

type PageChange = { visible?: boolean; online?: boolean; locale?: Locale }

export function connectionCommands(
  { connection }: Context,
  jobs: BackgroundJobs,
  switchLocale: (locale: Locale) => void,
) {
  return {
    /** Runs a health check of the operator now. Returns whether it answered. */
    retry: command(async () => {
      await jobs.probe()
      return { reachable: connection.reachable }
    }),
    /** The tab was shown or hidden, shows another language, or the browser reports that the network came or went. */
    pageChanged: command(async ({ visible, online, locale }: PageChange) => {
      if (locale) switchLocale(locale)
      if (online === false) connection.markOffline()
      if (online === true || (visible === true && !connection.reachable)) await jobs.probe()
      else if (visible === true) await jobs.wake()
    }),
  }
}
