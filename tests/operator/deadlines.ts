/** Timers for items of one kind (invoices, payouts, …). */
export type Deadlines = {
  /** Replaces an existing timer of the same item. */
  watch(id: number, at: number): void
  forget(id: number): void
  stop(): void
}

/**
 * A later time is waited for in steps of this length: Node cannot wait longer than 24.8 days at once, and its timers
 * stand still while the computer sleeps, but the clock does not.
 */
const STEP_MS = 60_000

export function createDeadlines(kind: string, now: () => number, reach: (id: number) => Promise<unknown>): Deadlines {
  const timers = new Map<number, NodeJS.Timeout>()
  function forget(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  function watch(id: number, at: number): void {
    forget(id)
    const timer = setTimeout(
      () => {
        if (at > now()) return watch(id, at)
        timers.delete(id)
        reach(id).catch((cause: unknown) => console.error('operator:', kind, id, cause))
      },
      Math.min(Math.max(0, at - now()), STEP_MS),
    )
    timer.unref()
    timers.set(id, timer)
  }
  return { forget, watch, stop: () => [...timers.keys()].forEach(forget) }
}
