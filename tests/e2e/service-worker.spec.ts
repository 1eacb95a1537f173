import type { Page } from '@playwright/test'
import { SERVICES } from '../../worker/domain/protocol/hosts.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import type { ControlClient } from '../operator/control-client.ts'
import {
  buildInCharge,
  findUpdate,
  inCharge,
  lookForUpdate,
  NOT_KEPT,
  notCached,
  reloadsInto,
  wholeBuildKept,
} from '../faults/support/service-worker.ts'
import { say, saying } from './support/texts.ts'

const BANNER = say('update.ready')
const PAGE_FILE = { site: 'page' }

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** The app's own checks for a newer service worker: those of the browser carry a service-worker header. */
async function checksOf(control: ControlClient) {
  const requests = await control.requests({ ...PAGE_FILE, path: String.raw`^/sw\.js$` })
  return requests.filter(({ headers }) => headers['service-worker'] === undefined)
}

const buildOf = (page: Page) => page.evaluate(() => window.__boot.build)

/** Opens the app and waits until the service worker of the tested build is in charge and has cached all files. */
async function settle(page: Page, assets: readonly string[], path = '/'): Promise<void> {
  await page.goto(path)
  await wholeBuildKept(page, assets)
}

/** Triggers an update check and returns the state in which the installation ends. */
function endOfNextInstalling(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return new Promise<string>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => resolve(installing.state), { once: true })
      })
      void registration?.update()
    })
  })
}

test('a new build is found without a trigger and opens with one reload when nothing is in progress', async ({
  page,
  control,
  builds,
}) => {
  await settle(page, await builds.assets())
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  await expect(page.getByText(BANNER)).toBeHidden()
  expect(loads()).toBe(1)
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '{}'))).toMatchObject({
    path: '/',
    count: 1,
  })
})

test('a new build is found while the API is unreachable', async ({ page, casino, control, builds, ears }) => {
  ears.allowNetworkTrouble()
  await settle(page, await builds.assets())
  const cuts = SERVICES.map((site) => control.fault({ match: { site }, kind: 'cutBefore', times: 0 }))
  await Promise.all(cuts)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(casino.frame.offline).toBeVisible()
  await control.clearRequests()
  // By then the browser has this build's script, and the server replies 304: there is no newer one.
  await expect.poll(async () => (await checksOf(control)).at(-1)?.status, { timeout: 90_000 }).toBe(304)
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await reloadsInto(page, next.id)
  await expect(casino.frame.offline).toBeVisible()
  expect(loads()).toBe(1)
})

test('a new build waits while a form is open, and its banner says so', async ({ page, control, builds }) => {
  await settle(page, await builds.assets())
  const loads = countLoads(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('typed@example.com')
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page)
  await expect(page.getByText(BANNER)).toBeVisible()
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@example.com')
  expect(loads()).toBe(0)

  await dialog.getByRole('textbox', { name: 'Email' }).fill('')
  await page.keyboard.press('Escape')
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  expect(loads()).toBe(1)
})

