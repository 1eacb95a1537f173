import type { Page } from '../page.ts'
import { LANDING_COOKIES, landingCookies } from '../rules/cookies.ts'

/** Stores what the landing address carries before anything is sent that would carry it (decisions "Boot"). */
export async function storeLanding(page: Page): Promise<void> {
  const left = landingCookies(new URL(page.facts.href).searchParams, page.facts.cookies)
  for (const name of LANDING_COOKIES) {
    const value = left[name]
    if (value === undefined) continue
    page.facts.cookies[name] = value
    await page.host.setCookie(name, value)
  }
}
