import type { Page } from '@playwright/test'
import { controlsCoveredBy } from './support/covered-by.ts'
import { expect, test } from './support/fixtures.ts'
import { readBox } from './support/read-box.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  // A phone in landscape.
  { width: 844, height: 390 },
]
/** How far from the window's corner it may stand, px; the corner is inside the scrollbar. */
const CORNER = 24
const PATHS = ['/', '/games/slots', '/games/dice', '/games/roulette', '/betting', '/profile', '/faq', '/nowhere']

/** The gaps between an element and the right and lower edge of the window, px. */
function gaps(element: Element): { right: number; bottom: number } {
  const box = element.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  return { right: clientWidth - box.right, bottom: innerHeight - box.bottom }
}

async function scrollPage(page: Page, share: number): Promise<void> {
  await page.evaluate((share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }), share)
}

for (const path of PATHS) {
  test(`support chat is a fixed button at the bottom right and covers no control: ${path}`, async ({
    casino,
    page,
    players,
  }) => {
    await players.enter({ balance: '100.00' })
    await casino.open(path)
    const { support } = casino.frame
    await expect(casino.frame.heading(/./).first()).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await test.step(`at ${size.width} × ${size.height}`, async () => {
        await expect(support).toHaveCount(1)
        await expect(support).toHaveCSS('position', 'fixed')
        for (const share of [0, 0.3, 0.6, 1]) {
          await scrollPage(page, share)
          // The button of a phone is another element than that of a desktop, so a changed width replaces it.
          await expect(async () => {
            const { right, bottom } = await support.evaluate(gaps)
            expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(0)
            expect(Math.max(right, bottom)).toBeLessThanOrEqual(CORNER)
          }).toPass()
          await expect(support).toBeInViewport({ ratio: 1 })
          await expect.poll(() => controlsCoveredBy(support)).toEqual([])
        }
        // Notifications stand above it.
        const toasts = await readBox(page.getByRole('region', { name: say('toast.region'), exact: true }))
        expect(toasts.y + toasts.height).toBeLessThanOrEqual((await readBox(support)).y)
      })
    }
  })
}

test('the support button stands beside the slip, and does nothing but open the chat', async ({
  casino,
  page,
  players,
}) => {
  await players.enter({ balance: '100.00' })
  await casino.open('/betting')
  await page
    .getByRole('main')
    .getByRole('button', { name: /, \d+\.\d\d$/ })
    .first()
    .click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await scrollPage(page, 0)
    await expect.poll(() => controlsCoveredBy(casino.frame.support)).toEqual([])
  }
  await casino.frame.support.click()
  await expect(page.getByRole('dialog', { name: say('support.title'), exact: true })).toBeVisible()
})
