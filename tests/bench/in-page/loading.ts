/** Parts of the content by name: an element with a box on screen and, if given, a text. */
export type WantedParts = Record<string, { selector: string; text?: string }>
export type Loading = ReturnType<typeof watchLoading>
export type LoadFigures = {
  fcp: number | null
  lcp: number | null
  /** Sum of the time beyond 50 ms of every long task since the start of the navigation, ms. */
  blocking: number
  /** When each part of the content was painted, ms; null when it never was. */
  seen: Record<string, number | null>
}

const LONG_TASK_MS = 50
const AFTER_LCP_MS = 5_000

/** Follows a page load: paints, long tasks, and the frame in which each part of the content appeared. */
export function watchLoading(wanted: WantedParts) {
  const seen: Record<string, number | null> = Object.fromEntries(Object.keys(wanted).map((name) => [name, null]))
  let fcp: number | null = null
  let lcp: number | null = null
  let blocking = 0
  let allSeen: () => void
  let onFirstPaint: () => void
  const complete = new Promise<void>((resolve) => {
    allSeen = resolve
  })
  const painted = new Promise<void>((resolve) => {
    onFirstPaint = resolve
  })

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    fcp = startTime
    onFirstPaint()
  })
  observe('largest-contentful-paint', (entry) => {
    lcp = entry.startTime
  })
  observe('longtask', (entry) => {
    blocking += Math.max(0, entry.duration - LONG_TASK_MS)
  })

  const changes = lookAtChanges(() => {
    const found = Object.keys(wanted).filter((name) => seen[name] === null && isShown(wanted[name]))
    if (found.length > 0) afterPaint((now) => found.forEach((name) => note(name, now)))
  })

  function note(name: string, now: number): void {
    seen[name] ??= now
    if (Object.values(seen).includes(null)) return
    changes.disconnect()
    allSeen()
  }

  return {
    figures: (): LoadFigures => ({ fcp, lcp, blocking, seen }),
    /** Resolves when all parts were seen and the first paint was reported, or after the limit. */
    content: (limitMs: number) => Promise.race([Promise.all([complete, painted]), pause(limitMs)]),
    /** Resolves 5 s after the last LCP candidate, once all parts were seen or the limit is over. */
    async settled(limitMs: number): Promise<void> {
      await Promise.race([complete, pause(limitMs)])
      while (performance.now() < (lcp ?? 0) + AFTER_LCP_MS) await pause((lcp ?? 0) + AFTER_LCP_MS - performance.now())
    },
  }
}

function observe(type: string, each: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
}

/**
 * Calls `look` in the next frame and in each frame after a change of the page; what it finds is on screen when the task
 * after the frame runs. Looking in the task that makes a change would force a layout there instead of in its frame.
 */
export function lookAtChanges(look: () => void): MutationObserver {
  let isDue = false
  const changes = new MutationObserver(inFrame)
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  inFrame()
  return changes

  function inFrame(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      look()
    })
  }
}

/** Whether a part of the content is on screen. */
export function isShown(part: WantedParts[string] | undefined): boolean {
  if (!part) return false
  return [...document.querySelectorAll(part.selector)].some((element) => {
    const { width, height, top, left } = element.getBoundingClientRect()
    const onScreen = width > 0 && height > 0 && top < innerHeight && left < innerWidth
    return onScreen && (part.text === undefined || (element.textContent ?? '').includes(part.text))
  })
}

/** Call inside a frame: calls back when that frame has been painted. */
export function afterPaint(done: (now: number) => void): void {
  void scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
