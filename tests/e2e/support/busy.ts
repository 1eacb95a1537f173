import type { Page } from '@playwright/test'

/** Elements in view that still wait for their data. */
export function busyInSight(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('[aria-busy=true]')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
}
