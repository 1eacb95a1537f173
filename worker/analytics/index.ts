import { command } from '../command.ts'
import type { Context } from '../context.ts'
import type { EventData } from './impersonal.ts'
import { track } from './track.ts'

export { createSender, sendLast } from './send.ts'
export { track } from './track.ts'

export function analyticsCommands(context: Context) {
  return {
    /** Notes that something happened; answers at once, whatever becomes of it. In: its name and what is not personal. Spec 9. */
    track: command(async ({ name, data = {} }: { name: string; data?: EventData }) => {
      track(context, name, data)
    }),
  }
}
