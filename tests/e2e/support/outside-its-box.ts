import type { Page } from '@playwright/test'

/** Places where a text is drawn past the edge of a containing element, up to the first that clips or scrolls. */
export function outsideItsBox(page: Page, text: string): Promise<string[]> {
  return page.evaluate((text) => {
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const found = new Set<string>()
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (!node.nodeValue?.includes(text) || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      for (let at: Element | null = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const { display, overflowX } = getComputedStyle(at)
        if (overflowX !== 'visible' || at.matches('.sr-only, option')) break
        const box = at.getBoundingClientRect()
        const past = Math.max(right - box.right, box.left - left)
        if (display !== 'inline' && display !== 'contents' && past > 1) {
          found.add(`${Math.round(past)} px past ${at.localName}.${at.className}`)
        }
      }
    }
    return [...found]
  }, text)
}
