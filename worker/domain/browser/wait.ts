/** Resolves after `ms`; without it, after the tasks that are already in the event queue. */
export function wait(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
