import { command } from '../core/command.ts'
import { lastCommands } from '../core/last-commands.ts'
import type { Context } from '../core/context.ts'
import type { EventData } from './impersonal.ts'
import { track } from './track.ts'
import { type ErrorReport, enqueueReport } from '../third-parties/error-reports.ts'

export { createEventSender, sendLast } from './send.ts'
export { track } from './track.ts'

export function analyticsCommands(context: Context) {
  return {
    /** Notes that something happened; answers at once, whatever becomes of it. In: its name and what is not personal. Spec 9. */
    track: command(async ({ name, data = {} }: { name: string; data?: EventData }) => {
      track(context, name, data)
    }),
    /** Keeps a report of an error of the page's own till it can be sent; answers at once. In: what it says of itself. */
    report: command(async (report: Omit<ErrorReport, 'commands'>) => {
      await enqueueReport(context, { ...report, commands: lastCommands() })
    }),
  }
}
