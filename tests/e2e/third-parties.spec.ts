import { type APIResponse, type Frame, type Locator, type Page, expect } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { inCharge } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, PASSWORD, REFUSED_BY_OPERATOR, newEmail } from './support/fixtures.ts'
import { ASKING_COUNTRY, BRAND, test } from './support/third-parties.ts'
import { filesWith } from './support/files-with.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })
// In one worker, so that the brand is built once.
test.describe.configure({ mode: 'default' })

const TAG_FRAME = 'iframe[src*="/frames/tag-manager.html"]'
const SECRET = '0123456789abcdef0123456789abcdef'

/** The events of this name in the data layer of the tag manager. */
async function tagged(control: ControlClient, name: string): Promise<unknown[]> {
  const heard = await control.vendorHeard()
  return heard.filter(({ by, data }) => by === 'tagManager' && eventOf(data) === name).map(({ data }) => data)
}

function eventOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'event' in data ? data.event : undefined
}

/** Requests an address under localhost, whose subdomains only browsers resolve. */
function getAt(page: Page, address: string): Promise<APIResponse> {
  const { host, port, pathname } = new URL(address)
  return page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host }, maxRedirects: 0 })
}

/** The frame at this address, once its document has loaded. */
async function frameAt(page: Page, address: string | RegExp): Promise<Frame> {
  await expect.poll(() => page.frame({ url: address })?.url()).toBeTruthy()
  const frame = page.frame({ url: address })
  if (!frame) throw new Error(`no frame at ${address}`)
  await frame.waitForLoadState()
  return frame
}

/** Posts messages to the page from a frame, or from the page itself. */
async function posts(from: Frame | Page, ...messages: unknown[]): Promise<void> {
  await from.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages)
}

test.describe('tag manager with a service worker', () => {
  test.use({ hasServiceWorkers: true })

  test('the tag manager gets page views without secrets, and reaches nothing of the page', async ({
    casino,
    control,
    page,
    vendor,
  }) => {
    await casino.open('/?promo=WELCOME100')
    await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/' }])
    expect(await tagged(control, 'gtm.js')).toHaveLength(1)
    await casino.frame.goTo('Slots')
    await expect
      .poll(() => tagged(control, 'page_view'))
      .toMatchObject([{ page_path: '/' }, { page_path: '/games/slots', page_title: expect.stringContaining('Slots') }])
    const frame = await frameAt(page, /tag-manager\.html/)
    expect(await frame.evaluate(() => [self.origin, document.referrer])).toEqual([vendor.replace('vendor', 'tags'), ''])
    const reached = await frame.evaluate(() => {
      try {
        return String(parent.document.title)
      } catch (error) {
        return error instanceof DOMException && error.name
      }
    })
    expect(reached).toBe('SecurityError')
    const cookies = await frame.evaluate(() => document.cookie.replaceAll(/=[^;]*/g, ''))
    expect(cookies).toBe('_ga')
    const { host } = new URL(page.url())
    expect((await getAt(page, `http://${host}/frames/tag-manager.html`)).status()).toBe(404)
    expect((await getAt(page, `http://tags.${host}/index.html`)).status()).toBe(404)
    expect((await getAt(page, `http://tags.${host}/frames/tag-manager.html`)).status()).toBe(200)

    await inCharge(page)
    await casino.open(`/reset-password/${SECRET}`)
    await expect
      .poll(async () => (await tagged(control, 'page_view')).at(-1))
      .toMatchObject({ page_path: expect.stringMatching(/^\/reset-password/) })
    await casino.open(`/hello/ann@example.com/${SECRET}`)
    await expect
      .poll(async () => (await tagged(control, 'page_view')).at(-1))
      .toMatchObject({ page_path: '/hello/:hidden/:hidden' })
    expect(JSON.stringify(await control.vendorHeard())).not.toMatch(/0123456789|ann@/)
  })
})

