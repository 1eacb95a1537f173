import type { Page } from '@playwright/test'

/** To an address as a link within the app leads there: one start of it serves a whole tour. No dialog may be open. */
export async function turnTo(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address)
  else await page.evaluate((to) => history.pushState(null, '', to), address)
}
