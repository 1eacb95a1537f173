/** What a browser without an idle callback (Safari) gives the page's own work to get done. */
const BLIND_WAIT_MS = 1_000

/** Resolves when the browser has nothing better to do, at the latest after `timeout` ms. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, Math.min(timeout, BLIND_WAIT_MS))
  })
}
