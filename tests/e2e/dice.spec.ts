import { dice as calls } from '../../worker/endpoints/originals/dice.ts'
import { toDecimal } from '../../worker/domain/money/money.ts'
import { isDescribed, isOff } from './pages/description.ts'
import type { RoundShown } from './pages/dice.ts'
import { casinoOn } from './pages/casino.ts'
import { FairnessPage } from './pages/fairness.ts'
import { OPERATOR_GONE, REFUSED_BY_OPERATOR, type TestPlayer, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { say, saying, textsOf } from './support/texts.ts'
import { balanceOf } from './support/wallet.ts'
import { clickAt } from '../faults/support/seat.ts'
import type { Caller } from '../operator/caller.ts'

test.use({ hasServiceWorkers: false })

declare global {
  /** The announcements of the live region of the table, each text once. */
  var heard: string[]
}

/** Checks that the page shows the round as the operator settled it: id, outcome and money. */
async function agrees(shown: RoundShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const outcome = round.payout > round.amount ? 'win' : round.payout === round.amount ? 'push' : 'loss'
  expect(shown).toEqual({ id: String(round.id), outcome, payout: toDecimal(round.payout) })
  return round
}

test.describe('dice', () => {
  test('each roll is one request, and only the first needs a CORS preflight', async ({ casino, control, players }) => {
    await players.enter({ balance: '1000.00' })
    const { dice } = casino
    await dice.sit()
    let id: string | null = null
    for (let rolls = 0; rolls < 3; rolls += 1) {
      await dice.isOn()
      await dice.roll.click()
      ;({ id } = await dice.nextRound(id))
    }
    expect(await control.requests({ endpoint: calls.bet.name })).toHaveLength(3)
    expect((await control.counters()).preflights[calls.bet.service + calls.bet.path]).toBe(1)
  })

  test('dice by mouse shows the round and the balance as the operator settled them', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const player = await players.enter({ balance: '1000.00' })
    const { dice } = casino
    await dice.sit()
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
      target: 3_333,
      direction: 'under',
      server_seed_hash: round.server_seed_hash,
      client_seed: round.client_seed,
    })

    await dice.over.check({ force: true })
    await dice.roll.click()
    await agrees(await dice.nextRound(first.id), call, player)
    await casino.frame.hasBalance(await balanceOf(control, player))
    await expect(dice.history.getByRole('row')).toHaveCount(3)
  })

  test('dice by keyboard sets amount, direction and target, rolls, and opens the check of a round', async ({
    call,
    casino,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '1000.00' })
    const { dice } = casino
    const { keyboard } = page
    await dice.sit()
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

  test('shortcuts act only when they are switched on, and not while the player types', async ({
    casino,
    page,
    players,
  }) => {
    await players.enter({ balance: '1000.00' })
    const { dice } = casino
    await dice.sit()
    await dice.amount.fill('8')
    await dice.amount.blur()
    await page.keyboard.press('KeyS')
    await expect(dice.amount).toHaveValue('8')
    await page.getByText(say('bet.shortcuts'), { exact: true }).click()
    await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).check()
    await page.keyboard.press('KeyS')
    await expect(dice.amount).toHaveValue('16')
    await page.keyboard.press('KeyA')
    await expect(dice.amount).toHaveValue('8')
    await page.keyboard.press('KeyD')
    await expect(dice.under).toBeChecked()
    await dice.over.focus()
    await page.keyboard.press('KeyA')
    await expect(dice.amount).toHaveValue('4')
    // On a control that Space activates, Space does only that.
    await page.keyboard.press('Space')
    await expect(dice.over).toBeChecked()
    await expect(dice.result).toHaveCount(0)
    await dice.over.blur()
    await page.keyboard.press('Space')
    await dice.nextRound()
  })

  test('amount and target survive a reload and other pages, and are cleared at log-out', async ({
    casino,
    page,
    players,
  }) => {
    await players.enter({ balance: '1000.00' })
    const { dice } = casino
    await dice.sit()
    await dice.amount.fill('12,5')
    await dice.under.check({ force: true })
    await dice.target.fill('33.33')
    await page.reload()
    await dice.hasSet('12,5', 'under', '33.33')
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    await casino.frame.goTo('Dice')
    await dice.hasSet('1', 'over', '50.50')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('12,5')

    // What a guest sets is still set after the log-in.
    await dice.amount.fill('7')
    await players.enter({ balance: '10.00' })
    await page.reload()
    await casino.frame.isOfPlayer()
    await dice.hasSet('7', 'over', '50.50')
  })

  test('on a phone no focused element is behind the Roll bar', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    const { dice } = casino
    await page.setViewportSize({ width: 360, height: 740 })
    await dice.sit()
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
    await dice.roll.focus()
    for (const check of await checks.all()) {
      await page.keyboard.press('Tab')
      await expect(check).toBeFocused()
      await expect.poll(() => dice.isClearOfRoll(check)).toBe(true)
    }
  })

  test('½, 2× and Max stay within the limits and the balance', async ({ casino, players }) => {
    await players.enter({ balance: '300.00' })
    const { dice } = casino
    await dice.sit()
    await dice.amount.fill('100')
    await dice.change('2×')
    await expect(dice.amount).toHaveValue('200')
    await dice.change('2×')
    await expect(dice.amount).toHaveValue('300')
    await dice.change('½')
    await expect(dice.amount).toHaveValue('150')
    await dice.change('Max')
    await expect(dice.amount).toHaveValue('300')
    // The amount as the header writes it, copied together with direction marks.
    await dice.amount.fill('\u202a₽100.00\u202c')
    await dice.change('2×')
    await expect(dice.amount).toHaveValue('200')
    await dice.amount.fill('1')
    await dice.change('½')
    await expect(dice.amount).toHaveValue('1')
  })

  test('an amount outside the limits, above the balance or unreadable can’t be bet', async ({
    casino,
    control,
    players,
  }) => {
    await players.enter({ balance: '20000.00' })
    const { dice } = casino
    await dice.sit()
    await dice.refusesAmount('0,99', saying('bet.amount.below'))
    await dice.refusesAmount('10000.01', saying('bet.amount.above'))
    await dice.refusesAmount('', saying('deposit.amount.empty'))
    await dice.refusesAmount('ten', saying('operator.amount.invalid'))
    await dice.refusesAmount('-5', saying('operator.amount.invalid'))
    await dice.refusesAmount('1.2345', saying('deposit.amount.tooPrecise'))
    await dice.refusesAmount('1.234', saying('bet.amount.doubtful'))
    await dice.amount.fill('5')
    await dice.target.fill('99.999')
    await dice.roll.click()
    await expect(dice.target).toHaveAttribute('aria-invalid', 'true')
    await expect(dice.target).toHaveAccessibleDescription(say('dice.range', { min: '2.00', max: '99.99' }))
    await expect(dice.target).toBeFocused()
    expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
  })

  test('an amount above the balance is rejected with a way to deposit', async ({ casino, players }) => {
    await players.enter({ balance: '5.00', currency: 'USD' })
    const { dice } = casino
    await dice.sit()
    await dice.refusesAmount('5.01', saying('bet.amount.funds', { balance: '$5.00' }))
    await casino.page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(casino.payIn.dialog).toBeVisible()
  })

  test('chance and payout are shown before the bet; over and under mirror each other', async ({ casino, players }) => {
    await players.enter({ balance: '100.00' })
    const { dice } = casino
    await dice.sit()
    await expect(casino.page).toHaveTitle('Dice · Tulpar')
    await dice.amount.fill('10')
    await dice.chance.fill('25')
    await expect(dice.target).toHaveValue('75.00')
    await expect(dice.multiplier).toHaveValue('3.9600')
    await expect(casino.page.getByText(say('dice.payout')).locator('..')).toContainText('39.60')
    await dice.under.check({ force: true })
    await expect(dice.target).toHaveValue('25.00')
    await expect(dice.chance).toHaveValue('25.00')
    await dice.multiplier.fill('1.98')
    await expect(dice.chance).toHaveValue('50.00')
  })

  test('numbers follow the language and accept a comma or a point', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    await casino.dice.chance.fill('25,5')
    await expect(casino.dice.target).toHaveValue('74.50')
    await casino.dice.target.focus()
    await expect(casino.dice.chance).toHaveValue('25.50')
    await casino.frame.speak('Русский')
    const say = textsOf('ru')
    const field = (id: 'dice.target' | 'dice.chance' | 'dice.multiplier') =>
      page.getByRole('textbox', { name: say(id), exact: true })
    await expect(field('dice.target')).toHaveValue('74,50')
    await expect(field('dice.multiplier')).toHaveValue('3,8823')
    await field('dice.chance').fill('33.33')
    await expect(field('dice.target')).toHaveValue('66,67')
    await field('dice.target').fill('60,5')
    await expect(field('dice.chance')).toHaveValue('39,50')
    const amount = page.getByRole('textbox', { name: say('bet.amount'), exact: true })
    await amount.fill('3')
    await page.getByRole('button', { name: say('bet.half'), exact: true }).click()
    await expect(amount).toHaveValue('1,50')
    await field('dice.target').fill('100,5')
    await expect(field('dice.target')).toHaveAccessibleDescription(/2,00 .* 99,99/)
  })

  test('a round that was played on another device is not announced', async ({ browser, casino, home, players }) => {
    const { token } = await players.enter({ balance: '100.00' })
    await casino.dice.sit()
    await casino.dice.roll.click()
    const first = await casino.dice.nextRound()
    await expect(casino.dice.said).toHaveText(/^Rolled /)

    const device = await browser.newContext({ baseURL: home })
    await device.addCookies([{ name: 'token', value: token, url: home }])
    const { dice } = casinoOn(await device.newPage())
    await dice.page.addInitScript(() => {
      const all: string[] = (window.heard = [])
      new MutationObserver(() => {
        const text = document.querySelector('main output.sr-only')?.textContent
        if (text && !all.includes(text)) all.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await dice.sit()
    expect(await dice.nextRound()).toEqual(first)
    await dice.roll.click()
    const second = await dice.nextRound(first.id)
    await expect(dice.said).toHaveText(/^Rolled /)
    expect(second.id).not.toBe(first.id)
    expect(await dice.page.evaluate(() => window.heard)).toHaveLength(1)
    await device.close()
  })

  test('dice without a profile says why it is off, and is on once the profile is loaded', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const gone = await control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 503, times: 0 })
    await players.enter({ balance: '10.00' })
    await casino.open('/games/dice')
    await casino.dice.isOff(`${say('bet.off.noProfile')} ${say('error.operator')}`)
    await control.cancelFault(gone)
    await casino.page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click()
    await casino.dice.isOn()
  })

  test('a push is shown on the table and in the profile', async ({ casino, players, page }) => {
    await players.enter({ balance: '10.00', currency: 'USD' })
    const { dice } = casino
    await dice.sit()
    await dice.amount.fill('0.01')
    await dice.chance.fill('98')
    let shown: RoundShown = { id: '', outcome: '', payout: '' }
    // One roll in fifty loses.
    while (shown.outcome !== 'push') {
      await dice.roll.click()
      shown = await dice.nextRound(shown.id)
    }
    expect(shown.payout).toBe('0.01')
    await expect(dice.result).toContainText(say('bet.result.push'))
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .first(),
    ).toContainText(say('bet.result.push'))
  })

  test('a round of another day is shown with its date', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    const { dice } = casino
    await dice.sit()
    await dice.roll.click()
    await dice.nextRound()
    const time = dice.history.locator('time')
    await expect(time).toHaveText(/^\d{1,2}:\d\d:\d\d [AP]M$/)
    await page.clock.setSystemTime(Date.now() + 3 * 24 * 3_600_000)
    await page.reload()
    await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M$/)
  })

  test('Russian sentences format numbers the Russian way', async ({ casino, page, players }) => {
    await players.enter({ balance: '100.00' })
    await page.goto('/ru/games/dice')
    const target = page.getByRole('textbox', { name: textsOf('ru')('dice.target'), exact: true })
    await target.fill('99.999')
    await expect(target).toHaveAccessibleDescription('Число от 2,00 до 99,99.')
    await expect(casino.page.getByText('Выигрывают 50,51–100,00')).toBeVisible()
  })

  test('a guest can look and set a bet, and is asked to log in for the roll', async ({ casino, control }) => {
    const { dice } = casino
    await dice.sit()
    await isDescribed(dice.roll, say('original.guest'))
    await dice.roll.click()
    await expect(casino.logIn.dialog).toBeVisible()
    expect(await control.requests({ endpoint: 'dice.bet' })).toEqual([])
  })
})

