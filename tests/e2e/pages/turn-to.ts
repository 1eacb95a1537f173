import type { Page } from '@playwright/test'

/**
 * Goes to an address as a link within the app does, so that a tour needs one start of the app. No dialog may be open.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address)
  else await page.evaluate((to) => history.pushState(null, '', to), address)
}
