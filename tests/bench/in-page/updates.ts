import { type Wanted, afterPaint, isShown, lookAtChanges } from './loading.ts'
import { watchTasks } from './tasks.ts'

/** How the page took a background update; timestamps on the shared clock. */
export type Update = {
  /** When it was painted. */
  at: number
  /** The longest task that ended after a timestamp, ms; 0 when none exceeded 50 ms. */
  longest: (since: number) => number
}

/** Deferred work after the update counts too. */
const AFTER_MS = 1_000

/** Resolves once all wanted content is on screen and the work deferred for it is done. */
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
