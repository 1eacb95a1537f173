/** What the benchmarks have a worker observe: when each store was last written to, on the clock it shares with its page. */
const writes: Record<string, number> = {}
const { put } = IDBObjectStore.prototype

IDBObjectStore.prototype.put = function noted(this: IDBObjectStore, ...args: Parameters<typeof put>) {
  writes[this.name] = performance.timeOrigin + performance.now()
  return put.apply(this, args)
}

Object.assign(globalThis, { __benchWrites: writes })
