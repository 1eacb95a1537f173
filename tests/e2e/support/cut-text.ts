import type { Page } from '@playwright/test'

/** Texts that a box cuts off, and texts that lie over one another. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Rect = { left: number; top: number; right: number; bottom: number }
    type Line = Rect & { node: Text; layer: Element }
    /** A glyph has room within its line: so much of it may be cut or covered. */
    const SLACK = 0.22
    const found = new Set<string>()
    const lines: Line[] = []

    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden="true"], option, select, svg, iframe') !== null ||
      isForScreenReaders(element)

    /** The nearest fixed, sticky or scrolling ancestor: content passes under it by design. */
    const getLayer = (element: Element): Element => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(at)
        if (/fixed|sticky/.test(position) || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return at
      }
      return document.body
    }

    /** The box that cuts a line of text; 'all' of it where the line is left out on purpose. */
    const cutBy = (element: Element, rect: DOMRect): Element | 'all' | null => {
      const slack = rect.height * SLACK
      let isShortened = false
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(at)
        // A text that ends in dots, or in a box around it.
        isShortened ||= textOverflow === 'ellipsis'
        const clipsX = /hidden|clip/.test(overflowX) && !isShortened
        const clipsY = /hidden|clip/.test(overflowY)
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null
        if (!clipsX && !clipsY) continue
        const box = at.getBoundingClientRect()
        if (rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1) return 'all'
        if (clipsY && (rect.top < box.top - slack || rect.bottom > box.bottom + slack)) return at
        if (clipsX && (rect.left < box.left - 1 || rect.right > box.right + 1)) return at
      }
      return null
    }

    /** The right edge of what is seen of a text: one that ends in dots goes on unseen, up to the boxes around it. */
    const seenUpTo = (element: Element, { right }: DOMRect): number => {
      let seen = right
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflowX)) seen = Math.min(seen, at.getBoundingClientRect().right)
      return seen
    }

    const root = document.querySelector('dialog[open]') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const cutter = cutBy(element, rect)
        if (cutter === 'all') continue
        if (cutter) found.add(`“${node.nodeValue}” is cut by ${cutter.localName}.${cutter.className}`)
        else {
          const { left, top, bottom } = rect
          lines.push({ left, top, right: seenUpTo(element, rect), bottom, node, layer: getLayer(element) })
        }
      }
    }
    lines.sort((a, b) => a.top - b.top)
    for (const [index, a] of lines.entries())
      for (let next = index + 1; next < lines.length; next += 1) {
        const b = lines[next]
        if (!b || b.top >= a.bottom) break
        if (a.node === b.node || a.layer !== b.layer) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - b.top
        if (across > 2 && down > SLACK * 2 * Math.min(a.bottom - a.top, b.bottom - b.top))
          found.add(`“${a.node.nodeValue}” and “${b.node.nodeValue}” lie over one another`)
      }
    return [...found]
  })
}
