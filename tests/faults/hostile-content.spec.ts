import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { say, saying } from '../e2e/support/texts.ts'

test.use({ hasServiceWorkers: false })

const MARKUP = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'

/** No text has become an element, and no script has run. */
async function isPlainText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], body script:not([src], [type])')).toHaveCount(1)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

test('shows markup in names, games, payments and bonuses as text', async ({ casino, page, control, players }) => {
  const patch = (endpoint: string, patch: Record<string, unknown>) =>
    control.fault({ match: { endpoint }, kind: 'patch', times: 0, patch })
  await patch('getProfile', { 'user.name': MARKUP })
  await patch('getLobby', { 'shelves.0.games.0.name': MARKUP, 'shelves.0.games.0.provider': MARKUP })
  await patch('getCatalogue', { 'games.0.2': `Zzyzx ${MARKUP}`, 'providers.0.name': MARKUP })
  await patch('getBilling', { 'payments.methods.0.name.en': MARKUP, 'payments.bonus': { name: MARKUP } })
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await expect(page.getByRole('region', { name: 'Popular' })).toContainText(MARKUP)
  await isPlainText(page)
  await casino.frame.deposit()
  await expect(casino.payIn.dialog.getByRole('radio', { name: MARKUP })).toBeVisible()
  await expect(casino.payIn.dialog).toContainText(say('deposit.bonus', { name: MARKUP }))
  await isPlainText(page)
  await page.keyboard.press('Escape')
  await casino.frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search games' }).fill('zzyzx')
  await expect(page.locator('.tile-name', { hasText: `Zzyzx ${MARKUP}` })).toBeVisible()
  await isPlainText(page)
  await page.goto('/profile')
  await expect(casino.profile.fact('Name')).toHaveText(MARKUP)
  await isPlainText(page)
  // What the shell paints before React is text too.
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Popular' })).toContainText(MARKUP)
  await isPlainText(page)
})

test('shows markup in errors, promo code and address as text', async ({ casino, page, control, ears }) => {
  ears.allowNetworkTrouble()
  const body = { errors: { email: [MARKUP], promo: [`promo.unknown:${MARKUP}`] } }
  await control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'reply', status: 422, body, times: 0 })
  await casino.open(`/?promo=${encodeURIComponent(MARKUP)}`)
  await casino.frame.signUp()
  const email = 'someone@example.com'
  await casino.signUp.register({ email, password: 'saddle-amber-river', promo: MARKUP, accepted: true })
  await expect(casino.signUp.dialog).toContainText(MARKUP)
  await casino.signUp.hasValues({ email, promo: MARKUP })
  await isPlainText(page)
  await casino.open(`/${encodeURIComponent(MARKUP)}`)
  await expect(page.getByRole('heading', { level: 1, name: saying('notFound.title') })).toContainText('onerror')
  await isPlainText(page)
})

const HOSTILE = {
  'a script': 'javascript:window.ran=1',
  'a document of its own': 'data:text/html,<script>opener.ran=1</script>',
  'no scheme': '//evil.example/',
  'a backslash': 'https:\\\\evil.example/',
  credentials: 'https://localhost@evil.example/',
  'a blob': 'blob:https://evil.example/1',
  'http elsewhere': 'http://evil.example/',
  'a hidden line break': 'https://evil.example/\r\nSet-Cookie: a=b',
}

/** One address of each kind, as each costs a whole deposit; the check that all addresses pass has a test of its own. */
const OF_EACH_KIND = ['a script', 'no scheme', 'credentials', 'http elsewhere'] as const

/** Addresses that any tab of a browser has navigated to, except blank ones. */
function placesGoneTo(context: BrowserContext, home: string): () => string[] {
  const places: string[] = []
  const follow = (page: Page): void => {
    page.on('framenavigated', (frame) => places.push(frame.url()))
  }
  context.on('page', follow)
  context.pages().forEach(follow)
  context.on('request', (request) => request.isNavigationRequest() && places.push(request.url()))
  return () => places.filter((place) => !place.startsWith(`${home}/`) && place !== 'about:blank')
}

