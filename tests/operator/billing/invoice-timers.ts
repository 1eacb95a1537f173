/** Lets each open invoice run out at its time. */
export type InvoiceTimers = {
  watch(id: number, expiresAt: number): void
  forget(id: number): void
  stop(): void
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

export function createInvoiceTimers(now: () => number, expire: (id: number) => Promise<unknown>): InvoiceTimers {
  const timers = new Map<number, NodeJS.Timeout>()
  function forget(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  return {
    forget,
    watch(id, expiresAt) {
      forget(id)
      const timer = setTimeout(
        () => {
          timers.delete(id)
          expire(id).catch((cause: unknown) => console.error('operator: invoice', id, cause))
        },
        Math.min(Math.max(0, expiresAt - now()), LONGEST_TIMER_MS),
      )
      timer.unref()
      timers.set(id, timer)
    },
    stop: () => [...timers.keys()].forEach(forget),
  }
}
