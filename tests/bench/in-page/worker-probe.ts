/**
 * What the benchmarks observe in a worker: when each store was last written, on the clock shared with its page; on
 * request, all rows written to a store, and how long a command would have had to wait.
 */
const writes: Record<string, number> = {}
let watchedStore: string | null = null
let rows: { at: number; row: unknown }[] = []
const { put } = IDBObjectStore.prototype

IDBObjectStore.prototype.put = function noted(this: IDBObjectStore, ...args: Parameters<typeof put>) {
  const at = performance.timeOrigin + performance.now()
  writes[this.name] = at
  if (this.name === watchedStore) rows.push({ at, row: args[0] })
  return put.apply(this, args)
}

function watchRows(store: string): void {
  watchedStore = store
  rows = []
}

/** Ends the watching and returns the rows. */
function takeRows(): typeof rows {
  watchedStore = null
  const taken = rows
  rows = []
  return taken
}

const TICK_MS = 10
let longest = 0

function watchWaits(): void {
  longest = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - TICK_MS)
    last = now
  }, TICK_MS)
}

Object.assign(globalThis, {
  __benchWrites: writes,
  __benchWatchRows: watchRows,
  __benchTakeRows: takeRows,
  __benchWatchWaits: watchWaits,
  __benchLongestWait: () => longest,
})
