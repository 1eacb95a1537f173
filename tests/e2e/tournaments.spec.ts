import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createControlClient } from '../operator/control-client.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

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
