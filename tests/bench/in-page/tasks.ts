/** Follows the tasks of over 50 ms; the browser tells of no others. */
export function watchTasks() {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  return {
    /** The longest that ended after a moment, ms; 0 where there was none. Ends the following. */
    longest(since: number): number {
      entries.push(...observer.takeRecords())
      observer.disconnect()
      const meant = entries.filter(({ startTime, duration }) => startTime + duration > since)
      return Math.max(0, ...meant.map(({ duration }) => duration))
    },
  }
}