test.describe('dice whose chunk cannot be loaded', () => {
  // The service worker would serve the chunk from its cache.
  test.use({ serviceWorkers: 'block' })

  test('shows an error, and loads the table when asked again', async ({ casino, control, page, players, quiet }) => {
    quiet.allow(/Failed to load resource|Service Worker registration blocked/)
    const gone = await control.fault({ match: { path: '/assets/worker-games' }, kind: 'reply', status: 503, times: 0 })
    await players.enter({ balance: '10.00' })
    await casino.open('/games/dice')
    await casino.dice.isOff(`${say('bet.off.noState')} ${say('error.offline')}`)
    await control.cancelFault(gone)
    await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click()
    await casino.dice.isOn()
    await casino.dice.roll.click()
    await casino.dice.nextRound()
  })

  test('shows an error for the fairness dialog, and opens it when asked again', async ({
    casino,
    context,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(/net::ERR_|WebSocket connection|Failed to|Service Worker registration blocked/)
    await players.enter({ balance: '10.00' })
    await casino.dice.sit()
    // The code that shows the error is loaded after the table.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await casino.dice.isOff(say('bet.off.offline'))
    await casino.dice.openFairness()
    await casino.frame.notifies(saying('errorPage.missing'))
    await context.setOffline(false)
    await casino.dice.isOn()
    await casino.dice.openFairness()
    await expect(casino.fairness.dialog).toBeVisible()
  })
})

test('a double click is one roll when the operator replies at once, and a press every 200 ms is a roll each', async ({
  casino: { dice },
  control,
  players,
}) => {
  await players.enter({ balance: '100.00' })
  await dice.sit()
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

test.describe('fairness', () => {
  test('the dialog lists every round that is stored on the device', async ({ call, casino, players }) => {
    const { token } = await players.enter({ balance: '100.00' })
    const state = await call(calls.getState, { token })
    if (!state.ok) throw new Error('the operator has no pair')
    const { server_seed_hash, client_seed, nonce } = state.reply.pair
    for (let more = 0; more < 60; more += 1) {
      const seeds = { server_seed_hash, client_seed, nonce: nonce + more }
      const body = { amount: '1.00', currency: 'RUB', target: 9_800, direction: 'under', ...seeds } as const
      expect(await call(calls.bet, { token, body, key: crypto.randomUUID() })).toMatchObject({ ok: true })
    }
    const { dice, fairness } = casino
    await dice.sit()
    await dice.openFairness()
    const rounds = fairness.round.getByRole('option')
    await expect(rounds).toHaveCount(50)
    const more = fairness.dialog.getByRole('button', { name: say('fairness.more'), exact: true })
    await more.click()
    await expect(rounds).toHaveCount(60)
    await expect(more).toHaveCount(0)
    await fairness.changeTo('my-own-seed')
    await fairness.round.selectOption({ index: 59 })
    await fairness.findsFair()
  })

  test('a roll that differs from the bet stops auto-play and is reported at the table, in My bets and in its check', async ({
    casino,
    control,
    page,
    players,
  }) => {
    await players.enter({ balance: '100.00' })
    const { autoPlay, dice, history } = casino
    await dice.sit()
    const patch = { 'round.nonce': 7, 'round.target': 1_000 }
    await control.fault({ match: { endpoint: 'dice.bet' }, kind: 'patch', patch, after: 1, times: 0 })
    await autoPlay.open()
    await autoPlay.rounds.fill('9')
    await autoPlay.stopLoss.fill('50')
    await autoPlay.start.click()
    await expect(autoPlay.says).toHaveText(say('auto.stop.broken'))
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(2)
    await expect(page.getByRole('main')).toContainText(saying('original.broken'))

    await page.getByRole('link', { name: say('original.broken.see'), exact: true }).click()
    const { opened } = new FairnessPage(page)
    await expect(opened.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'false')
    await expect(opened.getByRole('paragraph').filter({ hasText: saying('fairness.insteadOf') })).toHaveText([
      say('fairness.insteadOf', { name: 'Nonce', told: '7', due: '1' }),
      saying('fairness.insteadOf', { name: say('fairness.opened.bet') }),
    ])
    await page.getByRole('link', { name: say('history.myBets'), exact: true }).click()
    await expect(history.line(1)).toContainText(say('history.broken'))
    await expect(history.line(2)).not.toContainText(say('history.broken'))
  })

  test('the player changes the seeds and checks a past round, also while the operator is down', async ({
    call,
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    const player = await players.enter({ balance: '100.00' })
    const { dice, fairness } = casino
    await dice.sit()
    await dice.roll.click()
    await dice.nextRound()
    const { server_seed_hash: hash, client_seed: clientSeed } = await lastRound(call, calls.getState, player)

    await dice.openFairness()
    await expect(fairness.value(say('fairness.serverSeedHash'))).toHaveText(hash)
    await expect(fairness.value(say('fairness.clientSeed'))).toHaveText(clientSeed)
    await expect(fairness.value(say('fairness.nonce'))).toHaveText('1')
    await expect(fairness.dialog).toContainText(saying('fairness.notRevealed'))

    await fairness.newSeed.fill('two words')
    await fairness.rotate.click()
    await expect(fairness.newSeed).toHaveAttribute('aria-invalid', 'true')
    await expect(fairness.newSeed).toBeFocused()
    expect(await control.requests({ endpoint: 'dice.rotateSeed' })).toEqual([])

    await fairness.changeTo('my-own-seed')
    await expect(fairness.value(say('fairness.clientSeed'))).toHaveText('my-own-seed')
    await expect(fairness.value(say('fairness.nonce'))).toHaveText('0')
    await expect(fairness.value(say('fairness.serverSeedHash'))).not.toHaveText(hash)
    await fairness.findsFair()
    const [sent] = await control.requests({ endpoint: 'dice.rotateSeed' })
    expect(sent).toMatchObject({ method: 'PUT', path: '/api/v2/dice/seed' })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ client_seed: 'my-own-seed' })
    await fairness.close()

    await control.stopListening()
    await dice.isOff(say('bet.off.offline'))
    await dice.history.getByRole('button').first().click()
    await fairness.findsFair()
    await isOff(fairness.rotate, say('fairness.rotateOffline'))
  })
})
