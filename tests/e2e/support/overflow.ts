import type { Page } from '@playwright/test'

/** Elements that reach past the edge of their visible box: the screen, or a container that clips. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const screen: Box = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
    const parts = new Set<string>()

    const getName = (element: Element): string => `${element.localName}.${element.className}`
    const isForReadersOnly = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForReadersOnly(element.parentElement))
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Text for screen readers only is clipped, and a drawing may be.
      !element.closest('[aria-hidden="true"]') &&
      !isForReadersOnly(element) &&
      (element.textContent !== '' || element.matches('input, select, iframe, img, a, button'))

    /** Null if the element can be scrolled into view. */
    const getBox = (element: Element): Box | null => {
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
      // Text that has wrapped out of view completely is hidden on purpose, and so is a name beside its icon.
      if (rect.top >= box.bottom || rect.bottom <= box.top || (box !== screen && rect.left >= box.right)) return
      const past = Math.max(rect.right - box.right, box.left - rect.left)
      if (past > 1) parts.add(`${what} ${getName(element)} reaches ${Math.round(past)} px past its edge`)
    }

    for (const element of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')) {
      if (!isSeen(element)) continue
      look('', element, getBox(element), element.getBoundingClientRect())
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') continue
      const box = overflowX === 'visible' ? getBox(element) : element.getBoundingClientRect()
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

/** Words that break inside, in the labels of buttons, links, tabs and fields. Names and addresses may break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const labels = 'button, a, summary, label, [role=button], [role=tab], [role=radio]'
    for (const label of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll(labels)) {
      if (!label.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        if (node.parentElement?.closest('[translate=no], .sr-only:not(:focus)')) continue
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.add(`“${word}” in “${label.textContent}”`)
        }
      }
    }
    return [...found]
  })
}

/**
 * The share of the window, or of the open dialog, that shows scrollable content, from 0 to 1: the rest is under bars
 * that stay. The minimum of the top, the middle and the end of the page.
 */
export function shareOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number }
    const STEP_PX = 4
    const dialog = document.querySelector('dialog[open]')
    const all = [...(dialog ?? document.body).querySelectorAll('*')]
    const getStyle = (element: Element) => getComputedStyle(element)
    const bars = all.filter((element) => /fixed|sticky/.test(getStyle(element).position) && element.checkVisibility())
    const body = dialog && all.find((element) => /auto|scroll/.test(getStyle(element).overflowY))
    const seen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const within = (box: Box, { left, top, right, bottom }: Box): Box => ({
      left: Math.max(box.left, left),
      top: Math.max(box.top, top),
      right: Math.min(box.right, right),
      bottom: Math.min(box.bottom, bottom),
    })
    const has = ({ left, top, right, bottom }: Box, x: number, y: number) =>
      x >= left && x < right && y >= top && y < bottom
    const shareHere = (): number => {
      const area = dialog ? within(seen, dialog.getBoundingClientRect()) : seen
      const content = body ? within(seen, body.getBoundingClientRect()) : area
      const covers = bars.map((bar) => bar.getBoundingClientRect())
      let [points, visible] = [0, 0]
      for (let y = area.top + 1; y < area.bottom; y += STEP_PX)
        for (let x = area.left + 1; x < area.right; x += STEP_PX) {
          points += 1
          if (has(content, x, y) && !covers.some((cover) => has(cover, x, y))) visible += 1
        }
      return visible / points
    }
    const { scrollHeight, clientHeight } = document.documentElement
    const shares = [0, 0.5, 1].map((part) => {
      scrollTo(0, part * (scrollHeight - clientHeight))
      return shareHere()
    })
    scrollTo(0, 0)
    return Math.min(...shares)
  })
}

/** Texts and fields that lie under a cut-out of `px` at either side of the screen. */
export function underCutOuts(page: Page, px: number): Promise<string[]> {
  return page.evaluate((inset) => {
    const right = document.documentElement.clientWidth - inset
    const found = new Set<string>()
    const isPlaced = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (element.closest('[aria-hidden="true"], .sr-only:not(:focus)')) return false
      // Content that scrolls sideways may be anywhere; what scrolls down only stays where it is.
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return false
        if (/hidden|clip/.test(overflowX) && at.localName !== 'main') return false
      }
      return true
    }
    const look = (what: string, { left, right: end, width, height }: DOMRect): void => {
      if (width > 1 && height > 1 && (left < inset - 1 || end > right + 1)) found.add(`${what}: ${left} to ${end}`)
    }
    for (const element of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')) {
      if (!isPlaced(element)) continue
      if (element.matches('input, select, iframe'))
        look(`${element.localName}.${element.className}`, element.getBoundingClientRect())
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) look(`“${node.nodeValue}”`, rect)
      }
    }
    return [...found]
  }, px)
}

/** Fields with a font size below 16 px on touch devices: Safari zooms into them on focus. */
export function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((all) =>
      all
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.outerHTML.slice(0, 120)}: ${getComputedStyle(field).fontSize}`),
    )
}
