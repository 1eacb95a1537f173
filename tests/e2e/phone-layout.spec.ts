import type { Locator, Page } from '@playwright/test'
import { guestTour } from './pages/guest-tour.ts'
import { Tour } from './pages/tour.ts'
import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { playDice, playOriginal } from './support/rounds.ts'
import { type Box, readBox } from './support/read-box.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, viewport: { width: 360, height: 740 } })

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y
}

/** The gutter at the edges of a phone, px. */
const GUTTER = 16

test('the dice of the last roll cover no number of the scale, and stay inside the gutter', async ({
  call,
  casino,
  page,
  players,
}) => {
  const player = await players.enter({
    balance: '100.00',
    seeds: { game: 'dice', serverSeed: '7e'.repeat(32), clientSeed: 'scale' },
  })
  await playDice(call, player)
  await casino.dice.sit()
  const track = page.getByRole('slider', { name: say('dice.targetSlider'), exact: true }).locator('../..')
  const marker = track.locator('[data-outcome]')
  await expect(marker).not.toHaveAttribute('data-outcome', 'none')
  // Wherever the roll is: the ends of the track are the hardest places.
  for (const at of [0, 25, 50, 75, 100]) {
    await marker.evaluate((element, at) => {
      element.style.transition = 'none'
      element.style.setProperty('--at', `${at}cqw`)
    }, at)
    const shown = await readBox(marker.locator('> span'))
    const marks = await track.locator('> [aria-hidden] > span').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
    expect(marks).toHaveLength(5)
    for (const mark of marks) expect(overlap(shown, mark), `${at}`).toBe(false)
    expect(shown.x).toBeGreaterThanOrEqual(GUTTER)
    expect(shown.x + shown.width).toBeLessThanOrEqual(360 - GUTTER)
  }
})

test('the buttons beside a bet amount have touch size', async ({ casino, page }) => {
  await casino.open('/games/dice')
  for (const name of ['½', '2×', 'Max']) {
    const { width, height } = await readBox(page.getByRole('button', { name, exact: true }))
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
  }
})

test('the board of keno stays inside the gutter', async ({ casino, page }) => {
  await casino.open('/games/keno')
  const { x, width } = await readBox(page.getByRole('group', { name: say('keno.numbers'), exact: true }))
  const screen = await page.evaluate(() => document.documentElement.clientWidth)
  expect(x).toBeGreaterThanOrEqual(GUTTER)
  expect(x + width).toBeLessThanOrEqual(screen - GUTTER)
})

/** How far an element is below the page's heading, px. */
async function distance(page: Page, element: Locator): Promise<number> {
  const heading = await readBox(page.getByRole('heading', { level: 1 }).first())
  return (await readBox(element)).y - heading.y
}

test('the line about the connection moves nothing below the rooms', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await control.set({ roomDrawMs: 600_000, roomAloneMs: 600_000 })
  await players.enter({ balance: '100.00' })
  const below = page.getByRole('main').getByRole('table').first()
  await casino.open('/games/rooms')
  await expect(below).toBeVisible()
  await expect(page.getByText(say('rooms.status.connecting'))).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const before = await distance(page, below)
  const line = page.getByRole('main').getByText(say('rooms.status.offline'))
  await control.stopListening()
  await expect(line).toBeVisible()
  expect(await distance(page, below)).toBe(before)
  await control.startListening()
  await expect(line).toHaveCount(0)
  expect(await distance(page, below)).toBe(before)
})

test('roulette shows the last result and the last numbers above the table, and a reason covers none of its rows', async ({
  call,
  casino,
  players,
}) => {
  const player = await players.enter({ balance: '500.00' })
  for (let round = 0; round < 9; round += 1) await playOriginal(call, player, 'roulette')
  const { page, roulette } = casino
  await roulette.sit()
  const result = page.getByTestId('round-result')
  const net = result.locator('b')
  await expect(net).toBeVisible()
  expect(await net.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16)
  const table = await readBox(page.getByTestId('roulette-table'))
  const strip = await readBox(page.getByRole('list', { name: say('roulette.pockets'), exact: true }))
  expect((await readBox(result)).y).toBeLessThan(table.y)
  expect(strip.y + strip.height).toBeLessThanOrEqual(table.y)
  // The newest is the one of the result, and whole; as many others as the row has room for are beside it.
  const shown = []
  for (const pocket of await roulette.pockets.all()) {
    const box = await readBox(pocket)
    if (box.y < strip.y + strip.height) shown.push(await pocket.locator('[aria-hidden]').textContent())
  }
  expect(shown[0]).toBe(await result.getAttribute('data-pocket'))
  expect(shown.length).toBeGreaterThanOrEqual(5)

  await roulette.spin.click()
  await expect(roulette.problem).toHaveText(say('roulette.problem.none'))
  const reason = await readBox(roulette.problem)
  expect(reason.y + reason.height).toBeLessThanOrEqual(table.y)
})

test('the time in play lies neither on the ring of a room nor on the coin of a duel', async ({
  casino,
  page,
  players,
}) => {
  await players.enter({ balance: '123456.78' })
  const pill = page.locator('button[data-sign]')
  await casino.open('/games/rooms/red')
  const pot = page.getByTestId('room-pot')
  await expect(pill).toBeVisible()
  expect(overlap(await readBox(pill), await readBox(pot.locator('../..').locator('svg').first()))).toBe(false)
  await casino.open('/games/coinflip?against=players')
  await expect(pill).toBeVisible()
  expect(overlap(await readBox(pill), await readBox(page.locator('[data-part=coin]')))).toBe(false)
})

test('the number of crash ends above the part of the stage that the rider flies in', async ({
  casino,
  page,
  players,
}) => {
  await players.enter({ balance: '100.00' })
  await casino.open('/games/crash')
  // `curve.test.ts` leaves the rider below this part. Digits end above the last tenth of their line.
  const end = async () => {
    const [stage, number] = [
      await readBox(page.getByTestId('stage')),
      await readBox(page.getByTestId('crash-multiplier')),
    ]
    return (number.y + 0.9 * number.height - stage.y) / stage.height
  }
  await expect.poll(end).toBeLessThanOrEqual(0.44)
  await page.getByRole('button', { name: say('crash.add'), exact: true }).click()
  await expect.poll(end).toBeLessThanOrEqual(0.44)
})

test('a notification of several lines leaves the close button of a sheet free', async ({ page, quiet }) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const rejected = guestTour(new Tour(page, 'en')).filter(
    ({ name }) => name === 'sign up' || name === 'sign up by phone, refused by the operator',
  )
  expect(rejected).toHaveLength(2)
  for (const { go } of rejected) await go()
  const dialog = page.getByRole('dialog')
  const toast = dialog.getByRole('region', { name: say('toast.region'), exact: true }).locator('> div')
  await expect(toast.first()).toBeVisible()
  // A notification that the mouse is on stays.
  await toast.first().hover()
  await toast.first().evaluate((element) => element.firstElementChild?.append(` ${'Many more words. '.repeat(9)}`))
  const close = await readBox(dialog.getByRole('button', { name: say('dialog.close'), exact: true }))
  const shown = await readBox(toast.first())
  expect(shown.y + shown.height).toBeGreaterThan(close.y)
  expect(overlap(shown, close)).toBe(false)
})
