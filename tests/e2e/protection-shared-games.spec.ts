import type { Page } from '@playwright/test'
import { isDisabled, isOn } from './pages/description.ts'
import { expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const elsewhere = (page: Page) => page.getByTestId('other-tab')

const GAMES = [
  { name: 'a room', path: '/games/rooms/red', stake: say('rooms.join') },
  { name: 'duels', path: '/games/coinflip?against=players', stake: say('duels.create') },
] as const

for (const { name, path, stake } of GAMES) {
  test(`where rounds keep a distance, ${name} takes the next stake only after it`, async ({
    control,
    page,
    players,
  }) => {
    await control.set({ protectionRules: { minRoundSeconds: 5 }, roomDrawMs: 600_000, roomAloneMs: 600_000 })
    await players.enter({ balance: '100.00' })
    await page.clock.install()
    await page.goto(path)
    await isOn(button(page, stake))
    await button(page, stake).click()
    await isDisabled(button(page, stake), saying('protection.pace', { seconds: 5 }))
    await expect(page.getByTestId('pace')).toBeVisible()
    await page.clock.fastForward(5_000)
    await isOn(button(page, stake))
    await expect(page.getByTestId('pace')).toHaveCount(0)
  })

  test(`where one table is allowed, ${name} in another tab waits for its turn`, async ({
    context,
    control,
    page,
    players,
  }) => {
    await control.set({ protectionRules: { parallelPlay: false } })
    await players.enter({ balance: '100.00' })
    await page.goto(path)
    await isOn(button(page, stake))
    const other = await context.newPage()
    await other.goto(path)
    await expect(elsewhere(other)).toContainText(say('protection.tab.title'))
    await expect(button(other, stake)).toHaveCount(0)
    await elsewhere(other).getByRole('button').click()
    await isOn(button(other, stake))
    await expect(elsewhere(page)).toBeVisible()
    await expect(button(page, stake)).toHaveCount(0)
  })
}
