import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '#src/base/routes.ts'
import { LOCALES, type Locale } from '#domain/languages/locales.ts'
import { expect, test } from './support/fixtures.ts'
import { type Say, type TextKey, textsOf, say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const PHONE = { width: 360, height: 740 }
const LEGAL = ['responsible', 'bonusTerms', 'rules', 'complaints'] as const
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Each link of the footer with its address. */
function linksIn(locale: Locale): [text: TextKey, path: string][] {
  return [
    ['footer.terms', locale === 'en' ? ROUTES.policyAgreement : ROUTES.policyAgreementRu],
    ['legal.bonusTerms', ROUTES.bonusTerms],
    ['footer.privacy', ROUTES.policyConfidential],
    ['footer.kyc', ROUTES.policyKyc],
    ['legal.responsible', ROUTES.responsible],
    ['legal.rules', ROUTES.rules],
    ['legal.complaints', ROUTES.complaints],
  ]
}

function footerOf(page: Page): Locator {
  return page.getByRole('contentinfo')
}

function linksOf(page: Page, say: Say): Locator {
  return footerOf(page)
    .getByRole('navigation', { name: say('footer.nav'), exact: true })
    .getByRole('link')
}

for (const locale of LOCALES)
  test(`the footer of every page names the age limit and links to the terms, in ${locale}`, async ({
    casino,
    page,
  }) => {
    const say = textsOf(locale)
    await casino.open(`/${locale}`)
    await expect(footerOf(page)).toContainText('18+')
    await expect(footerOf(page)).toContainText(say('footer.warning'))
    const links = linksIn(locale)
    await expect(linksOf(page, say)).toHaveText(links.map(([text]) => say(text)))
    for (const [text, path] of links) {
      const legal = footerOf(page).getByRole('navigation', { name: say('footer.nav'), exact: true })
      await legal.getByRole('link', { name: say(text), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}${path}$`))
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      if (text.startsWith('legal.')) await expect(heading).toHaveText(say(text))
    }
  })

for (const name of LEGAL)
  test(`the page ${ROUTES[name]} is complete and accessible`, async ({ casino, page }) => {
    await page.setViewportSize(PHONE)
    await casino.open(ROUTES[name])
    for (const size of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
      await expect(footerOf(page)).toBeAttached()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
    }
  })

test('the rules name the return of a game and link to its check', async ({ casino, page }) => {
  await casino.open(ROUTES.rules)
  const roulette = page.getByRole('row', { name: /^Roulette/ })
  await expect(roulette.getByRole('cell').nth(0)).toHaveText('97.3%')
  await expect(roulette.getByRole('cell').nth(1)).toHaveText('2.7%')
  await page.getByRole('link', { name: say('legal.rules.checkGame', { game: 'Dice' }), exact: true }).click()
  await expect(page).toHaveURL(/\/fairness\/dice$/)
})

test('the support button and the bar of a game cover nothing of the footer at the end of a page', async ({
  casino,
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', ROUTES.dice, ROUTES.keno, ROUTES.slots, ROUTES.responsible])
    await test.step(path, async () => {
      await casino.open(path)
      const warning = footerOf(page).getByText(say('footer.warning'))
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
