import type { Page } from '@playwright/test'

/** What reaches past the edge of the box that shows it: the screen, or whatever cuts off what does not fit. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const screen: Box = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
    const parts = new Set<string>()

    const nameOf = (element: Element): string => `${element.localName}.${element.className}`
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What is for the ear alone is cut, and a drawing may be.
      !element.closest('[aria-hidden="true"], .sr-only:not(:focus)') &&
      (element.textContent !== '' || element.matches('input, select, iframe, img, a, button'))

    /** Null where one can scroll to it. */
    const boxOf = (element: Element): Box | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        if (at !== element && overflowX !== 'visible') {
          return overflowX === 'auto' || overflowX === 'scroll' ? null : at.getBoundingClientRect()
        }
        if (position === 'fixed') return screen
      }
      return screen
    }

    const look = (what: string, element: Element, box: Box | null, rect: DOMRect): void => {
      if (!box || rect.width === 0 || rect.height === 0) return
      // What has wrapped out of sight whole has given way on purpose, and so has a name beside its icon.
      if (rect.top >= box.bottom || rect.bottom <= box.top || (box !== screen && rect.left >= box.right)) return
      const past = Math.max(rect.right - box.right, box.left - rect.left)
      if (past > 1) parts.add(`${what} ${nameOf(element)} reaches ${Math.round(past)} px past its edge`)
    }

    for (const element of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')) {
      if (!isSeen(element)) continue
      look('', element, boxOf(element), element.getBoundingClientRect())
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') continue
      const box = overflowX === 'visible' ? boxOf(element) : element.getBoundingClientRect()
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) look(`“${node.nodeValue}” in`, element, box, rect)
      }
    }
    return [...parts]
  })
}
