import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { balancesUntil } from './support/wallet.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** The duels tab of coinflip on one player's page. */
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

test('two players in two browsers see the same flip, and one of them wins @gate', async ({
  control,
  page,
  players,
  rivalPage,
}) => {
  // Time to look before the coin is in the air.
  await control.set({ duelLeadMs: 5_000 })
  const player = await players.enter({ balance: '100.00' })
  const rival = await players.enter({ balance: '100.00' }, rivalPage.context())
  for (const each of [page, rivalPage]) await each.emulateMedia({ reducedMotion: 'no-preference' })
  const [one, other] = [tabOn(page), tabOn(rivalPage)]
  await Promise.all([one.open(), other.open()])
  await one.create.click()
  await expect(one.cancel).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveAttribute('data-value', '99.00')
  const landed = '[data-testid=duel-flip][data-phase=landed]'
  const shown = Promise.all([page, rivalPage].map((each) => balancesUntil(each, landed)))
  await other.join.click()
  for (const { flip } of [one, other]) await expect(flip).toHaveAttribute('data-phase', /waiting|flying/)
  for (const { email } of [player, rival]) await control.credit({ email, amount: '1.00' })
  // No balance reveals the side before the coin has landed; the stake of the joining player leaves at once.
  expect(await shown).toEqual([['99.00'], ['100.00', '99.00']])
  for (const { flip } of [one, other]) await expect(flip).toHaveAttribute('data-phase', 'landed')
  expect(await other.flip.getAttribute('data-duel')).toBe(await one.flip.getAttribute('data-duel'))
  expect(await other.flip.getAttribute('data-result')).toBe(await one.flip.getAttribute('data-result'))
  const outcomes = []
  for (const { result } of [one, other]) {
    await expect(result).toHaveAttribute('data-outcome', /./)
    outcomes.push(await result.getAttribute('data-outcome'))
  }
  expect(outcomes.toSorted()).toEqual(['loss', 'win'])
  const after = outcomes[0] === 'win' ? ['101.96', '100.00'] : ['100.00', '101.96']
  for (const [at, each] of [page, rivalPage].entries()) {
    await expect(each.getByTestId('balance')).toHaveAttribute('data-value', after[at] ?? '')
  }
  await expect(one.cancel).toHaveCount(0)
  // A duel is a bet on the page of coinflip, whatever its own game is called.
  await page.getByRole('tab', { name: say('history.myBets'), exact: true }).click()
  await expect(page.getByRole('table').filter({ hasText: '₽1.00' }).getByRole('row')).toHaveCount(2)
})
