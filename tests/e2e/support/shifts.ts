import type { Page } from '@playwright/test'

/** What may move while one looks: the sum of all shifts (web.dev/cls). */
export const MOST_SHIFT = 0.02

/** A part that moved by itself: how much of the page that was, and which elements from where to where. */
export type Shift = { value: number; moved: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Notes what moves by itself on each page that is opened from now on, from its first frame. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    // The type of an entry of this kind is not among the DOM's.
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${previousRect.y} + ${previousRect.height} → ${currentRect.y} + ${currentRect.height}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved by itself on the page so far. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => window.shifts)
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}
