import type { Page } from '../page.ts'
import { LANDING_COOKIES, cookieValue } from '../rules/cookies.ts'

/** Stores what the landing address carries before anything is sent that would carry it (decisions "Boot"). */
export async function storeLanding(page: Page): Promise<void> {
  const query = new URL(page.facts.href).searchParams
  for (const name of LANDING_COOKIES) {
    const value = cookieValue(query.get(name) ?? '')
    if (value === null) continue
    page.facts.cookies[name] = value
    await page.host.setCookie(name, value)
  }
}
