import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '#src/base/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const PHONE = { width: 360, height: 740 }
const LEGAL = ['responsible', 'bonusTerms', 'rules', 'complaints'] as const
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function getFooter(page: Page): Locator {
  return page.getByRole('contentinfo')
}

for (const name of LEGAL)
  test(`the page ${ROUTES[name]} is complete and accessible`, async ({ casino, page }) => {
    await page.setViewportSize(PHONE)
    await casino.open(ROUTES[name])
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
      await expect(getFooter(page)).toBeAttached()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
    }
  })

test('the support button and the bar of a game cover nothing of the footer at the end of a page', async ({
  casino,
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', ROUTES.dice, ROUTES.keno, ROUTES.slots, ROUTES.responsible])
    await test.step(path, async () => {
      await casino.open(path)
      const warning = getFooter(page).getByText(say('footer.warning'))
      await expect(warning).toBeAttached()
      const covered = () =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          const texts = Array.from(document.querySelectorAll('footer a, footer p, footer b'))
          return texts
            .filter((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect()
              const ends = [left + 1, (left + right) / 2, right - 1].map((x) => [x, (top + bottom) / 2] as const)
              return ends.some(
                ([x, y]) => y > 0 && y < innerHeight && !document.elementFromPoint(x, y)?.closest('footer'),
              )
            })
            .map(({ textContent }) => textContent)
        })
      // A carousel grows when its games arrive.
      await expect(async () => {
        expect(await covered()).toEqual([])
        await expect(warning).toBeInViewport({ ratio: 1, timeout: 1_000 })
      }).toPass()
    })
})
