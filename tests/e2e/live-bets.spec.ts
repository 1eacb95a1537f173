import { expect, test } from './support/fixtures.ts'
import { playDice } from './support/rounds.ts'

test.use({ hasServiceWorkers: false })

test('a guest sees a player’s bet on the home page and at its table', async ({ call, control, page, players }) => {
  const player = await players.make({ balance: '100.00' })
  await page.goto('/')
  const feed = page.getByRole('region', { name: 'Live bets', exact: true })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(feed).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect.poll(() => control.topicListeners('bets')).toBe(1)
  await playDice(call, player)
  const rows = feed.getByRole('row')
  await expect(rows.nth(1)).toContainText('Dice')
  await expect(rows.nth(1)).toContainText('₽1.00')
  await feed.getByRole('link', { name: 'Dice', exact: true }).click()
  await expect(page).toHaveURL(/\/games\/dice$/)
  // A list that has left the screen unsubscribes from its topic.
  await expect.poll(() => control.topicListeners('bets')).toBe(0)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(feed).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(rows.nth(1)).toContainText('₽1.00')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => control.topicListeners('bets:dice')).toBe(0)
})
