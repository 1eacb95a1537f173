import { miner as calls } from '#endpoints/originals/endpoints.ts'
import { draws } from '#domain/fairness/draws.ts'
import { minerMines, minerPayout } from '#domain/games/miner.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { isOn } from './pages/description.ts'
import { expect, test } from './support/fixtures.ts'
import { readBox } from './support/read-box.ts'
import { lastRound } from './support/rounds.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

const SEEDS = { serverSeed: '6d'.repeat(32), clientSeed: 'gems' }

/** The tiles with mines and with gems for a bet. */
function drawBoard(nonce: number, count: number) {
  const mines = minerMines((wanted) => draws(SEEDS, nonce, wanted), count)
  const gems = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile))
  return { mines, gems: gems as [number, number, ...number[]] }
}

test.describe('miner', () => {
  test('miner by mouse: one round is cashed out, the next hits a mine, and the balance is the operator’s @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const { miner } = casino
    const player = await players.sitAt(miner, { balance: '1000.00', seeds: { game: 'miner', ...SEEDS } })
    await miner.amount.fill('25,5')
    await miner.mines.fill('5')
    await expect(miner.start).toContainText('1.23× · 80%')
    await miner.start.click()
    await miner.stands('first')
    await expect(miner.amount).not.toBeEditable()
    await expect(miner.mines).toBeDisabled()
    await expect(miner.cashOut).toHaveAttribute('aria-disabled', 'true')

    const first = drawBoard(0, 5)
    await miner.open(first.gems[0], 'gem')
    await miner.open(first.gems[1], 'gem')
    const payout = minerPayout(minor(2_550), 5, 2)
    await expect(miner.cashOut).toContainText(toDecimal(payout))
    await expect(miner.random).toContainText('1.99×')
    expect(await miner.showing('mine')).toEqual([])
    await miner.cashOut.click()
    const cashedOut = await miner.stands('cashedOut')
    expect(await miner.showing('mine')).toEqual(first.mines)
    expect(await lastRound(call, calls.getState, player)).toMatchObject({
      id: cashedOut,
      amount: 2_550,
      payout,
      status: 'settled',
      bet: { mines: 5 },
      state: { opened: first.gems.slice(0, 2), mines: first.mines },
    })

    await miner.start.click()
    await miner.stands('first')
    const second = drawBoard(1, 5)
    await miner.open(second.gems[0], 'gem')
    const [hit = -1, ...others] = second.mines
    await miner.open(hit, 'hit')
    // The pieces of its slab fly, and those of no tile that the end reveals.
    await expect(miner.shards(hit)).toHaveCount(8)
    await expect(miner.shards(others[0] ?? -1)).toHaveCount(0)
    const lost = await miner.stands('lost')
    expect(await miner.showing('mine')).toEqual(others)
    expect(await lastRound(call, calls.getState, player)).toMatchObject({ id: lost, payout: 0, status: 'settled' })

    const { balance } = await control.wallet(player.email)
    expect(balance).toBe(100_000 - 2 * 2_550 + payout)
    await casino.frame.hasBalance((balance / 100).toFixed(2))
  })

  test('miner by keyboard goes on with the round after a reload', async ({ casino, page, players }) => {
    const { keyboard } = page
    const { miner } = casino
    await players.sitAt(miner, { balance: '100.00', seeds: { game: 'miner', ...SEEDS } })
    await miner.mines.focus()
    await keyboard.press('Home')
    await expect(miner.mines).toHaveAttribute('aria-valuetext', '1 mine, 24 gems')
    await miner.start.focus()
    await keyboard.press('Enter')
    const id = await miner.stands('first')

    // The board is one tab stop: the tile in the middle until arrow keys move it.
    await expect(miner.board.locator('button[tabindex="0"]')).toHaveCount(1)
    await expect(miner.tile(12)).toBeFocused()
    await isOn(miner.random)
    await keyboard.press('Home')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowRight')
    await expect(miner.tile(6)).toBeFocused()
    const { gems, mines } = drawBoard(0, 1)
    expect(gems).toEqual(expect.arrayContaining([6, 24]))
    await keyboard.press('Enter')
    await expect(miner.tile(6)).toHaveAccessibleName(say('miner.tile.gem', { row: '2', column: '2' }))
    await expect(miner.tile(6)).toBeFocused()

    await page.reload()
    expect(await miner.stands('open')).toBe(id)
    expect(await miner.showing('gem')).toEqual([6])
    await expect(miner.cashOut).toContainText('1.03')
    await miner.tile(12).focus()
    await keyboard.press('Control+End')
    await keyboard.press('Space')
    await expect(miner.tile(24)).toHaveAccessibleName(say('miner.tile.gem', { row: '5', column: '5' }))
    await isOn(miner.cashOut)
    await miner.cashOut.focus()
    await keyboard.press('Enter')
    expect(await miner.stands('cashedOut')).toBe(id)
    await expect(miner.start).toBeFocused()
    expect(await miner.showing('mine')).toEqual(mines)
    await casino.frame.hasBalance('100.07')

    await page.getByText(say('bet.shortcuts'), { exact: true }).click()
    await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).check()
    await keyboard.press('KeyS')
    await expect(miner.amount).toHaveValue('2')
    await keyboard.press('KeyS')
    await keyboard.press('KeyA')
    await expect(miner.amount).toHaveValue('2')
    // During a round its bet cannot be changed, nor the amount of the next one.
    await miner.start.click()
    await miner.stands('first')
    await keyboard.press('KeyS')
    await miner.open(drawBoard(1, 1).gems[0], 'gem')
    await miner.cashOut.click()
    await miner.stands('cashedOut')
    await expect(miner.amount).toHaveValue('2')
  })

  test('keys pressed in the moment after a round began or ended make no step and start no round', async ({
    casino,
    control,
    page,
    players,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const { keyboard } = page
    const { miner } = casino
    await players.sitAt(miner, { balance: '100.00', seeds: { game: 'miner', ...SEEDS } })
    await page.getByText(say('bet.shortcuts'), { exact: true }).click()
    await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).check()

    // The page's timers stand still, so such a moment lasts until the test ends it.
    await page.clock.pauseAt(Date.now() + 1_000)
    await miner.start.press('Enter')
    await miner.stands('first')
    await expect(miner.tile(12)).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('KeyD')
    await page.clock.runFor(1_000)
    await isOn(miner.random)
    expect(await control.requests({ endpoint: 'miner.act' })).toHaveLength(0)

    await miner.tile(drawBoard(0, 3).gems[0]).press('Enter')
    await miner.stands('open')
    await isOn(miner.cashOut)
    await miner.tile(drawBoard(0, 3).gems[0]).blur()
    await keyboard.press('Space')
    // In steps far shorter than the moment after the end, which begins with the last of them.
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await miner.round.getAttribute('data-standing')).toBe('cashedOut')
    }).toPass()
    await keyboard.press('Space')
    await miner.amount.press('Enter')
    await page.clock.runFor(1_000)
    await isOn(miner.start)
    expect(await control.requests({ endpoint: 'miner.bet' })).toHaveLength(1)
  })

  test('on a phone board and buttons are in view together, and the last gem cashes out by itself', async ({
    casino,
    page,
    players,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { miner } = casino
    await players.sitAt(miner, { balance: '10.00', seeds: { game: 'miner', ...SEEDS } })
    await miner.mines.fill('23')
    await page.evaluate(() => scrollTo(0, 0))
    const last = await readBox(miner.tile(24))
    expect(last.width).toBeGreaterThanOrEqual(48)
    expect(last.y + last.height).toBeLessThanOrEqual((await readBox(miner.start)).y)
    await miner.start.click()
    await miner.stands('first')
    const { gems } = drawBoard(0, 23)
    await miner.open(gems[0], 'gem')
    await miner.open(gems[1], 'gem')
    await miner.stands('all')
    await casino.frame.hasBalance('306.00')

    // A random tile: 2 of 25 hide a gem, so either outcome is right.
    await miner.start.click()
    await miner.stands('first')
    await miner.random.click()
    await expect(miner.round).toHaveAttribute('data-step', '1')
    expect([...(await miner.showing('gem')), ...(await miner.showing('hit'))]).toHaveLength(1)
  })
})
