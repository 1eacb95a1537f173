import type { Page } from '@playwright/test'

/**
 * What on the page a browser's translator could spoil. A text that React holds by its node: the translator replaces the
 * node, and React neither updates nor removes what stands there then. React marks what it holds, and of a text that is
 * an element's only child, it holds the element. And an amount that stands alone and is not kept from being translated.
 */
export function spoiltByTranslators(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const AMOUNT = /^[+−-]?[₽₸$€₹][\d,.]+$/
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.nodeValue?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || element.closest('[translate=no], option, svg')) continue
      const isHeld = Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
      if (isHeld || AMOUNT.test(text)) found.push(`“${text}” in ${element.outerHTML}`)
    }
    return found
  })
}
