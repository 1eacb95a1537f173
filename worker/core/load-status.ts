import type { MyDatabase } from '../db/my-database.ts'
import type { AppStateRows } from '../db/rows.ts'
import { toAppError } from './command.ts'
import type { Context } from './context.ts'
import type { DataSection } from '../domain/protocol/data-sections.ts'

/**
 * Stores which data sections could not be loaded (app state `problems`), so that the page does not show cached data as
 * current. Returns a function that runs a load, returns its value and throws its error.
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

  /** The last successful load of each section: an older load that fails later is ignored. */
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