test('a reload while a new build waits opens that build online, and the completely cached one offline', async ({
  casino,
  page,
  context,
  control,
  players,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await players.enter()
  await settle(page, await builds.assets())
  // An open invoice delays the update, also after a reload.
  await casino.frame.deposit()
  await casino.payIn.payBy('Mobile payment', '300')
  await casino.payIn.hasInvoice('waiting')
  await casino.payIn.close()
  const next = await builds.next(['index', 'PayIn'])
  await control.serveSite(next.directory)
  await findUpdate(page)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect.poll(() => notCached(page, [next.chunk('PayIn')]), 'its later files are kept as well').toEqual([])

  await context.setOffline(true)
  await page.reload()
  expect(await buildOf(page)).toBe(builds.id)
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await casino.payIn.close()

  await context.setOffline(false)
  await page.reload()
  expect(await buildOf(page)).toBe(next.id)
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(page.getByText(BANNER)).toBeHidden()
})

test('a new build waits for a dialog, a bet, and an open invoice whose modal is closed', async ({
  casino,
  page,
  control,
  players,
  builds,
}) => {
  const { email } = await players.enter({ balance: '1000.00' })
  await settle(page, await builds.assets(), '/games/dice')
  const { dice, payIn } = casino
  await dice.isOn()
  let loads = countLoads(page)

  /** Offers the next build while something is in progress, and waits for the banner that says so. */
  async function offer(begin: () => Promise<unknown>): Promise<string> {
    loads = countLoads(page)
    const next = await builds.next()
    // As late as possible, because a call ends by its timeout.
    await begin()
    await control.serveSite(next.directory)
    await findUpdate(page)
    await expect(page.getByText(say('update.waits'))).toBeVisible()
    return next.id
  }

  /**
   * Checks that nothing delays the build any longer and one reload was enough; clears the counter for the next reload.
   */
  async function opens(id: string): Promise<void> {
    await reloadsInto(page, id)
    await expect.poll(() => buildInCharge(page)).toBe(id)
    await dice.isOn()
    expect(loads()).toBe(1)
    await page.evaluate(() => sessionStorage.removeItem('nuxt:reload'))
  }

  await test.step('a new build waits for an open dialog', async () => {
    const id = await offer(() => dice.openFairness())
    await expect(page.getByRole('dialog', { name: 'Fairness' })).toBeVisible()
    expect(loads()).toBe(0)
    await page.keyboard.press('Escape')
    await opens(id)
  })
  await test.step('a new build waits for an open bet', async () => {
    const held = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
    const id = await offer(async () => {
      await dice.roll.click()
      await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
    })
    expect(loads()).toBe(0)
    await control.release(held)
    await opens(id)
    await dice.nextRound()
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
  })
  await test.step('a new build waits for an open invoice; its banner covers no control on a phone and can be dismissed', async () => {
    const id = await offer(async () => {
      await casino.frame.deposit()
      await payIn.payBy('Mobile payment', '300')
      await payIn.hasInvoice('waiting')
      await payIn.close()
      await page.setViewportSize({ width: 360, height: 740 })
    })
    // A trial click fails if another element covers the control.
    for (const control of [dice.roll, casino.frame.support, page.getByRole('link', { name: 'Home', exact: true })]) {
      await control.click({ trial: true })
    }
    await page.getByRole('button', { name: 'Later', exact: true }).click()
    await expect(page.getByText(BANNER)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(loads()).toBe(0)
    await control.declineInvoice((await control.invoices(email))[0]?.id ?? 0)
    await opens(id)
  })
})

test('the page does not reload a second time within 10 s', async ({ page, control, builds }) => {
  await settle(page, await builds.assets())
  const expiry = await page.evaluate(() => {
    const expiry = Date.now() + 5_000
    sessionStorage.setItem('nuxt:reload', JSON.stringify({ path: '/', expiry, count: 1 }))
    return expiry
  })
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page)
  await reloadsInto(page, next.id)
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThanOrEqual(expiry - 1)
})

test('after three reloads the player decides', async ({ page, control, builds }) => {
  await settle(page, await builds.assets())
  await page.evaluate(() => {
    sessionStorage.setItem('nuxt:reload', JSON.stringify({ path: '/', expiry: Date.now() - 60_000, count: 3 }))
  })
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page)
  await expect(page.getByText(BANNER)).toBeVisible()
  // Whenever something in progress ends, the page could reload.
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText(say('update.waits'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(say('update.waits'))).toBeHidden()
  }
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: say('update.now') }).click()
  await reloadsInto(page, next.id)
  expect(loads()).toBe(1)
})

