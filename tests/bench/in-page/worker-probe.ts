/**
 * What the benchmarks have a worker observe: when each store was last written to, on the clock it shares with its page,
 * and how long a command would have had to wait, once that is asked for.
 */
const writes: Record<string, number> = {}
const { put } = IDBObjectStore.prototype

IDBObjectStore.prototype.put = function noted(this: IDBObjectStore, ...args: Parameters<typeof put>) {
  writes[this.name] = performance.timeOrigin + performance.now()
  return put.apply(this, args)
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

Object.assign(globalThis, { __benchWrites: writes, __benchWatchWaits: watchWaits, __benchLongestWait: () => longest })
