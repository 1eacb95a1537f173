import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'
import { say, saying } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an accumulator is built on a phone, stored offline, placed, cashed out and found in the history @gate', async ({
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter({ balance: '100.00' })
  await page.goto('/betting')
  await expect(page.getByRole('heading', { name: 'Betting', level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Soon' }).click()
  const markets = page.getByRole('group', { name: say('betting.market.result') })
  await markets.nth(0).getByRole('button').first().click()
  await markets.nth(1).getByRole('button').first().click()
  const bar = page.getByRole('button', { name: /^2\s*Bet slip/ })
  const slip = page.getByRole('region', { name: 'Bet slip' })

  await test.step('without a network the bet slip survives a reload and cannot be sent', async () => {
    await wholeBuildCached(page, await builtFiles())
    await control.stopListening()
    await page.reload()
    await bar.click()
    await expect(slip.getByText(saying('betting.slip.offline'))).toBeVisible()
    await expect(slip.getByRole('button', { name: 'Place bet' })).toHaveAttribute('aria-disabled', 'true')
    await control.startListening()
    await expect(slip.getByRole('button', { name: 'Place bet' })).not.toHaveAttribute('aria-disabled')
  })

  await expect(slip.getByRole('tab', { name: 'Accumulator' })).toHaveAttribute('aria-selected', 'true')
  await slip.getByRole('textbox', { name: 'Bet amount' }).fill('10')
  const returned = slip.getByTestId('bet-slip-return')
  await expect(returned).toHaveAttribute('data-currency', 'RUB')
  await expect.poll(async () => Number(await returned.getAttribute('data-value'))).toBeGreaterThan(10)
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByText('Bet placed')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: say('history.myBets') }).click()
  await expect(page.getByTestId('bet-status')).toHaveAttribute('data-status', 'open')
  expect((await control.wallet(player.email)).balance).toBe(9_000)

  // The amount is known before the player asks for it.
  await page.getByRole('button', { name: /^Cash out (≈ )?₽9\.50$/ }).click()
  const cashOut = page.getByRole('dialog', { name: 'Cash out' })
  await expect(cashOut.getByText('₽9.50', { exact: true })).toBeVisible()
  await cashOut.getByRole('button', { name: 'Cash out ₽9.50', exact: true }).click()
  await expect(cashOut).toBeHidden()
  await page.getByRole('button', { name: 'Settled', exact: true }).click()
  await expect(page.getByTestId('bet-status')).toHaveAttribute('data-status', 'cashed_out')
  // The odds have not changed; the house keeps 5 % of the stake.
  expect((await control.wallet(player.email)).balance).toBe(9_950)
  await page.goto('/profile/history')
  await expect(page.getByRole('row').nth(1)).toContainText('Betting')
  await expect(page.getByRole('row').nth(1)).toContainText('₽9.50')
})

test('a bet whose reply is lost is placed once, and the page shows it as placed when it is found @gate', async ({
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const { email } = await players.enter({ balance: '100.00' })
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  await page
    .getByRole('group', { name: say('betting.market.result') })
    .first()
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: /^1\s*Bet slip/ }).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await control.fault({ match: { endpoint: 'betting.bet' }, kind: 'cutAfter', times: 0 })
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByText('Bet placed')).toBeVisible()
  await expect(slip.getByText(say('betting.slip.empty'))).toBeVisible()
  expect(await control.sportBets(email)).toHaveLength(1)
})
