import { command } from '../../core/command.ts'
import { lastCommands } from '../../core/last-commands.ts'
import type { Context } from '../../core/context.ts'
import type { EventData } from './impersonal.ts'
import { track } from './track.ts'
import { type ErrorReport, enqueueReport } from '../third-parties/error-reports.ts'

export { createEventSender, sendLast } from './send.ts'
export { track } from './track.ts'

export function analyticsCommands(context: Context) {
  return {
    /**
     * Enqueues an analytics event; resolves at once, whether or not it will be sent. In: its name and data, which must
     * not be personal.
     */
    track: command(async ({ name, data = {} }: { name: string; data?: EventData }) => {
      track(context, name, data)
    }),
    /** Enqueues a report of an error in the page until it can be sent; resolves at once. In: the error's details. */
    report: command(async (report: Omit<ErrorReport, 'commands'>) => {
      await enqueueReport(context, { ...report, commands: lastCommands() })
    }),
  }
}
