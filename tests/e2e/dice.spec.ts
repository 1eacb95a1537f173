import { dice as calls } from '#endpoints/originals/endpoints.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { RoundShown } from './pages/dice.ts'
import { type TestPlayer, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { say } from './support/texts.ts'
import { readBalance } from './support/wallet.ts'
import { clickAt } from '../faults/support/seat.ts'
import type { Caller } from '../operator/caller.ts'

test.use({ hasServiceWorkers: false })

/** Checks that the page shows the round as the operator settled it: id, outcome and money. */
async function agrees(shown: RoundShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const outcome = round.payout > round.amount ? 'win' : round.payout === round.amount ? 'push' : 'loss'
  expect(shown).toEqual({ id: String(round.id), outcome, payout: toDecimal(round.payout) })
  return round
}

test.describe('dice', () => {
  test('each roll is one request, and only the first needs a CORS preflight', async ({ casino, control, players }) => {
    const { dice } = casino
    await players.sitAt(dice, { balance: '1000.00' })
    let id: string | null = null
    for (let rolls = 0; rolls < 3; rolls += 1) {
      await dice.isOn()
      await dice.roll.click()
      ;({ id } = await dice.nextRound(id))
    }
    expect(await control.requests({ endpoint: calls.bet.name })).toHaveLength(3)
    expect((await control.counters()).preflights[calls.bet.service + calls.bet.path]).toBe(1)
  })

  test('dice by mouse shows the round and the balance as the operator settled them @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const { dice } = casino
    const player = await players.sitAt(dice, { balance: '1000.00' })
    await dice.amount.fill('25,5')
    await dice.under.check({ force: true })
    await dice.target.fill('33.33')
    await expect(dice.chance).toHaveValue('33.33')
    await dice.roll.click()
    const first = await dice.nextRound()
    const round = await agrees(first, call, player)
    expect(round).toMatchObject({ amount: 2_550, currency: 'RUB', bet: { target: 3_333, direction: 'under' } })
    await expect(dice.result).toContainText((round.state.roll / 100).toFixed(2))

    const [sent] = await control.requests({ endpoint: 'dice.bet' })
    expect(sent).toMatchObject({ site: 'dice', method: 'POST', path: '/api/v2/dice/bet' })
    expect(sent?.headers).toMatchObject({ authorization: `Bearer ${player.token}`, 'accept-language': 'en' })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      amount: '25.50',
      currency: 'RUB',
      bet: { target: 3_333, direction: 'under' },
      server_seed_hash: round.server_seed_hash,
      client_seed: round.client_seed,
    })

    await dice.over.check({ force: true })
    await dice.roll.click()
    await agrees(await dice.nextRound(first.id), call, player)
    await casino.frame.hasBalance(await readBalance(control, player))
    await expect(dice.history.getByRole('row')).toHaveCount(3)
  })

  test('dice by keyboard sets amount, direction and target, rolls, and opens the check of a round', async ({
    call,
    casino,
    players,
  }) => {
    const { dice, page } = casino
    const { keyboard } = page
    const player = await players.sitAt(dice, { balance: '1000.00' })
    await dice.amount.focus()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('12')
    await keyboard.press('Enter')
    const first = await dice.nextRound()
    expect(await agrees(first, call, player)).toMatchObject({
      amount: 1_200,
      bet: { target: 5_050, direction: 'over' },
    })

    // Half, double and Max follow the amount in the tab order.
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '½', exact: true })).toBeFocused()
    await keyboard.press('Space')
    await expect(dice.amount).toHaveValue('6')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expect(dice.roll).toBeFocused()
    await keyboard.press('Tab')
    await expect(dice.over).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(dice.under).toBeChecked()
    await dice.slider.focus()
    await keyboard.press('PageUp')
    await keyboard.press('ArrowRight')
    await keyboard.press('Shift+ArrowLeft')
    await expect(dice.target).toHaveValue('60.49')
    await expect(dice.slider).toHaveAttribute(
      'aria-valuetext',
      say('dice.valueUnder', { target: '60.49', chance: '60.49' }),
    )
    await dice.roll.focus()
    await keyboard.press('Enter')
    const second = await dice.nextRound(first.id)
    expect(await agrees(second, call, player)).toMatchObject({
      amount: 600,
      bet: { target: 6_049, direction: 'under' },
    })

    await dice.history.getByRole('button').first().focus()
    await keyboard.press('Enter')
    await expect(casino.fairness.dialog).toBeVisible()
    await keyboard.press('Escape')
    await expect(casino.fairness.dialog).toHaveCount(0)
    await expect(dice.history.getByRole('button').first()).toBeFocused()
  })

  test('amount and target survive a reload and other pages, and are cleared at log-out', async ({
    casino,
    players,
  }) => {
    const { dice, page } = casino
    await players.sitAt(dice, { balance: '1000.00' })
    await dice.amount.fill('12,5')
    await dice.under.check({ force: true })
    await dice.target.fill('33.33')
    await page.reload()
    await dice.hasSet('12,5', 'under', '33.33')
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    await casino.frame.goTo('Dice')
    // The least of a guest's currency, which is Kazakhstan's here.
    await dice.hasSet('5', 'over', '50.50')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('12,5')

    // What a guest sets is still set after the log-in.
    await dice.amount.fill('7')
    await players.enter({ balance: '10.00', currency: 'KZT' })
    await page.reload()
    await casino.frame.isOfPlayer()
    await dice.hasSet('7', 'over', '50.50')
  })

  test('on a phone no focused element is behind the Roll bar', async ({ casino, players }) => {
    const { dice, page } = casino
    await page.setViewportSize({ width: 360, height: 740 })
    await players.sitAt(dice, { balance: '100.00' })
    // The bet fields and the payout are in view together with Roll, without scrolling.
    for (const field of [dice.amount, dice.target, dice.multiplier, dice.chance]) {
      await expect(field).toBeInViewport({ ratio: 1 })
      await expect.poll(() => dice.isClearOfRoll(field)).toBe(true)
    }
    let before: string | null = null
    for (let times = 0; times < 12; times += 1) {
      await dice.roll.click()
      before = (await dice.nextRound(before)).id
    }
    const checks = dice.history.getByRole('button')
    await expect(checks).toHaveCount(10)
    // The last field of the bet, and then the chosen tab of what stands below the table.
    await page.getByRole('radio', { name: say('practice.money'), exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: say('bet.history'), exact: true })).toBeFocused()
    for (const check of await checks.all()) {
      await page.keyboard.press('Tab')
      await expect(check).toBeFocused()
      await expect.poll(() => dice.isClearOfRoll(check)).toBe(true)
    }
  })
})

test('a double click is one roll when the operator replies at once, and a press every 200 ms is a roll each', async ({
  casino: { dice },
  control,
  players,
}) => {
  await players.sitAt(dice, { balance: '100.00' })
  await dice.isOn()
  const rolls = async () => (await control.requests({ endpoint: 'dice.bet' })).length
  await clickAt(dice.roll, 10_000)
  const { id } = await dice.nextRound()
  // The outcome is shown, so the button would accept a press.
  await clickAt(dice.roll, 10_090, 2)
  await clickAt(dice.roll, 10_300, 3)
  const second = await dice.nextRound(id)
  await clickAt(dice.roll, 10_500, 4)
  await dice.nextRound(second.id)
  expect(await rolls()).toBe(3)
})
