import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { keepPayInShut } from './support/pay-in-shut.ts'

test.use({ hasServiceWorkers: false })

/** Coinflip between players as one of them sees it. */
function tabOn(page: Page) {
  return {
    open: async () => {
      await page.goto('/games/coinflip')
      await page.getByRole('tab', { name: 'Against players', exact: true }).click()
    },
    flip: page.getByTestId('duel-flip'),
    result: page.getByTestId('round-result'),
    create: page.getByRole('button', { name: 'Create', exact: true }),
    join: page.getByRole('button', { name: 'Join', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
  }
}

test('two players in two browsers see the same flip, and one of them wins', async ({
  browser,
  home,
  page,
  players,
}) => {
  await players.enter({ balance: '100.00' })
  const context = await browser.newContext({ baseURL: home })
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await keepPayInShut(context)
  await players.enter({ balance: '100.00' }, context)
  const [one, other] = [tabOn(page), tabOn(await context.newPage())]
  await Promise.all([one.open(), other.open()])
  await one.create.click()
  await expect(one.cancel).toBeVisible()
  await other.join.click()
  for (const { flip } of [one, other]) await expect(flip).toHaveAttribute('data-phase', 'landed')
  expect(await other.flip.getAttribute('data-duel')).toBe(await one.flip.getAttribute('data-duel'))
  expect(await other.flip.getAttribute('data-result')).toBe(await one.flip.getAttribute('data-result'))
  const outcomes = []
  for (const { result } of [one, other]) {
    await expect(result).toHaveAttribute('data-outcome', /./)
    outcomes.push(await result.getAttribute('data-outcome'))
  }
  expect(outcomes.toSorted()).toEqual(['loss', 'win'])
  await expect(one.cancel).toHaveCount(0)
  await context.close()
})
