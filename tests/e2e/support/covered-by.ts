import type { Locator } from '@playwright/test'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab]'

/** The controls of the page that an element lies over at any of its points, by their markup. */
export function controlsCoveredBy(element: Locator): Promise<string[]> {
  return element.evaluate((top, controls) => {
    const { left, right, top: upper, bottom } = top.getBoundingClientRect()
    const bar = top.closest('nav')
    const covered = new Set<Element>()
    for (let x = left + 1; x < right; x += 6) {
      for (let y = upper + 1; y < bottom; y += 6) {
        for (const each of document.elementsFromPoint(x, y)) {
          // What is below the bar that the element stands in is covered by that.
          if (each === bar) break
          const control = each.closest(controls)
          if (control && control !== top) covered.add(control)
        }
      }
    }
    return [...covered].map((control) => control.outerHTML.slice(0, 120))
  }, CONTROLS)
}
