import { nextHiloStep as nextGuess } from '#src/games/hilo/hilo-auto.ts'
import { hiloRules } from '#domain/games/hilo.ts'
import { minor } from '#domain/money/money.ts'
import { rouletteRules } from '#domain/games/roulette.ts'
import type { Draw } from '#domain/fairness/round-rules.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { isOn } from './pages/description.ts'
import { noteDisabledStops } from './support/disabled-stops.ts'
import { expect, test } from './support/fixtures.ts'
import { seedsThatGoOn, seedsWith } from './support/good-seeds.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const STAKE = minor(100)

/** Seeds whose first flips are all tails. */
const TWICE_TAILS = seedsThatGoOn({
  game: 'coinflip',
  bet: { side: 'tails' },
  steps: [{ kind: 'flip', side: 'tails' }],
})

/** True if the likelier guess about the first card is right. */
function isGuessedRight(draw: Draw): boolean {
  const { state } = hiloRules.start(draw, {}, STAKE, 'RUB')
  const after = hiloRules.act(draw, {}, STAKE, state, { kind: nextGuess(state, 1) })
  return typeof after !== 'string' && after.status === 'open'
}

const getChips = (red: string, straight: string) => [
  { place: 'red', amount: red },
  { place: 'straight-17', amount: straight },
]

/** True if both chips lose. */
function isLost(draw: Draw): boolean {
  return rouletteRules.start(draw, { chips: getChips('5.00', '1.00') }, minor(600), 'RUB').payout === 0
}

/** The bodies sent to an endpoint, in order. */
async function sentTo(control: ControlClient, endpoint: string) {
  const requests = await control.requests({ endpoint })
  return requests.map(({ body }): Record<string, unknown> => JSON.parse(body ?? ''))
}

