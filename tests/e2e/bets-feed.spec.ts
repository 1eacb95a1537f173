import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { playDice } from './support/rounds.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** The most bets that a list shows. */
const ROWS = 8

test('a guest sees a player’s win on the home page, and every bet at its table', async ({
  call,
  control,
  page,
  players,
}) => {
  const player = await players.make({ balance: '100.00' })
  await page.goto('/')
  const wins = page.getByRole('region', { name: say('liveBets.wins'), exact: true })
  const feed = page.getByRole('region', { name: say('liveBets.title'), exact: true })
  await toSight(page, wins)
  await expect.poll(() => control.topicListeners('bets')).toBe(1)
  // A loss and then a win, or more of them: at last a bet that the home page shows beside one that it does not.
  const won: boolean[] = []
  while (!won.includes(false) || won.at(-1) !== true) won.push(await playDice(call, player))
  const rows = wins.getByRole('row')
  await expect(rows.nth(1)).toContainText('Dice')
  await expect(rows.nth(1)).toContainText('₽1.00')
  // The first row is the heading.
  await expect(rows).toHaveCount(1 + Math.min(ROWS, won.filter(Boolean).length))
  await wins.getByRole('link', { name: 'Dice', exact: true }).first().click()
  await expect(page).toHaveURL(/\/games\/dice$/)
  // A list that has left the screen unsubscribes from its topic.
  await expect.poll(() => control.topicListeners('bets')).toBe(0)
  await toSight(page, feed)
  await expect(feed.getByRole('row')).toHaveCount(1 + Math.min(ROWS, won.length))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => control.topicListeners('bets:dice')).toBe(0)
})

async function toSight(page: Page, section: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(section).toBeInViewport({ timeout: 500 })
  }).toPass()
}
