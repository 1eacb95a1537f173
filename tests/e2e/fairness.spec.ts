import { createHash } from 'node:crypto'
import { keno } from '#endpoints/originals/endpoints.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { FairnessPage } from './pages/fairness.ts'
import { say, saying } from './support/texts.ts'

/** Seeds whose roll is published elsewhere: 28.07. */
const SEEDS = {
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  nonce: 0,
}
/** A roll with these seeds, in the JSON form in which a round is copied. */
function rollText(overrides: object = {}): string {
  return JSON.stringify({
    version: 1,
    game: 'dice',
    id: '7',
    amount: '10.00',
    currency: 'RUB',
    payout: '19.80',
    bet: { target: 5_000, direction: 'under' },
    state: { roll: 2_807 },
    server_seed: SEEDS.serverSeed,
    server_seed_hash: createHash('sha256').update(SEEDS.serverSeed).digest('hex'),
    client_seed: SEEDS.clientSeed,
    nonce: SEEDS.nonce,
    ...overrides,
  })
}

test('a guest checks a published round offline, and draws published results by hand @gate', async ({
  device,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const first = await device.open()
  await wholeBuildCached(first, await builds.assets())
  await device.close()
  await control.stopListening()
  await device.cut(true)

  const fairness = new FairnessPage(await device.open('/en/fairness'))
  await fairness.paste(rollText())
  await expect(fairness.verdict(fairness.pasted)).toHaveAttribute('data-match', 'true')
  await expect(fairness.pasted).toContainText('28.07')

  await fairness.draw('Roulette', {
    serverSeed: 'f7b51b19a4563681f2c1e00ef747884a',
    clientSeed: '94ffb08138facf8cffa9c376d703aaed',
    nonce: 2,
  })
  await expect(fairness.byHand.getByRole('listitem')).toHaveText(/ × 37 → 22 ?22 black$/)

  // Expected values from another HMAC implementation than that of the app.
  const page = fairness.page
  const draw = page.getByTestId('shared-draw')
  await page.getByRole('main').getByRole('link', { name: 'Rooms', exact: true }).click()
  await page.getByRole('textbox', { name: 'Server seed', exact: true }).fill('room-seed')
  const bets = page.getByRole('textbox', { name: 'Bets of the round', exact: true })
  await bets.fill('a:100\nb')
  await expect(bets).toHaveAttribute('aria-invalid', 'true')
  await expect(draw).toHaveCount(0)
  await bets.fill(' a:100 \nb:300\n')
  await expect(draw).toContainText('floor(350551350 / 2^32 × 400) = 32')
  await expect(draw).toContainText('afc4246828a82045f42bc69e6e810bb0e38602e50d1aab3ce83ae5f8fb036e5e')
  await page.goto('/en/fairness/duel')
  await page.getByRole('textbox', { name: 'Server seed', exact: true }).fill('room-seed')
  await page.getByRole('textbox', { name: 'Client seed', exact: true }).fill('d1:j1')
  await expect(draw).toContainText('floor(1268229787 / 2^32 × 2) = 0')
  await expect(draw.getByText('Tails', { exact: true })).toBeVisible()
})

test.describe('fairness without a service worker', () => {
  test.use({ hasServiceWorkers: false })

  test('a mismatch is shown step by step, and an invalid round beside the field', async ({ page, control }) => {
    void control
    const fairness = new FairnessPage(page)
    await page.goto('/en/fairness/dice?round=1')
    await expect(fairness.opened).toContainText(saying('fairness.opened.guest'))
    await fairness.paste(rollText({ state: { roll: 2_808 }, payout: '0.00' }))
    await expect(fairness.verdict(fairness.pasted)).toHaveAttribute('data-match', 'false')
    await expect(fairness.pasted.getByText('✕ differs from')).toHaveText([/\{"roll":2808\}$/, /0\.00$/])

    const hostile = '<img src=x onerror=alert(1)>{"__proto__":'
    await fairness.paste(hostile)
    await expect(fairness.pasted).toContainText(saying('fairness.paste.notJson'))
    await expect(fairness.text).toHaveAttribute('aria-invalid', 'true')
    await expect(fairness.text).toBeFocused()
    await expect(fairness.text).toHaveValue(hostile)
    await expect(fairness.verdict(fairness.pasted)).toHaveCount(0)
    await fairness.paste(rollText({ bet: { target: 5_000, direction: 'up' } }))
    await expect(fairness.pasted).toContainText(say('fairness.paste.field', { name: 'bet.direction' }))
  })

  test('a round from My bets is opened, its seed revealed and the round shared, by keyboard', async ({
    call,
    context,
    control,
    page,
    players,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { email, token } = await players.enter({ balance: '100.00' })
    // Published elsewhere: these seeds draw 31 and 36 first.
    const serverSeed = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
    await control.seedOriginal({ email, game: 'keno', serverSeed, clientSeed: 'bb62964774', nonce: 1 })
    const state = await call(keno.getState, { token })
    if (!state.ok) throw new Error('no seeds')
    const body = { amount: '10.00', currency: 'RUB' as const, bet: { risk: 'low' as const, picks: [30, 35] } }
    const bet = await call(keno.bet, { token, key: crypto.randomUUID(), body: { ...body, ...state.reply.pair } })
    if (!bet.ok) throw new Error('no bet')

    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const fairness = new FairnessPage(page)
    await page.goto('/en/profile/history')
    await page.getByRole('link', { name: say('history.openRound', { game: 'Keno' }), exact: true }).focus()
    await press('Enter')
    await expect(fairness.opened.getByRole('heading')).toHaveText(
      say('fairness.opened.title', { id: bet.reply.round.id }),
    )
    await expect(fairness.opened).toContainText('2 of 2')
    await expect(fairness.opened).toContainText(saying('fairness.notRevealed'))

    await fairness.opened.getByRole('button', { name: say('fairness.reveal'), exact: true }).focus()
    await press('Enter')
    await expect(fairness.verdict(fairness.opened)).toHaveAttribute('data-match', 'true')
    await expect(fairness.opened).toContainText(serverSeed)

    await fairness.opened.getByRole('button', { name: say('fairness.copyRound'), exact: true }).focus()
    await press('Enter')
    await expect(fairness.opened).toContainText('Copied')
    await fairness.text.focus()
    await press('ControlOrMeta+V', 'Tab', 'Enter')
    await expect(fairness.verdict(fairness.pasted)).toHaveAttribute('data-match', 'true')

    await page.goto('/en/fairness/keno?round=987654321')
    await expect(fairness.opened).toContainText(saying('fairness.opened.unknown'))
  })
})
