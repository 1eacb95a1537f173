/** Follows long tasks (over 50 ms); the browser reports no others. */
export function watchTasks() {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  return {
    /** The longest task that ended after `since`, ms; 0 when there was none. Ends the observation. */
    longest(since: number): number {
      entries.push(...observer.takeRecords())
      observer.disconnect()
      const meant = entries.filter(({ startTime, duration }) => startTime + duration > since)
      return Math.max(0, ...meant.map(({ duration }) => duration))
    },
  }
}
