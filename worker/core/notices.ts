import { command } from './command.ts'
import type { Context } from './context.ts'

export function noticesCommands({ db }: Context) {
  return {
    /** Claims a notice for display. Returns whether this tab got it; another tab may have claimed it first. */
    claim: command(({ id }: { id: number }) =>
      db.transaction('rw', db.notices, async () => {
        const row = await db.notices.get(id)
        if (row) await db.notices.delete(id)
        return { claimed: row !== undefined }
      }),
    ),
  }
}
