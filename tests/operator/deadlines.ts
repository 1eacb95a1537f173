/** Timers for items of one kind (invoices, payouts, …). */
export type Deadlines = {
  /** Replaces an existing timer of the same item. */
  watch(id: number, at: number): void
  forget(id: number): void
  stop(): void
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

export function createDeadlines(kind: string, now: () => number, reach: (id: number) => Promise<unknown>): Deadlines {
  const timers = new Map<number, NodeJS.Timeout>()
  function forget(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  return {
    forget,
    watch(id, at) {
      forget(id)
      const timer = setTimeout(
        () => {
          timers.delete(id)
          reach(id).catch((cause: unknown) => console.error('operator:', kind, id, cause))
        },
        Math.min(Math.max(0, at - now()), LONGEST_TIMER_MS),
      )
      timer.unref()
      timers.set(id, timer)
    },
    stop: () => [...timers.keys()].forEach(forget),
  }
}