test.describe('auto-play', () => {
  test('plays the steps of each round on the chosen side and cashes out', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '1000.00' })
    await control.seedOriginal({ email: player.email, ...TWICE_TAILS })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { coinflip, frame } = casino
    await coinflip.sit()
    await coinflip.amount.fill('10')
    await coinflip.call('tails')
    const auto = casino.autoPlay
    await auto.open()
    await auto.rounds.fill('2')
    await auto.field(say('auto.steps.coinflip')).fill('21')
    await auto.field(say('auto.onWin')).fill('50')
    await auto.stopLoss.fill('100')
    await auto.start.click()
    await expect(page.getByText(say('auto.wrong.steps', { most: '20' }), { exact: true })).toBeVisible()
    await auto.field(say('auto.steps.coinflip')).fill('2')
    await auto.start.click()

    await expect(auto.stop).toBeFocused()
    await expect(coinflip.heads).toBeDisabled()
    await expect(coinflip.amount).not.toBeEditable()
    await expect(auto.says).toHaveText(say('auto.stop.rounds'))
    await expect(auto.start).toBeFocused()
    const amounts = (await sentTo(control, 'coinflip.bet')).map(({ amount, bet }) => ({ amount, bet }))
    expect(amounts).toEqual(['10.00', '15.00'].map((amount) => ({ amount, bet: { side: 'tails' } })))
    const round = [{ kind: 'flip', side: 'tails' }, { kind: 'cashOut' }]
    expect((await sentTo(control, 'coinflip.act')).map(({ action }) => action)).toEqual([...round, ...round])
    // Each of the two rounds pays 3.96 times its stake.
    await frame.hasBalance('1074.00')
  })

  test('bets the chips on the table, changes all of them by the same percentage, and restores them at the end', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '1000.00' })
    await control.seedOriginal({ email, game: 'roulette', ...seedsWith(isLost) })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { roulette } = casino
    await roulette.sit()
    const auto = casino.autoPlay
    await auto.open()
    await expect(page.getByText(say('auto.lacks.bet'), { exact: true })).toBeVisible()
    await roulette.chip('₽5.00').check()
    await roulette.place('Red').click()
    await roulette.chip('₽1.00').check()
    await roulette.place('17 black').click()
    await auto.rounds.fill('2')
    await auto.field(say('auto.onWin')).fill('25')
    await auto.field(say('auto.onLoss')).fill('-33')
    await auto.stopLoss.fill('100')
    await auto.start.click()
    await expect(auto.says).toHaveText(say('auto.stop.rounds'))

    const [first, second, ...more] = await sentTo(control, 'roulette.bet')
    expect(more).toEqual([])
    expect(first).toMatchObject({ amount: '6.00', bet: { chips: getChips('5.00', '1.00') } })
    expect(second).toMatchObject({ amount: '4.02', bet: { chips: getChips('3.35', '0.67') } })
    await expect(roulette.sum).toHaveText('₽6.00')
    await expect(roulette.place('Red')).toHaveAccessibleName(
      say('roulette.spot.laid', { place: 'Red', pays: '2', amount: '₽5.00' }),
    )
  })

  test('leaves the round open for the player when auto-play is stopped in it', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '1000.00' })
    await control.seedOriginal({ email: player.email, game: 'hilo', ...seedsWith(isGuessedRight) })
    const { hilo } = casino
    await hilo.sit()
    const auto = casino.autoPlay
    await auto.open()
    await auto.field(say('auto.steps.hilo')).fill('51')
    await auto.stopLoss.fill('100')
    const faultId = await control.fault({ match: { endpoint: 'hilo.act' }, hold: 'after' })
    const stops = await noteDisabledStops(page)
    // The second click comes where Stop is by then, which says that it is off so soon.
    await auto.start.dblclick()
    await control.waitForRequests({ match: { endpoint: 'hilo.act' } })
    expect(await stops.jsonValue()).toEqual([say('auto.on')])
    await auto.stop.click()
    await control.release(faultId)
    await hilo.stands({ step: 1, outcome: 'open' })
    await expect(auto.says).toHaveText(`${say('auto.stop.player')} ${say('auto.leftOpen')}`)
    // The round is finished by its own buttons, where Start would be.
    await expect(auto.start).toHaveCount(0)
    await expect(page.getByText(say('auto.lacks.end'), { exact: true })).toBeVisible()

    await hilo.cashOut.click()
    await expect(hilo.result).toHaveAttribute('data-outcome', 'win')
    await expect(auto.says).toBeEmpty()
    expect(await control.requests({ endpoint: 'hilo.bet' })).toHaveLength(1)
    const [guess, ...others] = (await sentTo(control, 'hilo.act')).map(({ action }) => action)
    expect(guess).toMatchObject({ kind: expect.stringMatching(/^(higher|lower)$/) })
    expect(others).toEqual([{ kind: 'cashOut' }])
  })

  test('bets on consecutive rounds of crash, and each bet is cashed out by its target', async ({
    casino,
    control,
    page,
    players,
  }) => {
    await control.set({ crashBettingMs: 600_000, crashOverMs: 300 })
    await control.crashNext({ from: 115, to: 130 })
    await players.enter({ balance: '1000.00' })
    const multiplier = page.getByTestId('crash-multiplier')
    const isBetting = () => expect(multiplier).toHaveAttribute('data-phase', 'betting')
    await page.goto('/games/crash')
    await isBetting()
    const auto = casino.autoPlay
    await auto.open()
    await auto.rounds.fill('2')
    await auto.field(say('auto.onWin')).fill('50')
    await auto.stopLoss.fill('100')
    await page.getByRole('textbox', { name: 'Bet amount' }).fill('10')
    // No player is there to cash out, so no bet is placed without a target.
    await expect(page.getByText(say('auto.lacks.bet'), { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Auto cash out', exact: true }).fill('1.10')
    await isOn(auto.start)
    await auto.start.click()
    await expect(auto.stop).toBeVisible()

    await control.waitForRequests({ match: { endpoint: 'crash.bet' } })
    await control.crashNext({ from: 101, to: 105 })
    const first = await multiplier.getAttribute('data-round')
    await control.crashStart()
    await control.waitForRequests({ match: { endpoint: 'crash.bet' }, count: 2 })
    await expect(multiplier).not.toHaveAttribute('data-round', first ?? '')
    await isBetting()
    await control.crashStart()
    await expect(auto.says).toHaveText(say('auto.stop.rounds'))

    const bets = (await sentTo(control, 'crash.bet')).map(({ amount, bet }) => ({ amount, bet }))
    const bet = { slot: 1, auto_cash_out: 110 }
    expect(bets).toEqual(['10.00', '15.00'].map((amount) => ({ amount, bet })))
    // The first bet won 1.00 at its target; the second round crashed before the target.
    await casino.frame.hasBalance('986.00')
    expect(await control.requests({ endpoint: 'crash.act' })).toEqual([])
  })
})
