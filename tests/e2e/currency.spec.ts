import type { BrowserContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { casinoOn } from './pages/casino.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, viewport: { width: 1440, height: 900 } })

/** The profile in another tab, where the currency is switched. */
async function otherTab(context: BrowserContext) {
  const page = await context.newPage()
  const { wallet } = casinoOn(page)
  await wallet.open()
  return wallet.currency
}

test('a stake of the bet slip belongs to its currency', async ({ context, control, page, players }) => {
  await players.enter({ balance: '500.00' })
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  await page
    .getByRole('group', { name: say('betting.market.result') })
    .first()
    .getByRole('button')
    .first()
    .click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  const stake = slip.getByRole('textbox', { name: 'Bet amount' })
  await stake.fill('50')
  await expect(stake).toHaveValue('50')
  const currency = await otherTab(context)
  await currency.selectOption('USD')
  await expect(slip.getByTestId('bet-slip-return')).toHaveAttribute('data-currency', 'USD')
  await expect(stake).toHaveValue('0.01')
  await currency.selectOption('RUB')
  await expect(slip.getByTestId('bet-slip-return')).toHaveAttribute('data-currency', 'RUB')
  await expect(stake).toHaveValue('50')
  expect(await control.requests({ endpoint: 'betting.bet' })).toEqual([])
})

test('the amounts of a game, its auto-play, a deposit and a withdrawal belong to their currency', async ({
  casino: { autoPlay, dice, frame, payIn, wallet, withdraw },
  context,
  page,
  players,
}) => {
  await players.enter({ balance: '5000.00' })
  await dice.sit()
  const currency = await otherTab(context)
  const typed = [
    [dice.amount, '50', '0.01'],
    [autoPlay.stopLoss, '20', ''],
  ] as const
  await autoPlay.open()
  for (const [field, amount] of typed) await field.fill(amount)
  await currency.selectOption('USD')
  for (const [field, , other] of typed) await expect(field).toHaveValue(other)
  await currency.selectOption('RUB')
  for (const [field, amount] of typed) await expect(field).toHaveValue(amount)

  await frame.deposit()
  await payIn.amount.fill('777')
  await currency.selectOption('USD')
  await expect(payIn.dialog).toContainText('$')
  await expect(payIn.amount).not.toHaveValue('777')
  await currency.selectOption('RUB')
  await expect(payIn.amount).toHaveValue('777')
  await payIn.close()

  await wallet.open()
  await withdraw.open()
  await withdraw.amount.fill('888')
  await currency.selectOption('USD')
  await expect(withdraw.dialog).toContainText('$')
  await expect(withdraw.amount).toHaveValue('')
  await currency.selectOption('RUB')
  await expect(withdraw.amount).toHaveValue('888')
  await expect(page.getByTestId('balance')).toHaveAttribute('data-currency', 'RUB')
})
