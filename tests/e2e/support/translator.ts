import type { BrowserContext } from '@playwright/test'

/**
 * Imitates the translators of Google and Yandex: each text node becomes `<font><font>text</font></font>`, also those
 * added later. The words stay the same, so that a test finds everything by its name.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.top !== window) return
    const LEFT_ALONE = '[translate=no], .notranslate, script, style, textarea, title, svg, font'

    const replace = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      if (root instanceof Text) texts.push(root)
      // The tree walker returns only text nodes.
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }

    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') replaceAll(target)
        addedNodes.forEach(replaceAll)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
