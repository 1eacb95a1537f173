import type { Page } from '@playwright/test'
import { takeBreak } from '#endpoints/protection.ts'
import { expect, test } from './support/fixtures.ts'
import { GAME_TEXTS } from '../operator/provider/texts.ts'
import { GAME, LAUNCH, openSlot, opensAt, provide } from './support/provider.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const HOUR_MS = 3_600_000
const tomorrow = () => new Date(Date.now() + 24 * HOUR_MS).toISOString()
const calmOn = (page: Page) => page.getByRole('heading', { name: saying('protection.block.timeOut') })
const finishOn = (page: Page) => page.getByTestId('finish-note')
const closeGame = (page: Page) => page.getByRole('button', { name: say('protection.finish.close'), exact: true })

/** Delivers a message of the game in the frame to the page. */
async function deliver(page: Page, data: { type: string; code?: string }): Promise<void> {
  await page.locator('iframe[title]').evaluate((element: HTMLIFrameElement, message) => {
    const { src, contentWindow } = element
    const event = { data: message, origin: new URL(src).origin, source: contentWindow }
    window.dispatchEvent(new MessageEvent('message', event))
  }, data)
}

test('a break leaves a slot open for its round, takes no new bet and closes it at a press', async ({
  call,
  control,
  page,
  players,
}) => {
  const { game, player } = await openSlot(page, players)
  const { stake, payout } = await game.play()
  await call(takeBreak, { token: player.token, body: { until: tomorrow() } })
  await expect(finishOn(page)).toContainText(saying('protection.block.timeOut'))
  await expect(finishOn(page)).toContainText(/The game closes at \d+:\d\d\s[AP]M/)
  await game.spin.click()
  await expect(game.problem).toContainText(GAME_TEXTS.en.protected)
  expect((await control.wallet(player.email)).balance).toBe(10_000 - stake + payout)

  await closeGame(page).click()
  await expect(calmOn(page)).toBeVisible()
  await expect(page.locator('iframe[title]')).toHaveCount(0)
  await page.reload()
  await expect(calmOn(page)).toBeVisible()
  await expect(page.locator('iframe[title]')).toHaveCount(0)
  expect(await control.requests(LAUNCH)).toHaveLength(1)
})

test('a slot in a break closes some time after its result, and one without a result after five minutes', async ({
  call,
  control,
  page,
  players,
}) => {
  await provide(page)
  await opensAt(control, '/play')
  const player = await players.enter({ balance: '100.00' })
  await page.clock.install()
  const frame = page.locator('iframe[title]')
  await page.goto(`/games/slots/${GAME.slug}/play`)
  await expect(frame.contentFrame().getByRole('button')).toBeVisible()
  await deliver(page, { type: 'balance' })
  await call(takeBreak, { token: player.token, body: { until: tomorrow() } })
  await expect(finishOn(page)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(frame).toHaveCount(1)
  await deliver(page, { type: 'balance' })
  await page.clock.fastForward(21_000)
  await expect(calmOn(page)).toBeVisible()
  await expect(frame).toHaveCount(0)

  const other = await players.enter({ balance: '100.00' })
  await page.goto(`/games/slots/${GAME.slug}/play`)
  await expect(frame.contentFrame().getByRole('button')).toBeVisible()
  await call(takeBreak, { token: other.token, body: { until: tomorrow() } })
  await expect(finishOn(page)).toBeVisible()
  await page.clock.fastForward(290_000)
  await expect(frame).toHaveCount(1)
  await page.clock.fastForward(11_000)
  await expect(calmOn(page)).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('a slot whose session ends in a break says so, and is not opened again', async ({
  call,
  control,
  page,
  players,
}) => {
  const { player } = await openSlot(page, players)
  await call(takeBreak, { token: player.token, body: { until: tomorrow() } })
  await expect(finishOn(page)).toBeVisible()
  await deliver(page, { type: 'error', code: 'session' })
  await expect(page.getByText(say('play.sessionOver'))).toBeVisible()
  await expect(finishOn(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('errorPage.retry'), exact: true })).toHaveCount(0)
  await closeGame(page).click()
  await expect(calmOn(page)).toBeVisible()
  expect(await control.requests(LAUNCH)).toHaveLength(1)
})
