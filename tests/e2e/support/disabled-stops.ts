import type { Page } from '@playwright/test'
import { say } from './texts.ts'

/** Notes the description of each Stop that comes disabled. */
export function noteDisabledStops(page: Page) {
  return page.evaluateHandle((stop) => {
    const descriptions: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const added of addedNodes) {
          const button = added instanceof Element ? added.querySelector('button[aria-disabled]') : null
          const id = button?.getAttribute('aria-describedby') ?? ''
          if (button?.textContent?.startsWith(stop)) descriptions.push(document.getElementById(id)?.textContent ?? '')
        }
      }
    }).observe(document, { subtree: true, childList: true })
    return descriptions
  }, say('auto.stop'))
}
