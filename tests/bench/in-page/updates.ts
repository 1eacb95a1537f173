import { type Wanted, afterPaint, isShown, lookAtChanges } from './loading.ts'
import { watchTasks } from './tasks.ts'

/** How the page took what came in the background; moments on the clock that it shares with others. */
export type Update = {
  /** When it was painted. */
  at: number
  /** The longest task that ended after a moment, ms; 0 where none was over 50 ms. */
  longest: (since: number) => number
}

/** What is put off until there is time for it belongs to it as well. */
const AFTER_MS = 1_000

/** Resolves once all that is wanted is on screen, and what was put off for it is done. */
export function nextUpdate(wanted: Wanted): Promise<Update> {
  const tasks = watchTasks()
  return new Promise((resolve) => {
    const changes = lookAtChanges(() => {
      if (!Object.values(wanted).every(isShown)) return
      changes.disconnect()
      afterPaint((painted) => setTimeout(done, AFTER_MS, painted))
    })

    function done(painted: number): void {
      const longest = (since: number): number => tasks.longest(since - performance.timeOrigin)
      resolve({ at: performance.timeOrigin + painted, longest })
    }
  })
}
