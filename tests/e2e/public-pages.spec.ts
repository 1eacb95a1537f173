import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

type Heading = { text: string; x: number; top: number; height: number; size: string }

declare global {
  interface Window {
    first: Heading | undefined
  }
}

/** Notes the heading that stands before any of the page's own code: what React puts in its place is no shift to the browser. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The inline loader has run by then, and React has not.
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1')
      if (!heading) return
      const { x, y: top, height } = heading.getBoundingClientRect()
      window.first = { text: heading.textContent, x, top, height, size: getComputedStyle(heading).fontSize }
    })
  })
}

function headingNow(heading: Element): Heading {
  const { x, y: top, height } = heading.getBoundingClientRect()
  return { text: heading.textContent, x, top, height, size: getComputedStyle(heading).fontSize }
}

test('a public page says what it is before its code has come, in the visitor’s language, and its heading stays', async ({
  casino,
  context,
  home,
  page,
}) => {
  await watchFirstFrame(page)
  const kazakh = textsOf('kz')
  await context.addCookies([{ name: 'locale', value: 'kz', url: home }])
  for (const [path, heading, width] of [
    ['/games/slots', kazakh('nav.slots'), 360],
    ['/games/roulette/wheel', kazakh('nav.wheel'), 360],
    ['/en/games/dice', 'Dice', 1440],
    ['/en/vip-club', 'VIP club', 1440],
    ['/ru/faq', textsOf('ru')('nav.faq'), 1440],
    // Written in Russian, and named so to whoever reads English or Kazakh.
    ['/policy/ru/confidential', textsOf('ru')('policy.confidential'), 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await casino.open(path)
    await expect(casino.frame.heading(heading)).toBeVisible()
    const first = await page.evaluate(() => window.first)
    expect(first?.text, path).toBe(heading)
    expect(await casino.frame.heading(heading).evaluate(headingNow), path).toEqual(first)
  }
})
