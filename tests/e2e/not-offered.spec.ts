import type { Page } from '@playwright/test'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, viewport: { width: 1440, height: 900 } })

const linksTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('a game and tournaments that the operator has not got say so, leave home and menu, and come back once they are there', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const lacking = ['dice.getState', 'getTournaments'].map((endpoint) =>
    control.fault({ match: { endpoint }, kind: 'reply', status: 404, body: '<h1>Not Found</h1>', times: 0 }),
  )
  const faults = await Promise.all(lacking)
  await players.enter({ balance: '100.00' })
  await casino.open('/games/dice')
  const main = page.getByRole('main')
  await expect(main.getByText(say('error.notOffered'), { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: say('bet.tryAgain') })).toHaveCount(0)
  await expect(casino.frame.rail.getByRole('link', { name: 'Keno', exact: true })).toBeVisible()
  await expect(linksTo(page, 'Dice')).toHaveCount(0)

  await casino.open('/tournaments')
  await expect(main.getByText(say('error.notOffered'), { exact: true })).toBeVisible()
  await expect(main.getByText(/internet/i)).toHaveCount(0)
  await expect(linksTo(page, 'Tournaments')).toHaveCount(0)

  await casino.open()
  await expect(linksTo(page, 'Keno').first()).toBeVisible()
  await main.getByRole('heading', { name: say('home.originals') }).scrollIntoViewIfNeeded()
  await expect(main.getByRole('link', { name: 'Keno', exact: true }).first()).toBeVisible()
  await expect(linksTo(page, 'Dice')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: say('nav.tournaments'), exact: true })).toHaveCount(0)

  for (const fault of faults) await control.cancelFault(fault)
  await casino.open('/games/dice')
  await expect(casino.dice.roll).toBeEnabled()
  await expect(linksTo(page, 'Dice').first()).toBeVisible()
})
