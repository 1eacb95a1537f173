/**
 * The only module that uses Web Locks. A browser that blocks all cookies rejects lock requests with a SecurityError,
 * and plain http has no locks. Such a tab shares no storage with other tabs either, so a queue within this page or
 * worker replaces the locks.
 */
type Options = {
  signal?: AbortSignal
  /** Do not wait: if the lock is taken, `work` runs with false. */
  ifAvailable?: boolean
  /** Take the lock away from its current owner. */
  steal?: boolean
  /** Wait for as long as another tab needs: its work may take minutes. */
  isPatient?: boolean
}
/** ms. A tab that hangs must not make all others wait for its lock. */
const WAIT_AT_MOST_MS = 60_000
/** ms. A longer wait gets a log line. */
const LATE_MS = 5_000
/** `isGranted` is false only with `ifAvailable`. */
type Work<Value> = (isGranted: boolean) => Value | Promise<Value>

/** The last queued work by lock name, if the browser has no locks. */
const lastInLine = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while it holds the lock of that name, exclusive in this browser. Returns what `work` returns; throws what
 * it throws, or the signal's reason if that aborts before the lock is granted. Without a signal, and unless it
 * `isPatient`, it waits 60 s at most and then throws a TimeoutError.
 */
export async function requestLock<Value>(
  name: string,
  work: Work<Value>,
  { isPatient = false, ...given }: Options = {},
): Promise<Value> {
  // The browser rejects a signal beside the other two, which do not wait.
  const mayHang = !isPatient && !given.signal && !given.ifAvailable && !given.steal
  const options = mayHang ? { signal: AbortSignal.timeout(WAIT_AT_MOST_MS) } : given
  let isStarted = false
  // A call with a signal waits on purpose.
  const late = given.signal ? undefined : setTimeout(logLate, LATE_MS, name)
  const start: Work<Value> = (isGranted) => {
    clearTimeout(late)
    isStarted = true
    return work(isGranted)
  }
  try {
    return await requestOfBrowser(name, options, start)
  } catch (error) {
    // A SecurityError that `work` has thrown goes to the caller.
    if (isStarted || !isRejected(error)) throw error
    return await requestAlone(name, start, options)
  } finally {
    clearTimeout(late)
  }
}

function logLate(name: string): void {
  // eslint-disable-next-line no-console -- for operators: a tab that does not answer says what it waits for
  console.info('[worker] still waiting for a lock', name)
}

/**
 * Holds a lock until this page or worker ends. Resolves with true once it is held, false if the browser has no locks.
 */
export function holdLockForLife(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve(true)
      return new Promise(() => undefined)
    }
    requestOfBrowser(name, {}, hold).catch(() => resolve(false))
  })
}

/** Calls the listener once the lock is free; never if the browser has no locks or the signal aborts first. */
export function onLockFreed(name: string, listener: () => void, signal: AbortSignal): void {
  requestOfBrowser(name, { signal }, listener).catch(() => undefined)
}

async function requestOfBrowser<Value>(name: string, options: Options, work: Work<Value>): Promise<Value> {
  // Undefined on plain http, although its type says otherwise.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) throw new DOMException('There are no locks.', 'SecurityError')
  // `await` unwraps the promise that `work` may return.
  return (await locks.request(name, options, (lock) => work(lock !== null))) as Value
}

function isRejected(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError'
}

async function requestAlone<Value>(name: string, work: Work<Value>, options: Options): Promise<Value> {
  const before = options.steal ? undefined : lastInLine.get(name)
  if (before && options.ifAvailable) return work(false)
  const result = (async () => {
    await Promise.race([before, untilAborted(options.signal, before)])
    return work(true)
  })()
  // If this work stops waiting, the next one still waits for the one before.
  const end = Promise.allSettled([before, result])
  lastInLine.set(name, end)
  void end.then(() => lastInLine.get(name) === end && lastInLine.delete(name))
  return result
}

/** Rejects with the signal's reason when it aborts; resolves at once if there is no work to wait for. */
function untilAborted(signal: AbortSignal | undefined, before: Promise<unknown> | undefined): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason)
  if (!before) return Promise.resolve()
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
