import type { Locator, Page } from '@playwright/test'
import { PUBLIC_PAGES } from '#src/build/public-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { getTexts } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

type Text = { text: string; x: number; top: number; height: number; size: string }
type Frame = { heading: Text; lead: Text | undefined; rail: (string | null)[]; bar: string[] }

declare global {
  interface Window {
    first: Frame | undefined
    measure: (place: Element) => Text
  }
}

const BAR = ['nav.home', 'nav.games', 'account.deposit', 'nav.bonuses', 'nav.profile'] as const

/**
 * Records what stands before the page's own code runs, and where the heading is: layout-shift entries do not cover what
 * React replaces.
 */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.measure = (place) => {
      const { x, y: top, height } = place.getBoundingClientRect()
      return { text: place.textContent, x, top, height, size: getComputedStyle(place).fontSize }
    }
    // At this point the inline loader has run and React has not.
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1')
      const lead = document.querySelector('main .app-page:not(.skeleton-failed) p')
      if (!heading) return
      window.first = {
        heading: window.measure(heading),
        lead: lead ? window.measure(lead) : undefined,
        rail: Array.from(document.querySelectorAll('.app-rail'), ({ ariaLabel }) => ariaLabel),
        bar: Array.from(document.querySelectorAll('.app-bottom-bar > *'), ({ textContent }) => textContent),
      }
    })
  })
}

const measured = (place: Locator): Promise<Text> => place.evaluate((shown) => window.measure(shown))

test('a public page has its text before its code has loaded, in the visitor’s language, and nothing moves', async ({
  casino,
  context,
  home,
  page,
}) => {
  await watchFirstFrame(page)
  const kazakh = getTexts('kz')
  const [english, russian] = [getTexts('en'), getTexts('ru')]
  await context.addCookies([{ name: 'locale', value: 'kz', url: home }])
  for (const [path, text, title, lead, width] of [
    ['/games/slots', kazakh, 'nav.slots', 'about.slots', 360],
    ['/games/roulette/wheel', kazakh, 'nav.wheel', 'about.roulette', 360],
    ['/ru/games/coinflip', russian, 'nav.coinflip', 'about.coinflip', 360],
    ['/en/games/slots', english, 'nav.slots', 'about.slots', 360],
    ['/ru/games/live-casino', russian, 'nav.liveCasino', 'about.live', 768],
    ['/en/games/dice', english, 'nav.dice', 'about.dice', 1440],
    ['/en/vip-club', english, 'nav.vipClub', 'vip.text', 1440],
    ['/ru/bonuses', russian, 'nav.bonuses', 'about.bonuses', 1440],
    ['/ru/faq', russian, 'nav.faq', 'about.faq', 1440],
  ] as const) {
    const heading = text(title)
    await page.setViewportSize({ width, height: 800 })
    await casino.open(path)
    await expect(casino.frame.heading(heading)).toBeVisible()
    const first = await page.evaluate(() => window.first)
    expect(first?.heading.text, path).toBe(heading)
    expect(first?.lead?.text, path).toBe(text(lead))
    expect(first?.rail, path).toEqual([text('nav.main')])
    expect(first?.bar, path).toEqual(BAR.map((key) => text(key)))
    expect(await measured(casino.frame.heading(heading)), path).toEqual(first?.heading)
  }
})

test('a policy begins before its code has loaded, and its beginning stays', async ({ casino, page, quiet }) => {
  quiet.allow('net::ERR_FAILED')
  // Another font breaks lines elsewhere: without the web font there is only one from first to last.
  await page.route('**/*.woff2', (route) => route.abort())
  await watchFirstFrame(page)
  for (const { path, opening } of PUBLIC_PAGES) {
    if (!opening) continue
    const { title, lead } = opening
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await casino.open(`/kz${path}`)
      const article = page.getByRole('article')
      await expect(article.getByRole('list').first()).toBeVisible()
      const first = await page.evaluate(() => window.first)
      expect(first?.heading.text).toBe(title)
      expect(await measured(casino.frame.heading(title)), path).toEqual(first?.heading)
      expect(await measured(article.getByText(lead, { exact: true })), path).toEqual(first?.lead)
    }
  }
})

test('a heading keeps its lines when the font loads', async ({ casino, page }) => {
  // Other fonts differ in width by some pixels, and a heading's line ends where its last word does.
  test.skip(!(await hasFallbackFont(page)), 'wants Arial or its twin: apt-get install fonts-liberation')
  await page.setViewportSize({ width: 360, height: 800 })
  const getHeight = (heading: Locator) => heading.evaluate((shown) => shown.getBoundingClientRect().height)
  let release = (): void => undefined
  let previous = Promise.resolve()
  await page.route('**/*.woff2', async (route) => {
    await previous
    await route.continue()
  })
  for (const locale of ['kz', 'ru'] as const)
    for (const [path, title] of [
      ['', 'home.guest.title'],
      ['/fairness', 'fairness.page.title'],
      ['/vip-club', 'nav.vipClub'],
    ] as const)
      await test.step(`the heading keeps its lines at /${locale}${path}`, async () => {
        previous = new Promise((resolve) => {
          release = resolve
        })
        const asked = page.waitForRequest('**/*.woff2')
        await casino.open(`/${locale}${path}`)
        const heading = casino.frame.heading(getTexts(locale)(title))
        await asked
        const before = await getHeight(heading)
        release()
        const has = () => heading.evaluate((shown) => document.fonts.check('700 20px App', shown.textContent))
        await expect.poll(has).toBe(true)
        expect(await getHeight(heading)).toBe(before)
      })
})

/** True if the machine has the font whose metrics the fallback face matches to the pixel. */
function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    new FontFace('Wanted', "local('Arial Bold'), local('Liberation Sans Bold')").load().then(
      () => true,
      () => false,
    ),
  )
}
