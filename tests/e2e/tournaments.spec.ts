import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createControlClient } from '../operator/control-client.ts'
import { expect, test } from './support/fixtures.ts'
import { playDice } from './support/rounds.ts'
import { say, textsOf } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'reduce' } })

// The operator keeps tournaments and bets, and later tests would see them.
test.beforeEach(({ control }) => control.reset({ data: true }))
test.afterAll(({ operator }) => createControlClient(operator.controlPort ?? 0).reset({ data: true }))

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
}

test('a player joins a tournament from the list, climbs to first place and sees the prize @gate', async ({
  control,
  page,
  players,
}) => {
  await control.makeTournament({
    id: 'race',
    fee: '50.00',
    others: 30,
    most: 900,
    prizes: [['300.00', 1, 1, 'balance']],
  })
  const { email } = await players.enter({ balance: '100.00' })
  await page.goto('/tournaments')
  await page.getByRole('link', { name: 'Tournament race' }).click()
  await expect(page.getByRole('heading', { name: 'Tournament race', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const place = page.getByTestId('tournament-place')
  await expect(place).toHaveAttribute('data-points', '0')
  expect((await control.wallet(email)).balance).toBe(5_000)

  await control.giveTournamentPoints({ id: 'race', email, points: 5_000 })
  await expect(place).toHaveAttribute('data-place', '1')
  await expect(place).toHaveAttribute('data-points', '5000')
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1)).toContainText(
    /1\s*You\s*5,000/,
  )
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeHidden()
  await expectAccessible(page)

  await control.endTournament('race')
  await expect(place).toContainText(say('tournament.won', { place: '1', prize: '₽300.00' }))
  expect((await control.wallet(email)).balance).toBe(35_000)
})

test('a press right after another tab has joined does not leave the tournament again', async ({
  context,
  control,
  page,
  players,
}) => {
  await control.makeTournament({ id: 'race', fee: '50.00' })
  const { email } = await players.enter({ balance: '100.00' })
  const other = await context.newPage()
  await other.goto('/tournament/race')
  await page.clock.install()
  await page.goto('/tournament/race')
  const join = page.getByRole('button', { name: 'Join', exact: true })
  const leave = page.getByRole('button', { name: 'Leave', exact: true })
  await expect(join).toBeEnabled()
  // From here on the test controls this tab’s time, which its database needs a little of.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await other.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(leave).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(300)
  await expect(leave).toBeDisabled()
  await leave.dispatchEvent('click')
  await leave.press('Enter')
  await page.clock.runFor(100)
  await expect(leave).toBeEnabled()
  expect(await control.requests({ endpoint: 'leaveTournament' })).toEqual([])
  expect((await control.wallet(email)).balance).toBe(5_000)
})

test('the rules say who of two players with equal points has the better place', async ({ control, page }) => {
  await control.makeTournament({ id: 'race' })
  for (const locale of ['en', 'ru', 'kz'] as const) {
    await page.goto(`/${locale}/tournament/race`)
    await expect(page.getByText(textsOf(locale)('tournament.points.equal'))).toBeVisible()
  }
})

test('the lists of tournaments follow their time, and each has an empty state', async ({ control, page }) => {
  await control.makeTournament({ id: 'later', inMs: 7_200_000 })
  await control.makeTournament({ id: 'sooner', inMs: 3_600_000 })
  await page.goto('/tournaments')
  await expect(page.getByText(say('tournaments.none.active'))).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(page).toHaveURL(/\/tournaments\/upcoming$/)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Tournament sooner',
    'Tournament later',
  ])
  await expectAccessible(page)
})

test('the leaderboard is shown with the player’s own place', async ({ call, page, players }) => {
  const player = await players.enter({ balance: '100.00' })
  await playDice(call, player)
  await page.goto('/top?by=wagered')
  const rows = page.getByRole('table', { name: 'Top' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('You')
  await expect(page.getByTestId('top-place')).toContainText('₽1.00')
  await expectAccessible(page)
})

test('a tile says that its game counts in a tournament of the player, and a tile of another kind does not', async ({
  control,
  page,
  players,
}) => {
  await control.makeTournament({ id: 'race', kinds: ['slots'] })
  await players.enter({ balance: '100.00' })
  await page.goto('/games/slots')
  const tile = page.getByRole('tabpanel').getByRole('link').first()
  await expect(tile).toBeVisible()
  // Of a tournament that the player has not joined, a tile says nothing.
  await expect(tile).not.toContainText('Tournament')
  await page.goto('/tournament/race')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('You’re in', { exact: true }).first()).toBeVisible()
  await page.goto('/games/slots')
  await expect(tile).toContainText('Tournament')
  await expect(tile).toHaveAttribute('aria-description', /^Tournament, /)
  await page.goto('/games/live-casino')
  await expect(tile).toBeVisible()
  await expect(tile).not.toContainText('Tournament')
})