const BAD_SCRIPTS = {
  'missing (404)': { status: 404, body: 'Not found' },
  'a page in its place': { status: 200, body: '<!doctype html><title>Log in to the network</title>' },
  'a redirect': { status: 302, headers: { location: '/assets/other.js' } },
  'broken (500)': { status: 500, body: 'Oops' },
}
test('a broken sw.js is not installed, and the page shows no message', async ({
  page,
  context,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await settle(page, await builds.assets())
  for (const [name, reply] of Object.entries(BAD_SCRIPTS)) {
    await test.step(name, async () => {
      const loads = countLoads(page)
      const bad = await control.fault({
        match: { ...PAGE_FILE, path: String.raw`^/sw\.js$` },
        kind: 'reply',
        times: 0,
        ...reply,
      })
      // A check that had started before the fault may still find a good script.
      await expect.poll(() => lookForUpdate(page)).toBe(false)
      expect((await control.faultsHappened())[bad]).toBeGreaterThan(0)
      expect(await buildInCharge(page)).toBe(builds.id)
      await expect(page.getByText(BANNER)).toBeHidden()
      expect(loads()).toBe(0)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
      expect(await buildInCharge(page)).toBe(builds.id)
      await context.setOffline(false)
      await control.cancelFault(bad)
    })
  }
})

/** True if no service worker is installing or waiting. */
function isSettled(page: Page): Promise<boolean> {
  const settled = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.active) && !registration?.installing && !registration?.waiting
  })
  // During a reload the page is not settled.
  return settled.catch(() => false)
}

