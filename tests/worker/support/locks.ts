type ActiveLock = { name: string; done: Promise<unknown> }
type Options = { signal?: AbortSignal; ifAvailable?: boolean }
type Work<Value> = (lock: { name: string } | null) => Value | Promise<Value>

/** Exclusive Web Locks within one process, granted in order of request, as between the tabs of a browser. */
export function createLocks() {
  const activeLocks = new Map<string, ActiveLock>()
  const tails = new Map<string, Promise<unknown>>()

  async function request<Value>(name: string, ...rest: [Work<Value>] | [Options, Work<Value>]): Promise<Value> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    if (options.ifAvailable && tails.has(name)) return work(null)
    const before = tails.get(name) ?? Promise.resolve()
    let release: () => void = () => undefined
    const mine = new Promise<void>((resolve) => {
      release = resolve
    })
    const tail = before.then(() => mine)
    tails.set(name, tail)
    const free = (): void => {
      release()
      if (tails.get(name) === tail) void tail.then(() => tails.get(name) === tail && tails.delete(name))
    }
    try {
      await Promise.race([before, aborted(options.signal)])
      activeLocks.set(name, { name, done: mine })
      return await work({ name })
    } finally {
      activeLocks.delete(name)
      free()
    }
  }

  return {
    request,
    // oxlint-disable-next-line house/names -- the name of the Web Locks API
    query: async () => ({ held: [...activeLocks.values()].map(({ name }) => ({ name })), pending: [] }),
  }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error)
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
