import { wheel as calls } from '#endpoints/originals/endpoints.ts'
import { toDecimal } from '#domain/money/money.ts'
import { segmentPays } from '#domain/games/wheel.ts'
import type { Caller } from '../operator/caller.ts'
import { isDisabled } from './pages/description.ts'
import type { SpinShown } from './pages/wheel.ts'
import { type TestPlayer, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { readBalance } from './support/wallet.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/** Checks that the page shows the round as the operator settled it: id, segment and money. */
async function agrees(shown: SpinShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const { segment } = round.state
  expect(shown).toEqual({ id: String(round.id), segment: String(segment), payout: toDecimal(round.payout) })
  expect(round.payout).toBe(round.amount * segmentPays(round.bet.risk, segment))
  return round
}

test.describe('the wheel of fortune', () => {
  test('the wheel by mouse shows its odds before the bet, the operator’s segment, and the balance @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const player = await players.enter({ balance: '10.00' })
    const { page, wheel } = casino
    await casino.open('/')
    await casino.open('/games/roulette')
    await wheel.tab.click()
    await wheel.isOn()
    await expect(page).toHaveTitle(saying('nav.wheel'))
    await page.goBack()
    await expect(page).toHaveURL(/\/games\/roulette$/)
    await page.goForward()

    // Minimum and maximum are both one rouble: there is no amount field, and the button names the price.
    await expect(wheel.amount).toHaveCount(0)
    await expect(wheel.spin).toContainText('₽1.00')
    await expect(wheel.pays).toHaveText([
      /^10×.*1 of 50 segments.*2%.*₽10\.00$/,
      /^3×.*₽3\.00$/,
      /^2×.*24%.*₽2\.00$/,
      /^0×/,
    ])
    await wheel.risk('Low').check({ force: true })
    await expect(wheel.pays).toHaveText([/^5×/, /^2×/, /^1×.*24 of 50 segments.*48%.*₽1\.00$/, /^0×.*15 of 50/])

    await wheel.spin.click()
    // While the wheel turns nothing shows where it will stop; a press skips the turning.
    await expect(wheel.skip).toBeVisible()
    await expect(wheel.result).toHaveCount(0)
    await wheel.skip.click()
    const first = await wheel.nextSpin()
    expect(await agrees(first, call, player)).toMatchObject({ amount: 100, currency: 'RUB', bet: { risk: 'low' } })
    expect(await wheel.underPointer()).toBe(first.segment)

    await wheel.spin.click()
    const second = await wheel.nextSpin(first.id)
    await agrees(second, call, player)
    expect(await wheel.underPointer()).toBe(second.segment)
    await casino.frame.hasBalance(await readBalance(control, player))
    await expect(wheel.history.getByRole('row')).toHaveCount(3)

    // A balance below the price is reported, with a link to the deposit.
    await players.enter({ balance: '0.50' })
    await page.reload()
    await isDisabled(wheel.spin, say('original.short', { balance: '₽0.50' }))
    await wheel.deposit.click()
    await expect(casino.payIn.dialog).toBeVisible()
  })

  test('the wheel by keyboard with reduced motion: risk, amount and Spin work, the result is announced and survives a reload', async ({
    call,
    casino,
    page,
    players,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    const { wheel } = casino
    const { keyboard } = page
    const player = await players.sitAt(wheel, { balance: '10.00', currency: 'USD' })
    await wheel.amount.fill('0.05')
    await wheel.risk('Medium').focus()
    await keyboard.press('ArrowRight')
    await expect(wheel.risk('High')).toBeChecked()
    await expect(wheel.pays).toHaveText([/^30×.*\$1\.50$/, /^10×.*\$0\.50$/, /^3×.*\$0\.15$/, /^0×/])
    await wheel.spin.focus()
    await keyboard.press('Enter')
    const shown = await wheel.nextSpin()
    const { bet, amount, state } = await agrees(shown, call, player)
    expect({ bet, amount }).toEqual({ bet: { risk: 'high' }, amount: 5 })
    await expect(wheel.said).toHaveText(
      new RegExp(
        `^The wheel stopped at ${segmentPays('high', state.segment)}×\\. .*([+−]\\$\\d+\\.\\d\\d|Bet returned)\\.$`,
      ),
    )
    expect(await wheel.underPointer()).toBe(shown.segment)

    await page.reload()
    await wheel.isOn()
    expect(await wheel.nextSpin()).toEqual(shown)
    expect(await wheel.underPointer()).toBe(shown.segment)
    await expect(wheel.risk('High')).toBeChecked()
    await casino.frame.fits()
  })
})