test('opens no hostile address when a payment page is to be opened @gate', async ({
  casino,
  context,
  page,
  control,
  players,
  home,
  ears,
}) => {
  ears.allow('address for a tab rejected')
  ears.allow('address rejected')
  const gone = placesGoneTo(context, home)
  await players.enter()
  await casino.open()
  for (const name of OF_EACH_KIND) {
    await test.step(name, async () => {
      await control.fault({ match: { endpoint: 'createDeposit' }, kind: 'patch', patch: { url: HOSTILE[name] } })
      await casino.frame.deposit()
      await casino.payIn.choose('Mobile payment', '300')
      const opening = context.waitForEvent('page')
      await casino.payIn.pay.click()
      const tab = await opening
      if (!tab.isClosed()) await tab.waitForEvent('close')
      await casino.payIn.hasInvoice('waiting')
      await expect(casino.payIn.paymentLink).toHaveCount(0)
      await casino.payIn.cancel()
      await expect(casino.payIn.invoice).toHaveAttribute('data-status', /cancelled|declined/)
      await casino.payIn.close()
    })
  }
  expect(gone()).toEqual([])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('opens no hostile address of a mirror or a log-in service', async ({
  casino,
  context,
  page,
  control,
  home,
  ears,
}) => {
  ears.allow('address rejected')
  const gone = placesGoneTo(context, home)
  for (const [name, address] of Object.entries(HOSTILE)) {
    await test.step(name, async () => {
      await control.set({ newLink: address, sso: address })
      await control.clearRequests()
      await casino.open()
      // The page ignores the offered host and continues: the address was rejected.
      await control.waitForRequests({ match: { endpoint: 'postMirror' } })
      await expect.poll(async () => (await control.requests({ endpoint: 'postMirror' }))[0]?.status).toBe(200)
    })
  }
  const sso = HOSTILE['a script']
  await control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'patch', patch: { sso } })
  await casino.frame.signUp()
  await casino.signUp.register({ email: 'sso@example.com', password: 'saddle-amber-river', accepted: true })
  await casino.frame.isOfPlayer()
  expect(gone()).toEqual([])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('ignores messages from a window that is of another origin', async ({
  casino,
  context,
  page,
  players,
  operator,
  ears,
}) => {
  // The other window is on the host of a service, which has no page of its own.
  ears.allowNetworkTrouble()
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  const gone = placesGoneTo(context, casino.page.url().replace(/\/$/, ''))
  await page.evaluate(() => {
    Object.assign(window, { receivedMessages: 0, stillTheSamePage: true })
    window.addEventListener('message', () =>
      Object.assign(window, { receivedMessages: Number(Reflect.get(window, 'receivedMessages')) + 1 }),
    )
  })
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address), `http://dice.localhost:${operator.port}/`),
  ])
  await other.waitForLoadState()
  const forged = [
    { type: 'NEW_BUILD', id: 'forged' },
    { type: 'CALLS_DROPPED', subjects: ['settings'] },
    { type: 'SKIP_WAITING' },
    { token: 'forged', type: 'auth' },
    { id: '1', type: 'APPLY', path: ['run'], argumentList: [{ type: 'RAW', value: ['session', 'logout'] }] },
    'javascript:window.ran=1',
  ]
  const sent = await other.evaluate((forged) => {
    for (const message of forged) window.opener?.postMessage(message, '*')
    return window.opener ? forged.length : 0
  }, forged)
  expect(sent).toBe(forged.length)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'receivedMessages'))).toBe(forged.length)
  await other.close()
  await casino.frame.hasBalance('1000.00')
  await expect(casino.frame.notifications).toHaveText('')
  await expect(page.getByText(say('update.ready'))).toBeHidden()
  expect(await page.evaluate(() => 'stillTheSamePage' in window && !('ran' in window))).toBe(true)
  expect(gone().filter((place) => !place.includes('//dice.localhost'))).toEqual([])
})
