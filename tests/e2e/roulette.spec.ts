import { roulette as calls } from '#endpoints/originals/endpoints.ts'
import { toDecimal } from '#domain/money/money.ts'
import { roulettePayout } from '#domain/games/roulette.ts'
import type { Caller } from '../operator/caller.ts'
import type { PocketShown } from './pages/roulette.ts'
import { type TestPlayer, expect, test } from './support/fixtures.ts'
import { readBox } from './support/read-box.ts'
import { lastRound } from './support/rounds.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/**
 * Checks that the wheel shows the newest round of the operator: its pocket, and its money for the chips that were sent.
 */
async function agrees(shown: PocketShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const { id, amount, payout, bet, state } = round
  const outcome = payout > amount ? 'win' : payout === amount ? 'push' : 'loss'
  expect(shown).toEqual({ id: String(id), pocket: state.pocket, outcome, payout: toDecimal(payout) })
  expect(payout).toBe(roulettePayout(bet, state.pocket))
  return round
}

test.describe('roulette', () => {
  test('roulette by mouse: chips, undo, double and repeat work, and the wheel shows the operator’s draw @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const { roulette } = casino
    const player = await players.sitAt(roulette, { balance: '1000.00' })
    await roulette.spin.click()
    await expect(roulette.problem).toHaveText(say('roulette.problem.none'))

    await roulette.chip('₽5.00').check()
    await roulette.place('Red').click()
    await roulette.place(say('roulette.place.split', { numbers: '17, 20' })).click()
    await roulette.place(say('roulette.place.trio', { numbers: '0, 1, 2' })).click()
    await roulette.place('Odd').click()
    await roulette.deed('Undo').click()
    await roulette.place('Red').click()
    await roulette.place(say('roulette.place.trio', { numbers: '0, 1, 2' })).click({ button: 'right' })
    await roulette.deed('Double').click()
    await expect(roulette.sum).toHaveText('₽30.00')
    await expect(roulette.place('Red')).toHaveAccessibleName(
      say('roulette.spot.laid', { place: 'Red', pays: '2', amount: '₽20.00' }),
    )
    await expect(roulette.place(say('roulette.place.trio', { numbers: '0, 1, 2' }))).toHaveAccessibleName(
      say('roulette.spot', { place: 'Trio 0, 1, 2', pays: '12' }),
    )

    await roulette.spin.click()
    await roulette.skip.click()
    const first = await roulette.nextPocket()
    const round = await agrees(first, call, player)
    expect(round).toMatchObject({ amount: 3_000, currency: 'RUB' })
    const chips = [
      { place: 'red', amount: '20.00' },
      { place: 'split-17-20', amount: '10.00' },
    ]
    const [sent] = await control.requests({ endpoint: 'roulette.bet' })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: '30.00', currency: 'RUB', bet: { chips } })

    await expect(roulette.sum).toHaveText('₽0.00')
    await roulette.deed('Repeat').click()
    await expect(roulette.sum).toHaveText('₽30.00')
    await roulette.spin.click()
    // The wheel stops by itself, without a press.
    const second = await roulette.nextPocket(first.id)
    expect((await agrees(second, call, player)).bet.chips).toEqual(chips)
    await expect(roulette.pockets).toHaveCount(2)
    const { balance } = await control.wallet(player.email)
    const paid = Math.round((Number(first.payout) + Number(second.payout)) * 100)
    expect(balance).toBe(100_000 - 6_000 + paid)
    await casino.frame.hasBalance((balance / 100).toFixed(2))
    await expect(roulette.history.getByRole('row')).toHaveCount(3)
  })

  test('roulette by keyboard survives a reload and works with reduced motion', async ({ call, casino, players }) => {
    const { page, roulette } = casino
    const { keyboard } = page
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const player = await players.sitAt(roulette, { balance: '1000.00' })
    // The table is one tab stop; arrow keys go along the rows and over the lines between them.
    await roulette.place('0 green').focus()
    await keyboard.press('ArrowDown')
    await expect(roulette.place(say('roulette.place.split', { numbers: '0, 2' }))).toBeFocused()
    await keyboard.press('ArrowLeft')
    await expect(roulette.place(say('roulette.place.trio', { numbers: '0, 1, 2' }))).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('Space')
    await expect(roulette.place(say('roulette.place.trio', { numbers: '0, 1, 2' }))).toHaveAccessibleName(
      say('roulette.spot.laid', { place: 'Trio 0, 1, 2', pays: '12', amount: '₽2.00' }),
    )
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(roulette.place(say('roulette.place.corner', { numbers: '1, 2, 4, 5' }))).toBeFocused()
    await keyboard.press('Enter')
    // The outside bets in the panel are one tab stop more.
    await roulette.place('Dozen 1–12').focus()
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowDown')
    await expect(roulette.place('Red')).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('Delete')
    await expect(roulette.sum).toHaveText('₽3.00')

    await page.reload()
    await expect(roulette.sum).toHaveText('₽3.00')
    await roulette.isOn()
    await roulette.spin.focus()
    await keyboard.press('Enter')
    const shown = await roulette.nextPocket()
    await expect(roulette.skip).toHaveCount(0)
    const { bet } = await agrees(shown, call, player)
    expect(bet.chips).toEqual([
      { place: 'trio-0-1-2', amount: '2.00' },
      { place: 'corner-1-2-4-5', amount: '1.00' },
    ])
    await expect(roulette.said).toHaveText(new RegExp(`^The ball fell on ${shown.pocket} (red|black|green)\\.`))

    await page.reload()
    expect(await roulette.nextPocket()).toEqual(shown)
    await expect(roulette.sum).toHaveText('₽0.00')
  })

  test('roulette at 1440×900 has numbers, outside bets, chips, Undo and Spin in view, the numbers beside the wheel', async ({
    casino,
    players,
  }) => {
    const { page, roulette } = casino
    await page.setViewportSize({ width: 1440, height: 900 })
    await players.sitAt(roulette, { balance: '1000.00' })
    const reach = roulette.reach(say('roulette.reach.sixLine'))
    const inView = [
      roulette.table,
      roulette.outside,
      roulette.chip('₽5.00'),
      roulette.deed('Undo'),
      roulette.spin,
      reach,
    ]
    for (const each of inView) await expect(each).toBeInViewport({ ratio: 1 })
    const [wheel, outside] = [await readBox(roulette.wheel), await readBox(roulette.place('Red'))]
    expect(wheel.width).toBeGreaterThan(180)
    expect((await readBox(roulette.place('17 black'))).x).toBeGreaterThan(wheel.x + wheel.width)
    expect(outside.x).toBeGreaterThanOrEqual((await readBox(roulette.spin)).x)
    expect(outside.height).toBeGreaterThanOrEqual(44)
  })

  test('roulette at 1100×800 has Spin in a low row below the table, which it does not cover', async ({
    casino,
    players,
  }) => {
    const { page, roulette } = casino
    await page.setViewportSize({ width: 1100, height: 800 })
    await players.sitAt(roulette, { balance: '1000.00' })
    const panel = await page.getByRole('region', { name: say('bet.controls'), exact: true }).boundingBox()
    expect(panel?.height).toBeLessThan(260)
    await expect(roulette.spin).toBeInViewport({ ratio: 1 })
    await expect(roulette.wheel).toBeInViewport({ ratio: 1 })
    await roulette.place('17 black').click()
    await expect(roulette.sum).toHaveText('₽1.00')
  })

  test('roulette on a phone has one kind of bet at a time, within the small limits of dollars', async ({
    call,
    casino,
    players,
  }) => {
    const { page, roulette } = casino
    await page.setViewportSize({ width: 360, height: 740 })
    const player = await players.sitAt(roulette, { balance: '1.00', currency: 'USD' })
    await casino.frame.fits()

    await roulette.reach('Corner').check({ force: true })
    const corner = roulette.place(say('roulette.place.corner', { numbers: '32, 33, 35, 36' }))
    const box = await corner.boundingBox()
    // The rows of the table are 32 px high, so that all of it is in view.
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(32)
    await expect(roulette.place('17 black')).toHaveCount(0)
    await roulette.chip('$0.05').check()
    await corner.click()
    await roulette.reach(say('roulette.reach.straight')).check({ force: true })
    await roulette.place('17 black').click()
    await roulette.place('Black').click()
    await expect(roulette.problem).toHaveText(say('roulette.problem.above', { max: '$0.10' }))
    await expect(roulette.sum).toHaveText('$0.10')
    await expect(roulette.place('Black')).toHaveAccessibleName(say('roulette.spot', { place: 'Black', pays: '2' }))

    await roulette.spin.click()
    await roulette.skip.click()
    const { bet, amount } = await agrees(await roulette.nextPocket(), call, player)
    expect(amount).toBe(10)
    expect(bet.chips.map(({ place }) => place)).toEqual(['corner-32-33-35-36', 'straight-17'])
  })
})
