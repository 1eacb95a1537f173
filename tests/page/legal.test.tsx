import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '#domain/languages/locales.ts'
import { ROUTES } from '#src/base/routes.ts'
import { footer, heading, link, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import type { TextKey } from '../e2e/support/format-text.ts'
import { say, getTexts } from './support/texts.ts'

test.each([
  ['KZ', 21],
  ['RU', 18],
])('the legal pages name the age for gambling in %s', async (country, age) => {
  await openApp('/responsible-gambling', {
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 }),
  })
  await expect.element(heading(say('legal.responsible'))).toBeVisible()
  await expect.element(main).toHaveTextContent(`aged ${age} and over`)
  await expect.element(main).toHaveTextContent(`Nobody under ${age} may play`)
  await expect.element(main).not.toHaveTextContent('{')
})

test('the footer leads to the partner programme of the operator, if there is one', async () => {
  const partners = link(say('footer.partners'), footer)
  const { database } = await openApp('/rules')
  await expect.element(link(say('footer.privacy'), footer)).toBeVisible()
  await expect.element(partners).not.toBeInTheDocument()
  await database.facts.put({
    id: 'settings',
    affiliateUrl: 'https://partners.tulpar.example/',
    telegramUrl: null,
    fetchedAt: 0,
  })
  await expect.element(partners).toHaveAttribute('href', 'https://partners.tulpar.example/')
})

test.each(LOCALES)('the footer names the age limit and leads to the terms, in %s', async (locale) => {
  const text = getTexts(locale)
  await openApp(`/${locale}`, {
    locale,
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country: 'RU', region: null, blocked: false, fetchedAt: 0 }),
  })
  await expect.element(footer).toHaveTextContent('18+')
  await expect.element(footer).toHaveTextContent(text('footer.warning'))
  const legal = footer.getByRole('navigation', { name: text('footer.nav'), exact: true })
  const links: [TextKey, string][] = [
    ['footer.terms', locale === 'en' ? ROUTES.policyAgreement : ROUTES.policyAgreementRu],
    ['legal.bonusTerms', ROUTES.bonusTerms],
    ['footer.privacy', ROUTES.policyConfidential],
    ['footer.kyc', ROUTES.policyKyc],
    ['legal.responsible', ROUTES.responsible],
    ['legal.rules', ROUTES.rules],
    ['legal.complaints', ROUTES.complaints],
  ]
  await expect
    .poll(() =>
      legal
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(links.map(([key]) => text(key)))
  for (const [key, path] of links) {
    await link(text(key), legal).click()
    await expect.poll(() => location.pathname).toBe(`/${locale}${path}`)
    const title = main.getByRole('heading', { level: 1 })
    await expect.element(title).toBeVisible()
    if (key.startsWith('legal.')) await expect.element(title).toHaveTextContent(text(key))
  }
})

test('the rules name the return of a game and lead to its check', async () => {
  await openApp('/rules')
  const roulette = page.getByRole('row', { name: /^Roulette/ }).getByRole('cell')
  await expect.element(roulette.nth(0)).toHaveTextContent('97.3%')
  await expect.element(roulette.nth(1)).toHaveTextContent('2.7%')
  await link(say('legal.rules.checkGame', { game: 'Dice' })).click()
  await expect.poll(() => location.pathname).toBe('/fairness/dice')
})
