/**
 * Web Locks, the one place that asks for them. A browser that blocks all cookies refuses them with a SecurityError, and
 * on plain http there are none. Such a tab shares no storage with others either, so it goes on alone: work takes turns
 * within this page or worker.
 */
type Options = {
  signal?: AbortSignal
  /** Run at once or not at all: `work` then gets false where somebody else holds the lock. */
  ifAvailable?: boolean
  /** Take the lock from whoever holds it. */
  steal?: boolean
}
/** `isGranted` is false only with `ifAvailable`. */
type Work<Value> = (isGranted: boolean) => Value | Promise<Value>

/** The last in line of each name, where the browser has no locks for us. */
const lastInLine = new Map<string, Promise<unknown>>()

/**
 * Runs work while nobody else in this browser holds the lock of that name. Out: what the work gives. Throws what the
 * work throws, and the signal's reason when it ends before the lock is granted.
 */
export async function requestLock<Value>(name: string, work: Work<Value>, options: Options = {}): Promise<Value> {
  let isStarted = false
  try {
    return await requestOfBrowser(name, options, (isGranted) => {
      isStarted = true
      return work(isGranted)
    })
  } catch (error) {
    // A SecurityError of the work itself is the caller's.
    if (isStarted || !isRefused(error)) throw error
    return requestAlone(name, work, options)
  }
}

/** Holds a lock for as long as this page or worker lives. Out: false where the browser refuses locks. */
export function holdLockForLife(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve(true)
      return new Promise(() => undefined)
    }
    requestOfBrowser(name, {}, hold).catch(() => resolve(false))
  })
}

/** Runs the listener once nobody holds the lock any more; never where the browser refuses locks, or the signal ends. */
export function onLockFreed(name: string, listener: () => void, signal: AbortSignal): void {
  requestOfBrowser(name, { signal }, listener).catch(() => undefined)
}

async function requestOfBrowser<Value>(name: string, options: Options, work: Work<Value>): Promise<Value> {
  // Missing on plain http, whatever its type says.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) throw new DOMException('There are no locks.', 'SecurityError')
  // A promise of the value, however often it is wrapped.
  return (await locks.request(name, options, (lock) => work(lock !== null))) as Value
}

function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError'
}

async function requestAlone<Value>(name: string, work: Work<Value>, options: Options): Promise<Value> {
  const before = options.steal ? undefined : lastInLine.get(name)
  if (before && options.ifAvailable) return work(false)
  const result = (async () => {
    await Promise.race([before, untilAborted(options.signal, before)])
    return work(true)
  })()
  // One that gave up waiting does not let the next one in early.
  const end = Promise.allSettled([before, result])
  lastInLine.set(name, end)
  void end.then(() => lastInLine.get(name) === end && lastInLine.delete(name))
  return result
}

/** Rejects with the signal's reason when that ends; resolves at once where there is nothing to wait for. */
function untilAborted(signal: AbortSignal | undefined, before: Promise<unknown> | undefined): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason)
  if (!before) return Promise.resolve()
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
