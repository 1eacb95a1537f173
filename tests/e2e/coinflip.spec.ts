import { coinflip as calls } from '#endpoints/originals/endpoints.ts'
import { coinflipPayout } from '#domain/games/coinflip.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { Caller } from '../operator/caller.ts'
import type { Coinflip, FlipShown } from './pages/coinflip.ts'
import { isOn } from './pages/description.ts'
import { type TestPlayer, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/** Checks that the page shows the newest round of the operator, flip by flip, and its money. */
async function agrees(shown: FlipShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const { id, status, payout, state } = round
  expect(shown).toMatchObject({ id: String(id), status, payout: toDecimal(payout) })
  expect(state).toMatchObject({ flips: shown.flips })
  return round
}

/** Plays until a first flip wins; returns the lost rounds and the open one. */
async function winOnce(coinflip: Coinflip, flip: () => Promise<void>): Promise<FlipShown[]> {
  const all: FlipShown[] = []
  while (all.at(-1)?.status !== 'open') {
    await flip()
    all.push(await coinflip.landed(all.at(-1)))
  }
  return all
}

test.describe('coinflip', () => {
  test('coinflip by mouse shows the flips that the operator drew, and a cash-out pays the amount on its button @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const { coinflip } = casino
    const player = await players.sitAt(coinflip, { balance: '1000.00' })
    await coinflip.amount.fill('10')
    await coinflip.call('tails')
    await expect(coinflip.flip).toContainText('19.80')
    const rounds = await winOnce(coinflip, () => coinflip.flip.click())
    const won = rounds.at(-1)
    if (!won) throw new Error('no round')
    expect(await agrees(won, call, player)).toMatchObject({ amount: 1_000, bet: { side: 'tails' }, cash_out: 1_980 })
    await coinflip.faces('tails')
    await expect(coinflip.row).toContainText(say('coinflip.row.won', { number: 1, side: 'tails' }))
    await expect(coinflip.row).toContainText(say('coinflip.row.next', { number: '2', multiplier: '3.96×' }))
    await expect(coinflip.flip).toContainText('39.60')

    await expect(coinflip.cashOut).toContainText('19.80')
    await coinflip.cashOut.click()
    await expect(coinflip.line).toContainText(say('coinflip.line.paid', { change: '+₽9.80' }))
    await agrees(await coinflip.shown(), call, player)
    const { balance } = await control.wallet(player.email)
    expect(balance).toBe(100_000 - 1_000 * rounds.length + coinflipPayout(minor(1_000), 1))
    await casino.frame.hasBalance((balance / 100).toFixed(2))
  })

  test('coinflip by keyboard goes on with the round after a reload', async ({ call, casino, players }) => {
    const { coinflip, page } = casino
    const { keyboard } = page
    const player = await players.sitAt(coinflip, { balance: '1000.00' })
    await coinflip.heads.focus()
    await keyboard.press('ArrowRight')
    await expect(coinflip.tails).toBeChecked()
    // The tab Manual, the amount field and its buttons ½, 2× and Max come before it in the tab order.
    const isFocused = () => coinflip.flip.evaluate((button) => button === document.activeElement)
    for (let times = 0; times < 8 && !(await isFocused()); times += 1) await keyboard.press('Tab')
    await expect(coinflip.flip).toBeFocused()
    const flip = async () => {
      await isOn(coinflip.flip)
      await keyboard.press('Enter')
    }
    const open = (await winOnce(coinflip, flip)).at(-1)

    await page.reload()
    await expect(coinflip.line).toContainText(say('coinflip.line.open', { side: 'tails' }))
    expect(await coinflip.shown()).toEqual(open)
    await coinflip.faces('tails')
    await isOn(coinflip.cashOut)
    await coinflip.flip.focus()
    await keyboard.press('Enter')
    const second = await coinflip.landed(open)
    expect(await agrees(second, call, player)).toMatchObject({
      id: open?.id,
      state: { calls: ['tails', 'heads'] },
    })
    if (second.status === 'open') {
      await keyboard.press('Tab')
      await expect(coinflip.cashOut).toBeFocused()
      await keyboard.press('Enter')
      await expect(coinflip.line).toContainText(saying('coinflip.line.paid'))
    } else await expect(coinflip.line).toContainText(say('coinflip.line.lost', { side: 'tails' }))
    await agrees(await coinflip.shown(), call, player)
  })

  test('coinflip with reduced motion on a small phone shows the result at once and fits', async ({
    call,
    casino,
    players,
  }) => {
    const { coinflip, page } = casino
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    const player = await players.sitAt(coinflip, { balance: '100.00' })
    let shown: FlipShown | null = null
    for (let times = 0; times < 4; times += 1) {
      await coinflip.flip.click()
      const now = await coinflip.landed(shown)
      await coinflip.faces(now.flips.at(-1) === 'heads' ? 'heads' : 'tails')
      expect(await coinflip.coin.evaluate((coin) => coin.getAnimations().length)).toBe(0)
      await agrees(now, call, player)
      shown = now
    }
    await casino.frame.fits()
  })
})
