import type { Page } from '@playwright/test'

declare global {
  /** Runs the timers of the worker that were set with this delay, ms; returns how many. */
  var endTimers: ((delayMs: number) => number) | undefined
}

/** Keeps the worker's timers within reach of `endTimers`; they also run by themselves when they are due. */
function trackTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const pending = new Map<unknown, { delayMs: number | undefined; run: () => void }>()
  const replaced = (call: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
    const run = (): void => {
      clear(id)
      pending.delete(id)
      call(...args)
    }
    const id = set(run, delayMs)
    pending.set(id, { delayMs, run })
    return id
  }
  // Without what Node adds to its own `setTimeout`.
  globalThis.setTimeout = replaced as typeof setTimeout
  globalThis.clearTimeout = (id) => {
    pending.delete(id)
    clear(id)
  }
  globalThis.endTimers = (delayMs) => {
    const due = [...pending.values()].filter((timer) => timer.delayMs === delayMs)
    for (const { run } of due) run()
    return due.length
  }
}

/**
 * Lets a test end a wait of the worker, instead of waiting as long: what the worker does at each interval it does at
 * once. Call before the page is opened; the returned function returns false while no such wait is pending.
 */
export async function controlWorkerTimers(page: Page): Promise<(delayMs: number) => Promise<boolean>> {
  await page.route('**/assets/worker-start-*.js', async (route) => {
    const response = await route.fetch()
    // tsx wraps functions in `__name`.
    const named = 'globalThis.__name = (named) => named;'
    await route.fulfill({ response, body: `${named}(${String(trackTimers)})();\n${await response.text()}` })
  })
  return async (delayMs) => {
    const ended = page.workers().map((worker) => worker.evaluate((ms) => globalThis.endTimers?.(ms) ?? 0, delayMs))
    // A worker that ends meanwhile runs nothing.
    const counts = await Promise.all(ended.map((count) => count.catch(() => 0)))
    return counts.some((count) => count > 0)
  }
}
