import type { Context } from '../core/context.ts'
import type { BootSnapshotWriter } from '../db/boot-snapshot-writer.ts'
import type { Locale } from '../domain/account/locales.ts'

/** Changes the language of this tab's calls and boot snapshot, and loads localized data again. Never throws. */
export function switchLocale(
  { page, connection, localizedLoads }: Context,
  bootSnapshot: Pick<BootSnapshotWriter, 'rewrite'>,
  locale: Locale,
): void {
  if (page.locale === locale) return
  page.locale = locale
  bootSnapshot.rewrite()
  // While the operator is unreachable, the jobs do this on reconnect instead.
  if (connection.reachable) void localizedLoads.loadAgain()
}
