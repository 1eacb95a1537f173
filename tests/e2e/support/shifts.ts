import type { Page } from '@playwright/test'

/** The maximum sum of all layout shifts (web.dev/cls). */
export const MOST_SHIFT = 0.02

/** A layout shift: its value, and the moved elements with their old and new positions. */
export type Shift = { value: number; moved: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records layout shifts on each page that is opened from now on, from its first frame. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    // TypeScript's DOM library has no type for a layout-shift entry.
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
    new PerformanceObserver((list) => {
      const write = ({ x, y, width, height }: DOMRectReadOnly) => `x ${x} y ${y} ${width} × ${height}`
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${write(previousRect)} → ${write(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of the page so far, the largest first. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => window.shifts)
  shifts.sort((one, other) => other.value - one.value)
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}
