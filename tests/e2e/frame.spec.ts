import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { readBox } from './support/read-box.ts'
import { say, saying, getTexts } from './support/texts.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

test.describe('frame', () => {
  test.use({ hasServiceWorkers: false })

  test('a link that is pressed while React replaces the shell is followed', async ({ casino, page }) => {
    await page.setViewportSize(DESK)
    let bring = (): void => undefined
    const texts = new Promise<void>((resolve) => (bring = resolve))
    await page.route('**/assets/lang-en-*', async (route) => texts.then(() => route.continue()))
    await page.goto('/en/faq', { waitUntil: 'commit' })
    const shell = page.getByRole('navigation', { name: 'Main', exact: true })
    await shell.getByRole('link', { name: 'Slots', exact: true }).hover()
    // The page's own code sets the locale cookie; from then on it listens to clicks.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('locale=en')
    await page.mouse.down()
    bring()
    await expect(casino.frame.rail).toBeVisible()
    await page.mouse.up()
    await expect(page).toHaveURL('/en/games/slots')
    await expect(casino.frame.heading('Slots')).toBeVisible()
  })

  test('the rail scrolls to its last link and can be folded, and its links keep their names', async ({
    casino,
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 740 })
    await casino.open()
    const last = casino.frame.rail.getByRole('link', { name: 'FAQ', exact: true })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(DESK)
    const width = async () => (await readBox(casino.frame.rail)).width
    const fold = page.getByRole('button', { name: say('nav.fold'), exact: true })
    await expect(fold).toBeVisible()
    const open = await width()
    await fold.click()
    await expect(page.getByRole('button', { name: say('nav.unfold'), exact: true })).toBeVisible()
    await expect.poll(width).toBeLessThan(open / 2)
    const folded = await width()
    await page.reload()
    await expect(page.getByRole('button', { name: say('nav.unfold'), exact: true })).toBeVisible()
    expect(await width()).toBe(folded)
    await casino.frame.goTo('Slots')
    await casino.slots.counts('940 games')
  })

  test('the page links a manifest that installs the app under its name', async ({ casino, page, request }) => {
    await casino.open()
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const reply = await request.get(href)
    expect(reply.headers()['content-type']).toContain('manifest+json')
    const manifest = (await reply.json()) as { icons: { src: string; sizes: string }[] }
    expect(manifest).toMatchObject({ name: 'Tulpar', start_url: expect.any(String), display: 'standalone' })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)

    // The manifest as Chromium itself finds and reads it, in the language of the page.
    const browser = await page.context().newCDPSession(page)
    await casino.open('/kz/games/dice')
    const read = await browser.send('Page.getAppManifest')
    expect(new URL(read.url).pathname).toBe('/manifest-kz.webmanifest')
    expect(read.errors).toEqual([])
    expect(JSON.parse(read.data ?? '')).toMatchObject({
      id: '/',
      lang: 'kk',
      shortcuts: [{ name: getTexts('kz')('account.deposit') }, {}, {}],
    })
  })

  test('on a phone the support button is beside the items of the bottom bar and covers no text', async ({
    casino,
    page,
  }) => {
    await page.setViewportSize(PHONE)
    for (const locale of LOCALES) {
      await casino.open(`/${locale}`)
      const support = await readBox(page.getByRole('button', { name: getTexts(locale)('support.open') }))
      const bar = await readBox(page.locator('.app-bottom-bar'))
      expect(support.y).toBeGreaterThanOrEqual(bar.y)
      const texts = await page
        .locator('.app-bottom-bar span')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ right }) => right))
      expect(texts.length).toBeGreaterThan(0)
      expect(Math.max(...texts)).toBeLessThanOrEqual(support.x)
    }
    await casino.open('/en')
  })

  test('the support button covers nothing at the end of a page, and the offline line nothing at its top', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    await players.enter()
    await page.setViewportSize(PHONE)
    await casino.open()
    await casino.frame.goTo('Profile')
    await expect(casino.profile.logOut).toBeVisible()
    await control.stopListening()
    await expect(casino.frame.offline).toBeVisible()
    const line = await readBox(casino.frame.offline)
    expect(line.y + line.height).toBeLessThanOrEqual((await readBox(casino.frame.heading('Profile'))).y)

    await page.keyboard.press('End')
    const support = await readBox(casino.frame.support)
    const bottomOfContent = async () =>
      Math.max(
        ...(await page
          .getByRole('main')
          .locator('*')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))),
      )
    await expect.poll(bottomOfContent).toBeLessThan(support.y)
    await control.startListening()
  })

  test('Try again on /error leads to the home page in the language of the address', async ({ casino, home, page }) => {
    await casino.open('/ru/error')
    await page.getByRole('button', { name: 'Повторить', exact: true }).click()
    await expect(page).toHaveURL(`${home}/ru`)
    await expect(page.getByRole('region', { name: 'Популярное' }).getByRole('link').first()).toBeVisible()
  })

  test('after two failures /error leads to the home page of a working mirror', async ({ casino, operator, page }) => {
    const mirror = page.getByRole('button', { name: say('connection.mirror'), exact: true })
    await casino.open('/en/error')
    await expect(page.getByRole('main').getByRole('button')).toHaveText([say('errorPage.retry')])
    await expect(mirror).toHaveCount(0)
    await casino.open('/en/error')
    await mirror.click()
    await expect(page).toHaveURL(`http://www.localhost:${operator.port}/en`)
    await expect(casino.home.tiles('Popular').first()).toBeVisible()
  })

  test('an uncaught error of the app leads to /error, and an error from elsewhere does not @gate', async ({
    casino,
    home,
    page,
  }) => {
    await casino.open('/faq')
    await expect(casino.frame.heading('FAQ')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeAttached()
    await page.evaluate(() => {
      const fail = (message: string, from: string): void => {
        const error = Object.assign(new TypeError(message), {
          stack: `TypeError: ${message}\n    at f (${from}/a.js:1:1)`,
        })
        window.dispatchEvent(new ErrorEvent('error', { error }))
        const promise = Promise.resolve()
        window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }))
      }
      fail('x is undefined', 'chrome-extension://abc')
      window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    })
    await expect(page).toHaveURL(`${home}/faq`)
    await page.evaluate(() => {
      // Words of the network in its text do not make it an error of the network.
      const text = "Cannot read properties of undefined (reading 'payload')"
      const stack = `TypeError: ${text}\n    at f (${location.origin}/assets/a.js:1:1)`
      const reason = Object.assign(new TypeError(text), { stack })
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
    })
    await expect(page).toHaveURL(`${home}/error`)
    await expect(casino.frame.heading('Something went wrong')).toBeVisible()
    await page.goBack()
    await expect(casino.frame.heading('FAQ')).toBeVisible()
  })

  test('a visitor from a blocked region sees /no-access, and can enter once the block is lifted @gate', async ({
    casino,
    control,
    home,
    page,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    await control.set({ blocked: true })
    await casino.open('/games/slots')
    await expect(casino.frame.heading('Not available in your region')).toBeVisible()
    await expect(page).toHaveURL(`${home}/no-access`)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.reload()
    await expect(casino.frame.heading('Not available in your region')).toBeVisible()
    const channel = { name: say('support.telegram'), exact: true }
    await expect(page.getByRole('main').getByRole('link', channel)).toBeVisible()
    await casino.frame.support.click()
    const support = page.getByRole('dialog', { name: 'Support', exact: true })
    await expect(support.getByRole('link', channel)).toBeVisible()
    // Other pages are not open here.
    await expect(support.getByRole('searchbox')).toHaveCount(0)
    await page.keyboard.press('Escape')

    await control.set({ blocked: false })
    await page.reload()
    await expect(page).toHaveURL(`${home}/`)
    await casino.frame.isOfGuest()
  })

  test.describe('frame for a bot', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

    test('a bot makes no request for its location', async ({ casino, control }) => {
      await casino.open()
      await expect(casino.home.tiles('Popular').first()).toBeVisible()
      await control.waitForRequests({ match: { endpoint: 'postMirror' } })
      expect(await control.requests({ endpoint: 'getGeo' })).toEqual([])
    })
  })
})

test.describe('support whose chunk cannot be loaded', () => {
  // The service worker would serve the chunk from its cache.
  test.use({ serviceWorkers: 'block' })

  test('shows an error, and opens when asked again', async ({ casino, context, page, quiet }) => {
    quiet.allow(OPERATOR_GONE)
    quiet.allow(/Service Worker registration blocked/)
    await casino.open()
    await expect(casino.frame.notifications).toBeAttached()
    await context.setOffline(true)
    await casino.frame.support.click()
    await casino.frame.notifies(saying('errorPage.missing'))
    await context.setOffline(false)
    await casino.frame.support.click()
    await expect(page.getByRole('dialog', { name: 'Support', exact: true })).toBeVisible()
  })
})