/** What the tag manager knew of the visitor at its last event of this name. */
async function visitorAt(control: ControlClient, name: string): Promise<{ id: string | null; gclid: string | null }> {
  const last = (await tagged(control, name)).at(-1)
  // The tag manager of the stand-in sends it with each entry.
  return (last as { visitor: { id: string | null; gclid: string | null } }).visitor
}

test('the tag manager knows the visitor again after a load and a log-out, until the consent is withdrawn', async ({
  casino,
  control,
  page,
}) => {
  const entries = (name: string) => async () => (await tagged(control, name)).length
  await casino.open('/games/slots?gclid=Cj0K.click-1&utm_source=ann@example.com')
  await expect.poll(entries('page_view')).toBe(1)
  const first = await visitorAt(control, 'page_view')
  expect(first).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), gclid: 'Cj0K.click-1' })
  expect(page.frame({ url: /tag-manager\.html/ })?.url()).not.toContain('ann')

  await test.step('after a load', async () => {
    await casino.open('/')
    await expect.poll(entries('page_view')).toBe(2)
    expect(await visitorAt(control, 'page_view')).toEqual(first)
  })

  await test.step('after a log-out, without a value of the player’s events', async () => {
    await casino.frame.signUp()
    await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
    await casino.frame.isOfPlayer()
    await expect.poll(entries('sign_up')).toBe(1)
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await casino.profile.logOut.click()
    await casino.frame.isOfGuest()
    await expect.poll(entries('gtm.js')).toBe(3)
    expect(await visitorAt(control, 'gtm.js')).toEqual(first)
    const frame = await frameAt(page, /tag-manager\.html/)
    const seen = await frame.evaluate(() =>
      JSON.stringify([Reflect.get(window, 'dataLayer'), { ...localStorage }, document.cookie]),
    )
    expect(seen).not.toMatch(/sign_up|email|token/)
  })

  await test.step('not after the consent is withdrawn', async () => {
    await casino.open('/policy/ru/confidential')
    await expect.poll(entries('gtm.js')).toBe(4)
    await page.getByRole('checkbox', { name: 'Marketing' }).click()
    await expect(page.locator(TAG_FRAME)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Marketing' }).click()
    await expect.poll(entries('gtm.js')).toBe(5)
    const next = await visitorAt(control, 'gtm.js')
    expect(next.id).not.toBe(first.id)
    expect(next.gclid).toBeNull()
  })
})

test('a page whose code loads late is counted under its own title', async ({ casino, control, page }) => {
  await casino.open()
  await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/' }])
  let held = 0
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await casino.frame.goTo('Slots')
  await expect.poll(() => held).toBeGreaterThan(0)
  // Longer than any page that is loaded already needs to be counted.
  await page.waitForTimeout(1_000)
  release()
  await expect
    .poll(() => tagged(control, 'page_view'))
    .toMatchObject([{ page_path: '/' }, { page_path: '/games/slots', page_title: expect.stringContaining('Slots') }])
})

