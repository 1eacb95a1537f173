import { expect, test } from './support/fixtures.ts'
import { RESTARTING, killWorker } from './support/killed-worker.ts'
import { say, saying } from '../e2e/support/texts.ts'

test.use({ hasServiceWorkers: false })

test('shows a restart and settles the bet with another worker when the worker dies during a bet @gate', async ({
  casino,
  page,
  control,
  players,
}) => {
  const player = await players.enter({ balance: '1000.00' })
  await casino.dice.sit()
  const faultId = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
  await casino.dice.roll.click()
  await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  await killWorker(page)
  await expect(page.getByRole('status', RESTARTING)).toBeVisible()
  await control.release(faultId)
  await expect(page.getByRole('status', RESTARTING)).toBeHidden()

  await casino.dice.nextRound()
  await casino.dice.isOn()
  const { balance } = await control.wallet(player.email)
  await casino.frame.hasBalance((balance / 100).toFixed(2))
  const keys = (await control.requests({ endpoint: 'dice.bet' })).map(({ headers }) => headers['idempotency-key'] ?? '')
  const { betsSettled } = await control.counters()
  expect(keys.map((key) => betsSettled[key])).toEqual([1])

  const { id } = await casino.dice.shown()
  await casino.dice.roll.click()
  await casino.dice.nextRound(id)
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
})

test('resolves an open call when the worker dies, and the form keeps what was typed', async ({
  casino,
  page,
  control,
}) => {
  await casino.open()
  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await control.fault({ match: { endpoint: 'loginByEmail' }, kind: 'hang', times: 0 })
  await casino.logInByEmail.with({ email: 'someone@example.com', password: 'saddle-amber-river' })
  await control.waitForRequests({ match: { endpoint: 'loginByEmail' } })
  await killWorker(page)
  await expect(casino.logInByEmail.problem).toContainText(saying('error.internal'))
  await expect(casino.logInByEmail.field('Email')).toHaveValue('someone@example.com')
})

test('loads what the page was loading when its worker died', async ({ page, control, players }) => {
  await players.enter({ balance: '1000.00' })
  const hold = await control.fault({ match: { endpoint: 'getHistory' }, kind: 'hang', times: 0 })
  await page.goto('/profile')
  await control.waitForRequests({ match: { endpoint: 'getHistory' } })
  await killWorker(page)
  await expect(page.getByRole('status', RESTARTING)).toBeVisible()
  await control.cancelFault(hold)
  await expect(page.getByText(say('profile.noRounds'))).toBeVisible()
})

for (const chunk of ['worker-index', 'worker-start'])
  test(`starts another worker when ${chunk} cannot be loaded, and then shows the page`, async ({
    page,
    control,
    builds,
    ears,
  }) => {
    ears.allowNetworkTrouble()
    ears.allow('Failed to fetch dynamically imported module')
    const path = await builds.chunk(chunk)
    const bad = await control.fault({ match: { site: 'page', path }, kind: 'reply', status: 503, times: 0 })
    await page.goto('/')
    await expect(page.getByRole('status', RESTARTING)).toBeVisible()
    await control.cancelFault(bad)
    await expect(page.getByRole('status', RESTARTING)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link').nth(5)).toBeVisible()
  })
