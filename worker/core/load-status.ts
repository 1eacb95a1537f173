import type { Clock } from '../realtime/clock.ts'
import type { MyDatabase } from '../db/my-database.ts'
import { runInBackground, toAppError } from './command.ts'
import type { Context } from './context.ts'
import type { ErrorCode } from './result.ts'
import type { DataSection } from '../domain/protocol/data-sections.ts'

/** The address of this code: another build has another. */
const BUILD = import.meta.url

/**
 * Stores which data sections could not be loaded (app state `problems`), so that the page does not show cached data as
 * current, and which the operator has not got (`notOffered`), until another build asks. Returns a function that runs a
 * load, returns its value and throws its error.
 */
export function createTrackLoad(db: MyDatabase, clock: Pick<Clock, 'now'>): Context['trackLoad'] {
  /** Writes how a section's load has ended: with an error, or without one. */
  const update = (name: DataSection, code?: ErrorCode) =>
    db.transaction('rw', db.facts, async () => {
      const [row, missing] = await Promise.all([db.facts.get('problems'), db.facts.get('notOffered')])
      const problems = row?.id === 'problems' ? row.parts : {}
      const answers = missing?.id === 'notOffered' ? missing.parts : {}
      if (problems[name] !== code) await db.facts.put({ id: 'problems', parts: withEntry(problems, name, code) })
      // Another error says nothing of the call itself.
      if (code ? code !== 'notOffered' : answers[name] === undefined) return
      const parts = withEntry(answers, name, code && clock.now())
      await db.facts.put({ id: 'notOffered', parts, build: BUILD })
    })

  runInBackground(
    db.facts
      .where({ id: 'notOffered' })
      .filter((row) => 'build' in row && row.build !== BUILD)
      .delete(),
  )

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

function withEntry<Parts extends Partial<Record<DataSection, unknown>>, Name extends DataSection>(
  parts: Parts,
  name: Name,
  value: Parts[Name] | undefined,
): Parts {
  const next = { ...parts, [name]: value }
  if (value === undefined) delete next[name]
  return next
}
