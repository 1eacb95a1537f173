import { wait } from '#domain/browser/wait.ts'

/** How long `afterFirstPaint` waits for prioritized content, ms. */
const PRIORITY_MAX_MS = 3_000

let prioritized: Promise<unknown> | undefined

/** Gives essential content (such as texts) priority: `afterFirstPaint` waits for it, for at most 3 s. */
export function prioritize(content: Promise<unknown>): void {
  prioritized = Promise.race([content, wait(PRIORITY_MAX_MS)])
}

/** Resolves when the current render is on screen; at once in a hidden tab, which does not paint. */
export async function afterFirstPaint(): Promise<void> {
  await prioritized
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
