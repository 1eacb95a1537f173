import type { Clock } from '../realtime/clock.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { toAppError } from './command.ts'
import type { Context } from './context.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'

/** The address of this code: another build has another. */
const BUILD = import.meta.url

/**
 * Stores which data sections could not be loaded (app state `problems`), so that the page does not show cached data as
 * current, and which the operator has not got: until a load succeeds, or another build asks. Returns a function that
 * runs a load, returns its value and throws its error.
 */
export function createTrackLoad(db: MyDatabase, clock: Pick<Clock, 'now'>): Context['trackLoad'] {
  /** Writes how the load of a section has ended: with an error, or without one. */
  const update = (name: DataSection, code?: ErrorCode) =>
    db.transaction('rw', db.facts, async () => {
      const row = await db.facts.get('problems')
      const before = row?.id === 'problems' ? row : null
      // A first load that succeeds is no problem.
      if (!before && !code) return
      const parts = { ...before?.parts }
      const notOffered = before?.build === BUILD ? { ...before.notOffered } : {}
      if (code) parts[name] = code
      else {
        delete parts[name]
        delete notOffered[name]
      }
      // Another error says nothing of the call itself.
      if (code === 'notOffered') notOffered[name] = clock.now()
      const next = { id: 'problems' as const, parts, notOffered, build: BUILD }
      if (JSON.stringify(next) !== JSON.stringify(row)) await db.facts.put(next)
    })

  /** The last successful load of each section: an older load that fails later is ignored. */
  const succeeded: Partial<Record<DataSection, number>> = {}
  let turns = 0
  return async (name, work) => {
    const turn = (turns += 1)
    try {
      const value = await work()
      succeeded[name] = turn
      await update(name)
      return value
    } catch (error) {
      const { code } = toAppError(error)
      if (turn > (succeeded[name] ?? 0)) await update(name, code)
      throw error
    }
  }
}
