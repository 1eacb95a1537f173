import { onUnforeseen } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { lastCommands } from '../../core/last-commands.ts'
import { errorReportsUrl } from '#domain/settings/configuration.ts'

/** Enqueues a report of each unexpected error of this worker from now on; does nothing where none are configured. */
export function reportWorkerErrors(context: Context): void {
  if (errorReportsUrl !== null)
    onUnforeseen(async (error) => {
      const { name, message, stack } = error
      const { href } = context.page.facts
      const report = { name, message, realm: 'worker' as const, href, commands: lastCommands() }
      const { enqueueReport } = await import('./index.ts')
      await enqueueReport(context, { ...report, ...(stack ? { stack } : {}) })
    })
}
