import { command } from './command.ts'
import type { Context } from './context.ts'
import type { BackgroundJobs } from './jobs/background.ts'

export function connectionCommands({ connection }: Context, jobs: BackgroundJobs) {
  return {
    /** Asks the operator for a sign of life now. Out: whether it answered. */
    retry: command(async () => {
      await jobs.probe()
      return { reachable: connection.reachable }
    }),
    /** The tab was shown or hidden, or the browser says that the network came or went. */
    pageChanged: command(async ({ visible, online }: { visible?: boolean; online?: boolean }) => {
      if (online === false) connection.lost()
      if (online === true || (visible === true && !connection.reachable)) await jobs.probe()
      else if (visible === true) await jobs.wake()
    }),
  }
}
