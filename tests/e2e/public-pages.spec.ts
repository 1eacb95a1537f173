import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { textsOf } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

type Heading = { text: string; x: number; top: number; height: number; size: string }
type Frame = { heading: Heading; lead: string | undefined; rail: (string | null)[]; bar: string[] }

declare global {
  interface Window {
    first: Frame | undefined
  }
}

const BAR = ['nav.home', 'nav.games', 'account.deposit', 'nav.bonuses', 'nav.profile'] as const

/** Notes what stands before any of the page's own code, of its heading also where: what React puts in its place is no shift to the browser. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The inline loader has run by then, and React has not.
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1')
      if (!heading) return
      const { x, y: top, height } = heading.getBoundingClientRect()
      window.first = {
        heading: { text: heading.textContent, x, top, height, size: getComputedStyle(heading).fontSize },
        lead: document.querySelector('main .app-page:not(.skeleton-failed) p')?.textContent,
        rail: Array.from(document.querySelectorAll('.app-rail'), ({ ariaLabel }) => ariaLabel),
        bar: Array.from(document.querySelectorAll('.app-bottom-bar > *'), ({ textContent }) => textContent),
      }
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
  const [english, russian] = [textsOf('en'), textsOf('ru')]
  await context.addCookies([{ name: 'locale', value: 'kz', url: home }])
  for (const [path, text, title, lead, width] of [
    ['/games/slots', kazakh, 'nav.slots', 'about.slots', 360],
    ['/games/roulette/wheel', kazakh, 'nav.wheel', 'about.roulette', 360],
    ['/en/games/slots', english, 'nav.slots', 'about.slots', 360],
    ['/ru/games/live-casino', russian, 'nav.liveCasino', 'about.live', 768],
    ['/en/games/dice', english, 'nav.dice', 'about.dice', 1440],
    ['/en/vip-club', english, 'nav.vipClub', 'vip.text', 1440],
    ['/ru/bonuses', russian, 'nav.bonuses', 'about.bonuses', 1440],
    ['/ru/faq', russian, 'nav.faq', 'about.faq', 1440],
    ['/policy/ru/confidential', russian, 'policy.confidential', 'about.confidential', 360],
  ] as const) {
    const heading = text(title)
    await page.setViewportSize({ width, height: 800 })
    await casino.open(path)
    await expect(casino.frame.heading(heading)).toBeVisible()
    const first = await page.evaluate(() => window.first)
    expect(first?.heading.text, path).toBe(heading)
    expect(first?.lead, path).toBe(text(lead))
    expect(first?.rail, path).toEqual([text('nav.main')])
    expect(first?.bar, path).toEqual(BAR.map((key) => text(key)))
    expect(await casino.frame.heading(heading).evaluate(headingNow), path).toEqual(first?.heading)
  }
})
