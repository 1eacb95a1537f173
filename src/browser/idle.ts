/** ms. Safari has no requestIdleCallback: wait this long instead, so that the page's own work can finish. */
const BLIND_WAIT_MS = 1_000

/** Resolves when the browser is idle, after `timeout` ms at the latest. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, Math.min(timeout, BLIND_WAIT_MS))
  })
}
