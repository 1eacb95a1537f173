import type { Page } from '@playwright/test'

/**
 * Texts that a browser's translator would break. React keeps a reference to a text node; the translator replaces the
 * node, and React then neither updates nor removes it. React marks such nodes with its own properties; for a text that
 * is the only child it keeps the element. Also listed: amounts on their own that are not marked translate="no".
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
      const isRendered = Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
      if (isRendered || AMOUNT.test(text)) found.push(`“${text}” in ${element.outerHTML}`)
    }
    return found
  })
}
