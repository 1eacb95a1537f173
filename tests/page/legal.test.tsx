import { expect, test } from 'vitest'
import { footer, heading, link, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

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
