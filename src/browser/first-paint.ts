import { wait } from '#domain/browser/wait.ts'

/** ms. */
const GOES_FIRST_MS = 3_000

let wanted: Promise<unknown> | undefined

/** Gives essential content (such as texts) priority: `afterFirstPaint` waits for it, 3 s at most. */
export function goesFirst(what: Promise<unknown>): void {
  wanted = Promise.race([what, wait(GOES_FIRST_MS)])
}

/** Resolves when the current render is on screen; at once in a hidden tab, which does not paint. */
export async function afterFirstPaint(): Promise<void> {
  await wanted
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
