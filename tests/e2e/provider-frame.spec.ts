import { ProvidedGame } from './pages/provided-game.ts'
import { expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'
import { GAME, LAUNCH, PROVIDER, gameInFrame, provide } from './support/provider.ts'

test.use({ hasServiceWorkers: false })

test('a silent game is never covered; one that fails to load, breaks, has no storage or no address offers a way out', async ({
  casino,
  context,
  control,
  page,
  quiet,
}) => {
  quiet.allow('address rejected')
  const never = await control.fault({ match: LAUNCH, kind: 'reply', status: 200, body: { url: PROVIDER }, times: 0 })
  await page.route(`${PROVIDER}/**`, () => undefined)
  await page.clock.install()
  await casino.open(`/games/slots/${GAME.slug}/demo`)
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
  await gameInFrame(page).isOpen()
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
  await expect(main.getByText(saying('play.rejected'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.title()).not.toBe('run')
})

test('messages from strangers are ignored, and messages about money from anyone', async ({ casino, page, players }) => {
  await players.enter({ balance: '10.00' })
  await page.route(`${PROVIDER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>a stranger</title>' }),
  )
  await casino.open(`/games/slots/${GAME.slug}/play`)
  await gameInFrame(page).isOpen()
  const messages = [
    { type: 'exit' },
    { type: 'deposit' },
    { type: 'storage-blocked' },
    { type: 'error', code: 'session' },
  ]
  await page.evaluate(
    ({ address, forged }) => {
      const received = { count: 0 }
      addEventListener('message', () => (received.count += 1))
      Object.assign(window, { receivedMessages: received })
      for (const message of forged) postMessage(message, '*')
      const stranger = document.createElement('iframe')
      stranger.src = address
      document.body.append(stranger)
    },
    { address: `${PROVIDER}/stranger`, forged: messages },
  )
  const countReceived = () =>
    page.evaluate(() => (window as unknown as { receivedMessages: { count: number } }).receivedMessages.count)
  await expect.poll(() => page.frame({ url: `${PROVIDER}/stranger` })).not.toBeNull()
  const stranger = page.frame({ url: `${PROVIDER}/stranger` })
  await stranger?.evaluate((forged) => forged.forEach((message) => parent.postMessage(message, '*')), messages)

  // Messages of the game's own frame are handled, except those about money and those outside the protocol.
  const providerFrame = page.frames().find((frame) => frame.url().includes('provider.localhost'))
  await providerFrame?.evaluate(() => {
    parent.postMessage({ type: 'balance', amount: '1000000.00', balance: '1000000.00', currency: 'RUB' }, '*')
    parent.postMessage({ type: 'navigate', url: 'https://games.provider.example/' }, '*')
    parent.postMessage('exit', '*')
  })
  await expect.poll(countReceived).toBe(2 * messages.length + 3)
  await expect(page).toHaveURL(new RegExp(`/games/slots/${GAME.slug}/play$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(gameInFrame(page).spin).toBeEnabled()
  await casino.frame.hasBalance('10.00')

  await providerFrame?.evaluate(() => parent.postMessage({ type: 'exit' }, '*'))
  await expect(page).toHaveURL(/\/games\/slots$/)
})
