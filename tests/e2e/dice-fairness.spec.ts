import { dice as calls } from '#endpoints/originals/endpoints.ts'
import { isDisabled } from './pages/description.ts'
import { FairnessPage } from './pages/fairness.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('the dialog lists every round that is stored on the device', async ({ call, casino, players }) => {
  const { token } = await players.enter({ balance: '100.00' })
  const state = await call(calls.getState, { token })
  if (!state.ok) throw new Error('the operator has no pair')
  const { server_seed_hash, client_seed, nonce } = state.reply.pair
  for (let more = 0; more < 60; more += 1) {
    const seeds = { server_seed_hash, client_seed, nonce: nonce + more }
    const body = { amount: '1.00', currency: 'RUB', bet: { target: 9_800, direction: 'under' }, ...seeds } as const
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

  await casino.page.goto('/fairness')
  const pair = casino.page.getByTestId('revealed-seeds')
  await expect(pair).toHaveText(/^Dice: 60 bets, /)
  await pair.locator('summary').click()
  await expect(pair.getByText(server_seed_hash, { exact: true })).toBeVisible()
  await expect(pair.getByText(client_seed, { exact: true })).toBeVisible()
})

test('a roll that differs from the bet stops auto-play and is reported at the table, in My bets and in its check', async ({
  casino,
  control,
  players,
}) => {
  const { autoPlay, dice, history, page } = casino
  await players.sitAt(dice, { balance: '100.00' })
  const patch = { 'round.nonce': 7, 'round.bet.target': 1_000 }
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
  const { dice, fairness } = casino
  const player = await players.sitAt(dice, { balance: '100.00' })
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
  await isDisabled(fairness.rotate, say('fairness.rotateOffline'))
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
    await players.sitAt(casino.dice, { balance: '10.00' })
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
