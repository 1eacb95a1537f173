import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

test('an offer says its age once, and each deposit its terms once', async () => {
  await openApp('/welcome-pack', {
    fill: async (database) => {
      const step = {
        title: 'First',
        percent: 100,
        maxAmount: minor(100_000),
        freeSpins: null,
        minDeposit: minor(50_000),
      }
      const steps = [
        { ...step, wager: 15 },
        { ...step, title: 'Second', wager: 20 },
      ]
      await database.facts.put({ id: 'welcomePack', title: 'Welcome', currency: 'RUB', steps, fetchedAt: 1 })
    },
  })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: 'Second', exact: true })).toBeVisible()
  const text = main.element().textContent ?? ''
  const times = (pattern: RegExp) => text.match(pattern)?.length
  expect(times(/\d\d\+\./g)).toBe(1)
  expect(times(/₽500/g)).toBe(2)
  expect(times(/Wagering/g)).toBe(2)
  expect(times(new RegExp(say('offer.terms'), 'g'))).toBe(1)
})
