import type { Page } from '@playwright/test'
import { expect, test } from '../faults/support/fixtures.ts'
import { buildInCharge, inCharge, NOT_CACHED, notCached, reloadsInto } from '../faults/support/service-worker.ts'
import { say, saying } from './support/texts.ts'
import { UPDATE_BANNER, PAGE_FILE, getBuild, countLoads, openCached } from './support/update.ts'

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

test('a build with an incomplete precache is not installed, and the old one stays', async ({
  page,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await page.goto('/')
  await inCharge(page)
  const next = await builds.next(['lang-ru'])
  await control.serveSite(next.directory)
  const match = { ...PAGE_FILE, path: next.chunk('lang-ru') }
  await control.fault({ match, kind: 'reply', status: 404, times: 0 })
  expect(await endOfNextInstalling(page)).toBe('redundant')
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
  expect(await buildInCharge(page)).toBe(builds.id)
  expect(await getBuild(page)).toBe(builds.id)
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
  await expect.poll(() => notCached(page, assets), NOT_CACHED).toEqual([missing])
  await control.cancelFault(bad)
  const presentPath = assets.find((path) => path !== missing) ?? ''
  await cacheFiles(page, {
    '/assets/old.js': { date: 31, left: 31 },
    '/assets/not-so-old.js': { date: 31, left: 29 },
    '/assets/left-now.js': { date: 31, left: null },
    [presentPath]: { date: 31, left: 31 },
  })
  await page.reload()
  await expect.poll(() => notCached(page, [...assets, '/assets/old.js']), NOT_CACHED).toEqual(['/assets/old.js'])
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
  await expect.poll(() => notCached(page, loaded), NOT_CACHED).toEqual([])
})

/** Caches files of an old build; `date` and `left` are days ago, stored as the service worker stores them. */
function cacheFiles(page: Page, files: Record<string, { date: number; left: number | null }>): Promise<void> {
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
  // The file that loads it names it, so in a real build that one has another name too.
  const next = await builds.next(['PayIn', 'load-pay-in'])
  await control.serveSite(next.directory)
  await casino.frame.deposit()
  await reloadsInto(page, next.id)
  await casino.frame.hasBalance('1000.00')
  // The page already runs the new build: its service worker causes no other reload and no banner.
  await casino.frame.deposit()
  await expect(casino.payIn.dialog).toBeVisible()
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
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
  await openCached(first, await builds.assets())
  for (const [name, { file, content }] of Object.entries(DAMAGE)) {
    await test.step(name, async () => {
      // A new tab, because reloads are counted per tab.
      const page = await context.newPage()
      await openCached(page, await builds.assets())
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
