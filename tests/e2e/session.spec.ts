import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { casinoOn } from './pages/casino.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

/** The figures as they are read: their names and values. */
async function readFigures(page: Page): Promise<Record<string, string>> {
  const rows = await page.getByTestId('session').locator('dl > div').all()
  const read = await Promise.all(
    rows.map(async (row) => [await row.locator('dt').textContent(), await row.locator('dd').textContent()]),
  )
  return Object.fromEntries(read)
}

test('the session counts the results seen, survives a reload, can be reset and ends at logout', async ({
  casino,
  players,
}) => {
  const { dice, page } = casino
  const net = page.getByTestId('session-net')
  const player = await players.sitAt(dice, { balance: '100.00' })
  await expect(net).toHaveText('₽0.00')
  await expect(page.getByTestId('session')).toContainText(say('original.history.none'))
  await dice.amount.fill('10')
  let before: string | null = null
  let sum = 0
  for (let rolls = 0; rolls < 3; rolls += 1) {
    await dice.isOn()
    await dice.roll.click()
    const shown = await dice.nextRound(before)
    before = shown.id
    sum += Number(shown.payout) - 10
  }
  const text = `${sum > 0 ? '+' : '−'}₽${Math.abs(sum).toFixed(2)}`
  await expect(net).toHaveText(text)
  const counted = { [say('session.wagered')]: '₽30.00', [say('session.rounds')]: '3' }
  expect(await readFigures(page)).toMatchObject(counted)

  await page.reload()
  await expect(net).toHaveText(text)
  // Another game of the same visit goes on with the same figures.
  await casino.open('/games/keno')
  await expect(net).toHaveText(text)
  expect(await readFigures(page)).toMatchObject(counted)

  await page.locator('summary', { hasText: say('session.title') }).click()
  await page.getByRole('button', { name: say('session.reset'), exact: true }).click()
  await expect(net).toHaveText('₽0.00')
  // The game's bar goes on with what a reality check says, in every tab.
  const bar = { name: saying('session.open') }
  await expect(page.getByRole('button', bar)).toContainText(text)
  const tab = await page.context().newPage()
  await casinoOn(tab).dice.sit()
  await expect(tab.getByRole('button', bar)).toContainText(text)
  await tab.close()

  await dice.sit()
  await dice.roll.click()
  await dice.nextRound(before)
  await expect(net).not.toHaveText('₽0.00')
  await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
  await casino.profile.logOut.click()
  await casino.frame.isOfGuest()
  // The same player again, in the same document.
  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with(player)
  await casino.frame.isOfPlayer()
  await casino.frame.goTo('Dice')
  await expect(net).toHaveText('₽0.00')
})

test('on a phone the net result opens the session as a sheet', async ({ casino, page, players }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await players.sitAt(casino.dice, { balance: '100.00' })
  await page.getByRole('button', { name: saying('session.open') }).click()
  const sheet = page.getByRole('dialog', { name: say('session.title'), exact: true })
  await expect(sheet.getByTestId('session-net')).toHaveText('₽0.00')
  await expect(sheet.getByRole('switch', { name: say('game.settings.effects'), exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
