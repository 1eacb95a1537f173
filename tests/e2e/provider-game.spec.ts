import type { Page } from '@playwright/test'
import { lookForUpdate, wholeBuildKept } from '../faults/support/service-worker.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE, REFUSED_BY_OPERATOR } from './support/fixtures.ts'

const PROVIDER = 'https://games.provider.example'
const LAUNCH = { path: '/api/v2/games/launch', method: 'POST' }

/** A provider whose game counts the clicks of the round that runs in it. */
async function provide(page: Page): Promise<void> {
  const body = '<title>game</title><button onclick="textContent = Number(textContent) + 1">0</button>'
  await page.route(`${PROVIDER}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** The operator opens games at this address from now on, or as soon as it is let go. */
function opensAt(control: ControlClient, path: string, hold?: 'before'): Promise<number> {
  const reply = { kind: 'reply', status: 200, body: { url: PROVIDER + path } } as const
  return control.fault({ match: LAUNCH, times: 0, ...reply, ...(hold ? { hold } : {}) })
}

test('a round that runs outlives a broken connection; the demo is another game', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await casino.slots.tiles.first().click()
  const game = page.locator('iframe')
  const clicks = game.contentFrame().getByRole('button')
  await clicks.click()
  await expect(clicks).toHaveText('1')

  await control.clearFaults()
  const held = await opensAt(control, '/demo', 'before')
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await control.startListening()
  await expect(casino.frame.offline).toBeHidden()
  await expect(clicks).toHaveText('1')

  await page.getByRole('link', { name: 'Try the demo', exact: true }).click()
  await expect(page.getByText('Demo: no money is at stake')).toBeVisible()
  await expect(page.getByText('Opening the game…')).toBeVisible()
  await expect(game).toHaveCount(0)
  await control.release(held)
  await expect(game).toHaveAttribute('src', `${PROVIDER}/demo`)
  // One for each that was opened, and none for the connection that came back.
  expect(await control.requests(LAUNCH)).toHaveLength(2)
})

test('a new build waits while a game is open', async ({ casino, page, control, players, builds, quiet }) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await wholeBuildKept(page, await builds.assets())
  await casino.slots.tiles.first().click()
  const clicks = page.locator('iframe').contentFrame().getByRole('button')
  await clicks.click()
  const next = await builds.next()
  await control.serveSite(next.directory)
  await lookForUpdate(page)
  await expect(page.getByText('It will open when nothing is under way.')).toBeVisible()
  await expect(clicks).toHaveText('1')

  await page.getByRole('link', { name: 'Back to all games', exact: true }).click()
  await expect.poll(() => page.evaluate(() => window.__boot.build).catch(() => null)).toBe(next.id)
})

test('a game whose catalogue cannot be had says so, and opens when that can be had', async ({
  browser,
  casino,
  control,
  home,
  page,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const another = await browser.newContext({ baseURL: home })
  const { slots } = casinoOn(await another.newPage())
  await slots.open()
  const path = (await slots.tiles.first().getAttribute('href')) ?? ''
  const name = (await slots.tiles.first().getAttribute('aria-label')) ?? ''
  await another.close()

  const gone = await control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'reply', status: 503, times: 0 })
  await casino.open(path)
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('The server has a problem.')
  await control.cancelFault(gone)
  await problem.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(casino.frame.heading(name)).toBeVisible()
})
