import type { MyDatabase } from '../db/my-database.ts'
import type { DataSection, AppStateRows } from '../db/rows.ts'
import { toAppError } from './command.ts'
import type { Context } from './context.ts'

/**
 * Stores which data sections could not be fetched (fact `problems`), so that the page does not show cached data as new.
 * What it gives runs a load, gives its value and throws its error.
 */
export function createTrackLoad(db: MyDatabase): Context['trackLoad'] {
  const update = (change: (sections: AppStateRows['problems']['parts']) => void) =>
    db.transaction('rw', db.facts, async () => {
      const row = await db.facts.get('problems')
      const before = row?.id === 'problems' ? row.parts : {}
      const parts = { ...before }
      change(parts)
      if (JSON.stringify(parts) === JSON.stringify(before)) return
      await db.facts.put({ id: 'problems', parts })
    })

  /** The last load of each section that succeeded: an older one that fails later is no problem any more. */
  const succeeded: Partial<Record<DataSection, number>> = {}
  let turns = 0
  return async (name, work) => {
    const turn = (turns += 1)
    try {
      const value = await work()
      succeeded[name] = turn
      await update((sections) => {
        delete sections[name]
      })
      return value
    } catch (error) {
      const { code } = toAppError(error)
      if (turn > (succeeded[name] ?? 0))
        await update((sections) => {
          sections[name] = code
        })
      throw error
    }
  }
}