test('new bytes of sw.js at every fetch do not cause endless reloads', async ({ page, control, builds }) => {
  const changing = await builds.next()
  await control.serveSite(changing.directory)
  await settle(page, [])
  const loads = countLoads(page)
  for (let times = 1; times <= 5; times += 1) {
    await changing.change('sw.js', (script) => `${script}\n//${times}`)
    await lookForUpdate(page).catch(() => false)
  }
  await expect.poll(() => isSettled(page), 'the newest is in charge').toBe(true)
  // The page reloads only by the guard, for any number of new scripts: the guard counts every load, three at most.
  await expect.poll(async () => loads() - (await reloadsCounted(page))).toBe(0)
  expect(loads()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
})

test('a build with an incomplete precache is not installed, and the old one stays', async ({
  page,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await settle(page, await builds.assets())
  const next = await builds.next(['lang-ru'])
  await control.serveSite(next.directory)
  const match = { ...PAGE_FILE, path: next.chunk('lang-ru') }
  await control.fault({ match, kind: 'reply', status: 404, times: 0 })
  expect(await endOfNextInstalling(page)).toBe('redundant')
  await expect(page.getByText(BANNER)).toBeHidden()
  expect(await buildInCharge(page)).toBe(builds.id)
  expect(await buildOf(page)).toBe(builds.id)
})

test('a later file that fails blocks nothing and is cached at the next visit; files of old builds expire', async ({
  page,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const missing = await builds.chunk('FairnessPage')
  const bad = await control.fault({ match: { ...PAGE_FILE, path: missing }, kind: 'reply', status: 404, times: 0 })
  await page.goto('/')
  await inCharge(page)
  const assets = await builds.assets()
  await expect.poll(async () => (await control.faultsHappened())[bad] ?? 0).toBeGreaterThan(0)
  await expect.poll(() => notCached(page, assets), NOT_KEPT).toEqual([missing])
  await control.cancelFault(bad)
  const own = assets.find((path) => path !== missing) ?? ''
  await keepFiles(page, {
    '/assets/old.js': { date: 31, left: 31 },
    '/assets/not-so-old.js': { date: 31, left: 29 },
    '/assets/left-now.js': { date: 31, left: null },
    [own]: { date: 31, left: 31 },
  })
  await page.reload()
  await expect.poll(() => notCached(page, [...assets, '/assets/old.js']), NOT_KEPT).toEqual(['/assets/old.js'])
  expect(await notCached(page, ['/assets/not-so-old.js', '/assets/left-now.js'])).toEqual([])
})

test('the open page is cached on a first visit before the rest of the build', async ({ page, control, ears }) => {
  ears.allowNetworkTrouble()
  // Without the list of files nothing of the second stage is fetched.
  await control.fault({ match: { ...PAGE_FILE, path: '/assets/later-' }, kind: 'reply', status: 404, times: 0 })
  await page.goto('/games/dice')
  await expect(page.getByRole('heading', { name: 'Dice', exact: true })).toBeVisible()
  await inCharge(page)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && !path.startsWith('/assets/later-')),
  )
  expect(loaded.some((path) => path.includes('DicePage'))).toBe(true)
  await expect.poll(() => notCached(page, loaded), NOT_KEPT).toEqual([])
})

/** Caches files of an old build; `date` and `left` are days ago, stored as the service worker stores them. */
function keepFiles(page: Page, files: Record<string, { date: number; left: number | null }>): Promise<void> {
  return page.evaluate(async (files) => {
    const cache = await caches.open('assets')
    const noted: Record<string, number> = {}
    for (const [url, { date, left }] of Object.entries(files)) {
      const ago = (days: number) => Date.now() - days * 86_400_000
      const headers = new Headers({ 'content-type': 'text/javascript', date: new Date(ago(date)).toUTCString() })
      if (left !== null) noted[new URL(url, location.href).href] = ago(left)
      await cache.put(url, new Response('', { headers }))
    }
    await cache.put('/_left', Response.json(noted))
  }, files)
}

test('a chunk that is gone from the server leads to one reload into the new build, where it loads', async ({
  casino,
  page,
  control,
  players,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await players.enter({ balance: '1000.00' })
  const gone = await builds.chunk('PayIn')
  await control.fault({ match: { ...PAGE_FILE, path: gone }, kind: 'reply', status: 404, times: 0 })
  await page.goto('/')
  await inCharge(page)
  const loads = countLoads(page)
  const next = await builds.next(['PayIn'])
  await control.serveSite(next.directory)
  await casino.frame.deposit()
  await reloadsInto(page, next.id)
  await casino.frame.hasBalance('1000.00')
  // The page already runs the new build: its service worker causes no other reload and no banner.
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(page.getByText(BANNER)).toBeHidden()
  await casino.payIn.close()
  await expect(casino.payIn.dialog).toBeHidden()
  expect(loads()).toBe(1)
})

test('a chunk that was never cached shows an error offline, and the page goes on', async ({
  page,
  context,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const path = `${await builds.chunk('DicePage')}|${await builds.chunk('Login')}`
  await control.fault({ match: { ...PAGE_FILE, path }, kind: 'reply', status: 404, times: 0 })
  await page.goto('/')
  await inCharge(page)
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Dice', exact: true }).first().click()
  await expect(page.getByText(saying('errorPage.missing'))).toBeVisible()
  await page.getByRole('link', { name: say('errorPage.start') }).click()
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(saying('errorPage.missing'))
  expect(loads()).toBe(0)
  await control.clearFaults()
  await context.setOffline(false)
  await expect(page.getByRole('status', { name: 'You are offline' })).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

const DAMAGE = {
  'the shell is a portal’s page': { file: '/', content: '<!doctype html><title>Wi-Fi</title><h1>Log in</h1>' },
  'the shell is empty': { file: '/', content: '' },
  'the page’s module is a portal’s page': { file: 'index', content: '<!doctype html><title>Wi-Fi</title>' },
}
test('a damaged cache repairs itself', async ({ page: first, context, builds, ears }) => {
  ears.allowNetworkTrouble()
  ears.allow(/MIME type/)
  await settle(first, await builds.assets())
  for (const [name, { file, content }] of Object.entries(DAMAGE)) {
    await test.step(name, async () => {
      // A new tab, because reloads are counted per tab.
      const page = await context.newPage()
      await settle(page, await builds.assets())
      const address = file === '/' ? '/' : await builds.chunk(file)
      expect(await damage(page, address, content)).toBeGreaterThan(0)
      const loads = countLoads(page)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
      expect(loads()).toBeLessThanOrEqual(2)
      // The cache is complete again: the page opens offline.
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
      await context.setOffline(false)
      await page.close()
    })
  }
})

/** Replaces a file in each cache that has it; returns the number of replaced entries. */
function damage(page: Page, address: string, content: string): Promise<number> {
  return page.evaluate(
    async ({ address, content }) => {
      let damaged = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const key of await cache.keys()) {
          if (new URL(key.url).pathname !== address) continue
          await cache.put(key, new Response(content, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
          damaged += 1
        }
      }
      return damaged
    },
    { address, content },
  )
}

/** The number of reloads that the guard has counted; -1 during a reload. */
function reloadsCounted(page: Page): Promise<number> {
  return page
    .evaluate((): number => JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '{"count":0}').count)
    .catch(() => -1)
}
