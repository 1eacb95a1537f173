/** How long it goes first, ms. */
const GOES_FIRST_MS = 3_000

let wanted: Promise<unknown> | undefined

/** What the page cannot be read without: for a while, what no first paint waits for does not come in its way. */
export function goesFirst(what: Promise<unknown>): void {
  wanted = Promise.race([what, new Promise((resolve) => setTimeout(resolve, GOES_FIRST_MS))])
}

/** Resolves when what has just been rendered is on screen; in a hidden tab, which paints nothing, at once. */
export async function afterFirstPaint(): Promise<void> {
  await wanted
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
