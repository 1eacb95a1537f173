import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { BootSnapshotWriter } from '#db/boot-snapshot-writer.ts'
import { hasCatalogue, loadCatalogue } from '../../lobby/index.ts'
import type { Locale } from '#domain/languages/locales.ts'

/** Changes the language of this tab's calls and boot snapshot, and loads localized data again. Never throws. */
export function switchLocale(
  context: Context,
  bootSnapshot: Pick<BootSnapshotWriter, 'rewrite'>,
  locale: Locale,
): void {
  const { page, connection, localizedLoads } = context
  if (page.locale === locale) return
  page.locale = locale
  bootSnapshot.rewrite()
  // While the operator is unreachable, the jobs do this on reconnect instead.
  if (!connection.reachable) return
  runInBackground(localizedLoads.loadAgain().then(() => translateCatalogue(context)))
}

/** The catalogue may have been fetched by another tab or an earlier visit. */
async function translateCatalogue(context: Context): Promise<void> {
  if ((await context.db.facts.get('catalogue')) && !(await hasCatalogue(context))) await loadCatalogue(context)
}
