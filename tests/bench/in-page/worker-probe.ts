/** What the benchmarks observe in a worker: on request, all rows written to a store, on the clock shared with its page. */
let watchedStore: string | null = null
let rows: { at: number; row: unknown }[] = []
const { put } = IDBObjectStore.prototype

IDBObjectStore.prototype.put = function noted(this: IDBObjectStore, ...args: Parameters<typeof put>) {
  const at = performance.timeOrigin + performance.now()
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

Object.assign(globalThis, {
  __benchWatchRows: watchRows,
  __benchTakeRows: takeRows,
})