test('the tag manager is loaded only if the visitor allows marketing', async ({ casino, control, page, vendor }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${vendor}/gtm.js`)) loads += 1
  })
  const frame = page.locator(TAG_FRAME)
  await control.set({ country: ASKING_COUNTRY })
  await casino.open()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect(frame).toHaveCount(0)
  expect(loads).toBe(0)

  await page.getByRole('button', { name: say('consent.all'), exact: true }).click()
  await expect(frame).toHaveCount(1)
  await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/games/slots' }])

  await casino.open('/policy/ru/confidential')
  await expect(frame).toHaveCount(1)
  // The checkbox follows the stored value, so its state is not checked right after the click.
  await page.getByRole('checkbox', { name: 'Marketing' }).click()
  await expect(frame).toHaveCount(0)
  const before = loads
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  expect(loads).toBe(before)
})

test('the chat opens in the corner and gets the route, and the button shows the number of unread messages', async ({
  casino,
  control,
  page,
  vendor,
}) => {
  await casino.open()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await casino.frame.support.click()
  const chat = panel.frameLocator('iframe')
  await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible()
  const told = async () => (await control.vendorHeard()).flatMap(({ by, data }) => (by === 'chat' ? [data] : []))
  const first = [
    { type: 'identify', locale: 'en' },
    { type: 'route', path: '/' },
  ]
  await expect.poll(told).toEqual(first)
  await casino.frame.goTo('Slots')
  await expect.poll(told).toEqual([...first, { type: 'route', path: '/games/slots' }])

  await chat.getByRole('textbox').fill('Where is my money?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('chat.unread', { count: 1 }), exact: true })).toContainText('1')

  const frame = await frameAt(page, `${vendor}/chat`)
  await test.step('forged messages change nothing', async () => {
    await posts(page, { type: 'unread', count: 5 }, { type: 'ready' })
    await posts(frame, { type: 'unread', count: -5 }, { type: 'unread', count: '7' }, { count: 7 }, null, 'unread')
    await posts(await frameAt(page, /tag-manager\.html/), { type: 'unread', count: 6 })
    await posts(frame, { type: 'unread', count: 120 })
    await expect(page.getByRole('button', { name: say('chat.unread', { count: 120 }), exact: true })).toContainText(
      '99+',
    )
  })

  await page.getByRole('button', { name: /^Support, / }).click()
  await expect(chat.getByText('Thank you, we will look at it.')).toBeVisible()
  await expect(casino.frame.support).toBeVisible()
  await chat.getByRole('button', { name: 'Leave' }).click()
  await expect(panel).toHaveCount(0)
})

test('on a phone the chat is a dialog that Back closes; without a connection it says so', async ({
  casino,
  context,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await page.setViewportSize({ width: 390, height: 844 })
  await casino.open()
  await casino.frame.support.click()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(casino.frame.support).toBeFocused()

  await page.reload()
  await expect(casino.frame.heading(/./)).toBeVisible()
  await context.setOffline(true)
  await casino.frame.support.click()
  await expect(panel).toContainText(saying('chat.offline'))
  await context.setOffline(false)
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
})

test('a requested captcha is solved in the form, and the typed values are sent with its token', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  await control.set({ captcha: true })
  await casino.open()
  await casino.frame.signUp()
  const form = { email: newEmail(), password: PASSWORD, promo: 'WELCOME100', accepted: true }
  await casino.signUp.register(form)
  const box = robotBox(casino.signUp.dialog)
  await expect(box).toBeVisible()
  await expect(casino.signUp.problem.filter({ hasText: say('captcha.ask') })).toBeVisible()
  await casino.signUp.keeps(form)

  await test.step('forged messages send nothing', async () => {
    await posts(page, { type: 'answer', token: 'forged' }, { type: 'failed' })
    const frame = await frameAt(page, /captcha\.html/)
    await posts(frame, { type: 'answer', token: 7 }, { type: 'answer', token: '' }, { type: 'error' }, [])
    await posts(await frameAt(page, /tag-manager\.html/), { type: 'answer', token: 'forged' })
    await expect(box).toBeVisible()
    expect(await control.requests({ endpoint: 'registerByEmail' })).toHaveLength(1)
  })

  // A click, because its frame goes away before the state of the checkbox could be checked.
  await box.click()
  await casino.frame.isOfPlayer()
  await expect(casino.signUp.dialog).toHaveCount(0)
  const [, sent] = await control.requests({ endpoint: 'registerByEmail' })
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    email: form.email,
    promo: form.promo,
    captcha: expect.stringMatching(/^\w{32}$/),
  })

  await test.step('each third party gets the event of the registration without the player’s email', async () => {
    await expect.poll(() => tagged(control, 'sign_up')).toMatchObject([{ method: 'email' }])
    const bodies = async (path: string) => (await control.requests({ path })).map(({ body }) => body ?? '')
    await expect.poll(async () => (await bodies('^/batch/$')).join()).toContain('"registration"')
    await expect.poll(async () => (await bodies('^/v1/b$')).join()).toContain('"registration"')
    expect((await control.requests({ path: '^/flags' })).length).toBeGreaterThan(0)
    const all = [...(await bodies('^/(batch/|v1/b)$')), JSON.stringify(await control.vendorHeard())]
    expect(all.join()).not.toContain(form.email)
  })
})

/** The check box of the captcha: the maker's frame is in the page on our captcha host. */
function robotBox(dialog: Locator): Locator {
  return dialog.frameLocator('iframe').frameLocator('iframe').getByRole('checkbox', { name: 'I am human' })
}

for (const maker of ['hcaptcha', 'turnstile'] as const) {
  test.describe(maker, () => {
    test.use({ maker })

    test(`the captcha of ${maker} is solved in the form`, async ({ casino, control, page, quiet }) => {
      quiet.allow(REFUSED_BY_OPERATOR)
      await control.set({ captcha: true })
      await casino.open()
      await casino.frame.signUp()
      await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
      const box = robotBox(casino.signUp.dialog)
      await expect(box).toBeEnabled()
      const frame = await frameAt(page, /captcha\.html/)
      expect(await frame.evaluate(() => ['hcaptcha', 'turnstile'].filter((name) => name in window))).toEqual([maker])
      await box.click()
      await casino.frame.isOfPlayer()
    })

    test(`the stand-in of ${maker} gives no answer in a frame without an origin`, async ({ casino, page, quiet }) => {
      // Chromium says so of a sandboxed document whose host asks for an agent cluster of its own.
      quiet.allow(/^warning: The page requested an origin-keyed agent cluster/)
      await casino.open()
      await page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.id = 'opaque'
        frame.sandbox.value = 'allow-scripts allow-popups allow-forms'
        frame.src = `http://captcha.${location.host}/frames/captcha.html#page=${location.origin}`
        document.body.append(frame)
      })
      const widget = page.frameLocator('#opaque').frameLocator('iframe')
      await expect(widget.getByText('This browser blocks storage.')).toBeAttached()
      await expect(widget.getByRole('checkbox')).toHaveCount(0)
    })
  })
}

