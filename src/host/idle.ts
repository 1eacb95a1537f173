/** Resolves when the browser has nothing better to do, at the latest after `timeout` ms. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, timeout)
  })
}
