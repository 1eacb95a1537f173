import type { Page, Route } from '@playwright/test'
import { minor, toDecimal } from '../../worker/domain/money/money.ts'
import { spinsGame } from '../operator/bonuses/campaigns.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { findUpdate, reloadsInto, wholeBuildKept } from '../faults/support/service-worker.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { casinoOn } from './pages/casino.ts'
import { ProvidedGame } from './pages/provided-game.ts'
import { OPERATOR_GONE, REFUSED_BY_OPERATOR } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'
import { GAME_TEXTS } from '../operator/provider/texts.ts'

const HOUR_MS = 3_600_000
const PROVIDER = 'https://games.provider.example'
const LAUNCH = { path: '/api/v2/games/launch', method: 'POST' }
const CATALOGUE = { endpoint: 'getCatalogue' }
const { games } = theCatalogue(SMALL_CATALOGUE)
const place = games.findIndex((row) => row[4] === 'slots' && row[9])
const [, slug = '', name = ''] = games[place] ?? []
const table = games.find((row) => row[4] === 'live')?.[1] ?? ''

/** Serves a provider game that counts clicks, as a running round would. */
async function provide(page: Page): Promise<void> {
  const body = '<title>game</title><button onclick="textContent = Number(textContent) + 1">0</button>'
  await page.route(`${PROVIDER}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** Makes the operator launch games at this address, from now on or once the returned fault is released. */
function opensAt(control: ControlClient, path: string, hold?: 'before'): Promise<number> {
  const reply = { kind: 'reply', status: 200, body: { url: PROVIDER + path } } as const
  return control.fault({ match: LAUNCH, times: 0, ...reply, ...(hold ? { hold } : {}) })
}

test('the line that a demo costs nothing is shown before the game is loaded, and does not move', async ({
  casino,
  control,
  page,
}) => {
  await provide(page)
  await opensAt(control, '/demo')
  const held = await control.fault({ match: { endpoint: 'getGame' }, kind: 'pass', hold: 'before' })
  await casino.open(`/games/slots/${slug}/demo`)
  const line = page.getByText(say('play.demo'))
  await expect(line).toBeVisible()
  // The width depends on the font, which may load meanwhile.
  const placeOf = async () => ({ ...(await line.boundingBox()), width: null })
  const before = await placeOf()
  await expect(casino.frame.heading(name)).toHaveCount(0)
  await control.release(held)
  await expect(casino.frame.heading(name)).toBeVisible()
  await expect(page.getByRole('link', { name: say('play.toPlay'), exact: true })).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

test('a running round survives a broken connection, and the demo is launched as another game', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await casino.slots.tiles.first().click()
  const game = page.locator('iframe')
  const clicks = game.contentFrame().getByRole('button')
  await clicks.click()
  await expect(clicks).toHaveText('1')

  await control.clearFaults()
  const held = await opensAt(control, '/demo', 'before')
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await control.startListening()
  await expect(casino.frame.offline).toBeHidden()
  await expect(clicks).toHaveText('1')

  await page.getByRole('link', { name: say('play.toDemo'), exact: true }).click()
  await expect(page.getByText(say('play.demo'))).toBeVisible()
  await expect(page.getByText(say('play.asking'))).toBeVisible()
  await expect(game).toHaveCount(0)
  await control.release(held)
  await expect(game).toHaveAttribute('src', `${PROVIDER}/demo`)
  // One launch for each opened game, and none for the restored connection.
  expect(await control.requests(LAUNCH)).toHaveLength(2)

  // Offline no game is launched; a requested one is launched when the connection is back.
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
  await expect(page.getByText(saying('play.offline'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'History', exact: true })).toBeVisible()
  await expect(game).toHaveCount(0)
  await control.startListening()
  await expect(game).toBeAttached()
})

test('a new build waits while a game is open', async ({ casino, page, control, players, builds, quiet }) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await wholeBuildKept(page, await builds.assets())
  await casino.slots.tiles.first().click()
  const clicks = page.locator('iframe').contentFrame().getByRole('button')
  await clicks.click()
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect(clicks).toHaveText('1')

  // A slow game is said to be slow after 20 s, with a second such link.
  await page
    .getByRole('link', { name: say('play.back'), exact: true })
    .first()
    .click()
  await reloadsInto(page, next.id)
})

test.describe('a visit that starts on a game page', () => {
  const path = `/games/slots/${slug}/demo`

  test('loads only that game first, and the catalogue once its frame is there', async ({ casino, control, page }) => {
    await opensAt(control, '/demo')
    const held = await control.fault({ match: CATALOGUE, hold: 'before', times: 0 })
    const asked: Route[] = []
    await page.route(`${PROVIDER}/**`, (route) => void asked.push(route))
    await casino.open(path)
    await expect(casino.frame.heading(name)).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('src', `${PROVIDER}/demo`)
    await expect.poll(() => asked.length).toBe(1)
    expect(await control.requests(CATALOGUE)).toEqual([])

    await asked[0]?.fulfill({ contentType: 'text/html', body: '<title>game</title>' })
    await control.waitForRequests({ match: CATALOGUE })
    await control.release(held)
    await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
    expect(await control.requests(CATALOGUE)).toHaveLength(1)
  })

  test('shows the back link and a loading text until the game’s data arrives', async ({ casino, control, page }) => {
    await opensAt(control, '/demo')
    const one = { endpoint: 'getGame' }
    const held = await control.fault({ match: one, kind: 'pass', hold: 'before', times: 0 })
    await casino.open(path)
    const main = page.getByRole('main')
    await expect(main.getByText(say('play.asking'), { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: say('play.back'), exact: true })).toBeVisible()
    await control.release(held)
    await expect(casino.frame.heading(name)).toBeVisible()
    expect(await control.requests(one)).toHaveLength(1)
  })

  for (const [what, address, text] of [
    ['to a guest', `/games/slots/${slug}/play`, say('play.guest')],
    ['as it has no demo', `/games/live-casino/${table}/demo`, saying('play.noDemoLive')],
    ['as the launch is refused', path, saying('error.operator')],
  ] as const) {
    test(`loads the catalogue at once when no game opens, ${what}`, async ({ casino, control, page, quiet }) => {
      quiet.allow(REFUSED_BY_OPERATOR)
      await control.fault({ match: LAUNCH, kind: 'reply', status: 500, times: 0 })
      await casino.open(address)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
      expect(await control.requests(CATALOGUE)).toHaveLength(1)
    })
  }

  test('keeps the game open when the loaded catalogue does not contain it', async ({ casino, control, page }) => {
    await provide(page)
    await opensAt(control, '/demo')
    const patch = { version: 'older', [`games.${place}.1`]: 'another' }
    const held = await control.fault({ match: CATALOGUE, kind: 'patch', patch, hold: 'before', times: 0 })
    await casino.open(path)
    const clicks = page.locator('iframe').contentFrame().getByRole('button')
    await clicks.click()
    await control.release(held)
    await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
    await control.waitForRequests({ match: { endpoint: 'getGame' }, count: 2 })
    await expect(casino.frame.heading(name)).toBeVisible()
    await expect(clicks).toHaveText('1')
  })

  test('says that the game cannot be loaded, and opens it when asked again', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const gone = { kind: 'reply', status: 503, times: 0 } as const
    await control.fault({ match: CATALOGUE, ...gone })
    const one = { endpoint: 'getGame' }
    const refused = await control.fault({ match: one, ...gone })
    await casino.open(path)
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(saying('error.operator'))
    expect(await control.requests(one)).toHaveLength(1)
    await control.cancelFault(refused)
    await problem.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(casino.frame.heading(name)).toBeVisible()
    expect(await control.requests(one)).toHaveLength(2)
  })

  test('finds the game in the catalogue if the operator has no endpoint for one game', async ({
    casino,
    control,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status: 404, times: 0 })
    await casino.open(path)
    await expect(casino.frame.heading(name)).toBeVisible()
  })
})

test.describe('the stand-in provider', () => {
  test.use({ hasServiceWorkers: false })

  const inFrame = (page: Page): ProvidedGame => new ProvidedGame(page.frameLocator('iframe[title]'))

  test('the free spins of two awards are used first, then money; header and ledger follow', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '20.00' })
    await control.giveSpins({ email, left: 1 })
    await control.giveSpins({ email, offer: 'spins-20', left: 1, inMs: HOUR_MS })
    const { slug, name } = spinsGame(SMALL_CATALOGUE)
    await casino.slots.open()
    await expect(casino.slots.tile(name)).toHaveAccessibleDescription(/^2 free spins, \p{L}/u)
    await expect(casino.slots.tile(name)).toContainText('2 free spins')
    const spins = page.getByTestId('free-spins')
    await casino.open(`/games/slots/${slug}/demo`)
    await expect(spins).toContainText('You have 2 free spins in this game until')
    await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
    const game = inFrame(page)
    await game.isOpen()
    await expect(spins).toContainText('You have 2 free spins here until')
    // The provider counts free spins as the casino does: each award has its own stake, and the one that expires first
    // is used first.
    await expect(game.freeSpins).toHaveAttribute('data-left', '2')
    expect(await game.play()).toMatchObject({ stake: 1_000 })
    await expect(game.freeSpins).toHaveAttribute('data-left', '1')
    // The game has posted that a round was played: no push reports the free spins that are left.
    await expect(spins).toContainText('You have 1 free spin here until')
    expect(await game.play()).toMatchObject({ stake: 500 })
    await expect(spins).toBeHidden()
    await casino.frame.hasBalance('20.00')

    const { stake, payout } = await game.play()
    expect(stake).toBe(1_000)
    const left = toDecimal(minor(2_000 - stake + payout))
    await casino.frame.hasBalance(left)
    await expect(game.balance).toHaveAttribute('data-value', String(2_000 - stake + payout))
    expect((await control.wallet(email)).balance).toBe(2_000 - stake + payout)

    // The game itself reports a short balance, and its button opens the deposit modal of the casino.
    await control.credit({ email, amount: `-${left}` })
    await game.spin.click()
    await expect(game.problem).toContainText(GAME_TEXTS.en.funds)
    await game.problem.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(casino.payIn.dialog).toBeVisible()
    await control.credit({ email, amount: '7.00' })
    await casino.payIn.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(game.balance).toHaveAttribute('data-value', '700')
  })

  test('without the socket the header follows the messages of the game; free spins that cannot be loaded show an error', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(/WebSocket connection|Failed to load resource/)
    await control.sockets('refuse')
    const { email } = await players.enter({ balance: '20.00' })
    await control.giveSpins({ email, left: 1 })
    const { slug } = spinsGame(SMALL_CATALOGUE)
    await casino.open(`/games/slots/${slug}/play`)
    const game = inFrame(page)
    await game.isOpen()
    const spins = page.getByTestId('free-spins')
    await expect(spins).toContainText('You have 1 free spin here until')
    await control.fault({ match: { endpoint: 'getFreeSpins' }, kind: 'reply', status: 500, times: 0 })
    await game.play()
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(saying('error.operator'))
    await control.clearFaults()
    await problem.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(spins).toBeHidden()
    await expect(problem).toBeHidden()

    const { stake, payout } = await game.play()
    await casino.frame.hasBalance(toDecimal(minor(2_000 - stake + payout)))
  })

  test('a guest has the demo and a log-in that leads into the game', async ({ casino, context, page, players }) => {
    const player = await players.make({ balance: '50.00' })
    await casino.open(`/games/live-casino/${table}/demo`)
    await expect(page.getByText(saying('play.noDemoLive'))).toBeVisible()
    await casino.open(`/games/slots/${slug}/demo`)
    const game = inFrame(page)
    await game.isOpen()
    const { stake, payout } = await game.play()
    await expect(game.balance).toHaveAttribute('data-value', String(100_000 - stake + payout))

    await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
    await expect(page.getByText(say('play.guest'))).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await game.isOpen()
    await expect(game.balance).toHaveAttribute('data-value', '5000')
    await page.getByRole('button', { name: say('play.full'), exact: true }).click()
    await page.getByRole('button', { name: say('play.leaveFull'), exact: true }).click()

    // A logout in another tab closes the game here too, and the page says why.
    const other = casinoOn(await context.newPage())
    await other.open('/profile')
    await other.profile.logOut.press('Enter')
    await expect(page.getByText(saying('play.loggedOut'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a silent game is never covered; one that fails to load, breaks, has no storage or no address offers a way out', async ({
    casino,
    context,
    control,
    page,
    quiet,
  }) => {
    quiet.allow('address refused')
    const never = await control.fault({ match: LAUNCH, kind: 'reply', status: 200, body: { url: PROVIDER }, times: 0 })
    await page.route(`${PROVIDER}/**`, () => undefined)
    await page.clock.install()
    await casino.open(`/games/slots/${slug}/demo`)
    await expect(page.locator('iframe')).toHaveAttribute('src', `${PROVIDER}/`)
    await page.clock.fastForward(8_000)
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: 'Try again', exact: true })
    await expect(main.getByText(say('play.slow'))).toBeVisible()
    // From now on the catalogue is loaded, as similar games need it.
    await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
    await page.clock.fastForward(12_000)
    await expect(main.getByText(say('play.givenUp'))).toBeVisible()
    await expect(main.getByRole('link', { name: say('play.openSimilar'), exact: true })).toBeVisible()
    await control.cancelFault(never)

    // A game that has loaded is never covered: a round may be running in it.
    await provide(page)
    const body = { url: `${PROVIDER}/silent`, frame: ['popups', 'no-such-grant'] }
    await control.fault({ match: LAUNCH, kind: 'reply', status: 200, body })
    await again.click()
    const clicks = page.locator('iframe').contentFrame().getByRole('button')
    await clicks.click()
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
    await expect(page.locator('iframe')).toHaveAttribute('referrerpolicy', 'no-referrer')
    await page.clock.fastForward(20_000)
    const note = main.getByText(saying('play.silent'))
    await expect(note).toBeVisible()
    await expect(again).toBeVisible()
    await expect(main.getByText(say('play.givenUp'))).toBeHidden()
    await main.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(note).toBeHidden()
    await expect(page.locator('iframe')).toBeFocused()
    await clicks.click()
    await expect(clicks).toHaveText('2')

    const frame = (part: string) => page.frames().find((each) => each.url().includes(part))
    await frame('/silent')?.evaluate(() => parent.postMessage({ type: 'error', code: 'broken' }, '*'))
    await expect(main.getByText(say('play.broken'))).toBeVisible()
    await again.click()
    await inFrame(page).isOpen()
    await frame('provider.localhost')?.evaluate(() => parent.postMessage({ type: 'error', code: 'session' }, '*'))
    await expect(main.getByText(saying('play.sessionOver'))).toBeVisible()

    // Only in a frame: in its own tab the game has its storage.
    await context.addInitScript(() => {
      if (window.parent === window || !location.host.startsWith('provider.')) return
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await control.set({ gamesNeedStorage: true })
    await again.click()
    await expect(main.getByText(say('play.storage'))).toBeVisible()
    const opened = context.waitForEvent('page')
    await control.clearRequests()
    await main.getByRole('link', { name: say('play.ownTab'), exact: true }).click()
    await new ProvidedGame(await opened).isOpen()
    // The address of the frame was used, so the new tab needs a launch of its own.
    expect(await control.requests(LAUNCH)).toHaveLength(1)

    const script = { url: 'javascript:document.title="run"' }
    await control.fault({ match: LAUNCH, kind: 'reply', status: 200, body: script })
    await again.click()
    await expect(main.getByText(saying('play.refused'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.title()).not.toBe('run')
  })

  test('messages from strangers are ignored, and messages about money from anyone', async ({
    casino,
    page,
    players,
  }) => {
    await players.enter({ balance: '10.00' })
    await page.route(`${PROVIDER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>a stranger</title>' }),
    )
    await casino.open(`/games/slots/${slug}/play`)
    await inFrame(page).isOpen()
    const messages = [
      { type: 'exit' },
      { type: 'deposit' },
      { type: 'storage-blocked' },
      { type: 'error', code: 'session' },
    ]
    await page.evaluate(
      ({ address, forged }) => {
        const heard = { count: 0 }
        addEventListener('message', () => (heard.count += 1))
        Object.assign(window, { heard })
        for (const message of forged) postMessage(message, '*')
        const stranger = document.createElement('iframe')
        stranger.src = address
        document.body.append(stranger)
      },
      { address: `${PROVIDER}/stranger`, forged: messages },
    )
    const told = () => page.evaluate(() => (window as unknown as { heard: { count: number } }).heard.count)
    await expect.poll(() => page.frame({ url: `${PROVIDER}/stranger` })).not.toBeNull()
    const stranger = page.frame({ url: `${PROVIDER}/stranger` })
    await stranger?.evaluate((forged) => forged.forEach((message) => parent.postMessage(message, '*')), messages)

    // Messages of the game's own frame are handled, except those about money and those outside the protocol.
    const own = page.frames().find((frame) => frame.url().includes('provider.localhost'))
    await own?.evaluate(() => {
      parent.postMessage({ type: 'balance', amount: '1000000.00', balance: '1000000.00', currency: 'RUB' }, '*')
      parent.postMessage({ type: 'navigate', url: 'https://games.provider.example/' }, '*')
      parent.postMessage('exit', '*')
    })
    await expect.poll(told).toBe(2 * messages.length + 3)
    await expect(page).toHaveURL(new RegExp(`/games/slots/${slug}/play$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(inFrame(page).spin).toBeEnabled()
    await casino.frame.hasBalance('10.00')

    await own?.evaluate(() => parent.postMessage({ type: 'exit' }, '*'))
    await expect(page).toHaveURL(/\/games\/slots$/)
  })
})
