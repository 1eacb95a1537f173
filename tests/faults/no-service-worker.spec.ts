import { expect, test } from './support/fixtures.ts'

test('a browser without service workers: everything works online', async ({ casino, context, page, players }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link').nth(5)).toBeVisible()
  await casino.frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  await casino.frame.goTo('Dice')
  await casino.dice.isOn()
  await casino.dice.roll.click()
  await casino.dice.nextRound()
  await casino.frame.deposit()
  await (await casino.payIn.payBy('Mobile payment', '300')).pay()
  await expect(casino.success.dialog).toBeVisible()
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
})
