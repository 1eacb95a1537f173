import { command } from './command.ts'
import type { Context } from './context.ts'

export function noticesCommands({ db }: Context) {
  return {
    /** Takes a notice for showing it. Out: whether this tab got it; another tab's claim may have been first. */
    claim: command(({ id }: { id: number }) =>
      db.transaction('rw', db.notices, async () => {
        const row = await db.notices.get(id)
        if (row) await db.notices.delete(id)
        return { claimed: row !== undefined }
      }),
    ),
  }
}