test('a captcha whose host is not served says so within 15 s and keeps what was typed', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  quiet.allow(OPERATOR_GONE)
  const atCaptcha = (url: URL) => url.hostname === 'captcha.localhost'
  await page.route(atCaptcha, (route) => route.abort('namenotresolved'))
  await control.set({ captcha: true })
  await casino.open()
  await casino.frame.signUp()
  const form = { email: newEmail(), password: PASSWORD, accepted: true }
  await casino.signUp.register(form)
  await expect(casino.signUp.dialog).toContainText(saying('captcha.failed'), { timeout: 20_000 })
  await casino.signUp.keeps(form)
  await page.unroute(atCaptcha)
  await casino.signUp.dialog.getByRole('button', { name: 'Try again', exact: true }).click()
  await robotBox(casino.signUp.dialog).click()
  await casino.frame.isOfPlayer()
})

test('a game that is switched off leaves menu and home, and deposits that are switched off say so', async ({
  casino,
  control,
  page,
  players,
}) => {
  await control.set({ flags: ['disable-crash', 'disable-deposits', 'disable-withdrawals'] })
  await players.enter({ balance: '1000.00' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await casino.open()
  const dice = page.getByRole('link', { name: 'Dice', exact: true })
  const crash = page.getByRole('link', { name: 'Crash', exact: true })
  // In the rail and in the row of original games.
  await expect(dice).toHaveCount(2)
  await expect(crash).toHaveCount(0)

  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toContainText(saying('deposit.none'))
  await casino.open('/games/crash')
  await expect(page.locator('#bet-why')).toHaveText(saying('bet.off.switchedOff'))
  await expect(page.getByRole('button', { name: 'Bet', exact: true }).first()).toHaveAttribute('aria-disabled', 'true')
})

test('a custom brand shows its own name, colour, company and languages, and nothing of the product’s brand', async ({
  casino,
  page,
  site,
  vendor,
}) => {
  await test.step('the content security policy names the third parties that are on', async () => {
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? ''
    const directive = (name: string) => policy.split(';').find((each) => each.trim().startsWith(`${name} `)) ?? ''
    expect(directive('connect-src').split(' ')).toContain(vendor.replace('vendor', 'collector'))
    const own = ['captcha', 'tags'].map((name) => vendor.replace('vendor', name))
    expect(directive('frame-src').split(' ')).toEqual(expect.arrayContaining([...own, vendor]))
    expect(directive('frame-src')).not.toContain("'self'")
    expect(directive('script-src')).not.toContain(vendor)
  })
  await casino.open('/games/slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect(page).toHaveTitle(`Slots · ${BRAND.name}`)
  await expect(page.getByRole('contentinfo')).toContainText(BRAND.company)
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up', exact: true })
  await expect(signUp).toHaveCSS('background-color', 'rgb(255, 179, 71)')
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  await expect(language.getByRole('option')).toHaveText(['English', 'Русский'])
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await page.request.get(address ?? '')
  expect(await manifest.json()).toMatchObject({ name: BRAND.name, short_name: BRAND.name })
  for (const path of ['/', '/ru/', '/faq/', '/policy/ru/confidential/', '/ru/bonuses/']) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toContain('Tulpar')
    expect(html, path).toMatch(/Kök(?:'|&#39;|&#x27;|&apos;)s (?:"|&quot;)Bet(?:"|&quot;) &amp; Sons/)
  }
  await casino.open('/')
  await expect(page.getByRole('main')).not.toContainText('Tulpar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BRAND.hero.en)
  const glow = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 1 }) })
    .first()
  await expect(glow).toHaveCSS('background-image', /rgb\(36, 24, 68\)/)
  await page.goto('/?login')
  const social = page.getByRole('region', { name: say('login.social'), exact: true })
  await expect(social.getByRole('button')).toHaveText(['Telegram'])
  await test.step('no file has the name of the product’s own brand, in no encoding', async () => {
    expect(await filesWith(site, 'Tulpar')).toEqual([])
    expect((await filesWith(site, 'Sons')).length).toBeGreaterThan(20)
  })
})

test('the app works with every third party blocked, and each place says so', async ({
  casino,
  control,
  page,
  quiet,
  vendor,
}) => {
  quiet.allow(OPERATOR_GONE)
  quiet.allow(REFUSED_BY_OPERATOR)
  await page.route(`${vendor}/**`, (route) => (route.request().url().includes('chat') ? undefined : route.abort()))
  await control.set({ captcha: true })
  await casino.open()
  await expect(page.locator(TAG_FRAME)).toHaveCount(1)
  await casino.frame.support.click()
  const panel = page.getByRole('dialog', { name: 'Support', exact: true })
  await expect(panel).toContainText(say('chat.loading'))

  await casino.frame.signUp()
  const form = { email: newEmail(), password: PASSWORD, accepted: true }
  await casino.signUp.register(form)
  await expect(casino.signUp.dialog).toContainText(saying('captcha.failed'))
  await expect(casino.signUp.dialog).not.toContainText(/captcha/i)
  await casino.signUp.keeps(form)
  await casino.signUp.close()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect(panel).toContainText(say('chat.failed'))

  await page.unroute(`${vendor}/**`)
  await panel.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(panel.frameLocator('iframe').getByRole('button', { name: 'Send' })).toBeVisible()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await casino.frame.signUp()
  await casino.signUp.register(form)
  await robotBox(casino.signUp.dialog).click()
  await casino.frame.isOfPlayer()
})

test('the app starts while every third party hangs, and a visitor can sign up and navigate', async ({
  casino,
  context,
  page,
  vendor,
}) => {
  const asked = new Set<string>()
  const collector = vendor.replace('vendor', 'collector')
  // These requests are never answered.
  await context.route(
    (url) => [vendor, collector].includes(url.origin),
    (route) => void asked.add(new URL(route.request().url()).hostname),
  )
  await casino.open()
  await expect(page.locator(TAG_FRAME)).toHaveCount(1)
  await casino.frame.signUp()
  await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
  await casino.frame.isOfPlayer()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect.poll(() => asked.size).toBe(2)
})
