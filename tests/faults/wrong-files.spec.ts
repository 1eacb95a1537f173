import type { Page } from '@playwright/test'
import { casinoOn } from '../e2e/pages/casino.ts'
import { expect, test } from './support/fixtures.ts'
import { inCharge, NOT_CACHED, notCached, wholeBuildCached } from './support/service-worker.ts'

const GATEWAY = '<!doctype html><title>Gateway</title><h1>Please wait</h1>'

/** The content type of the cached response for an address; null when there is none. */
function getCachedType(page: Page, url: string): Promise<string | null> {
  return page.evaluate(async (url) => (await caches.match(url))?.headers.get('content-type') ?? null, url)
}

/** Replaces a cached chunk with a gateway's page, as earlier builds may have cached it. */
function spoil(page: Page, url: string): Promise<void> {
  return page.evaluate(
    async ([url = '', body]) => {
      const cache = await caches.open('assets')
      await cache.put(url, new Response(body, { headers: { 'content-type': 'text/html' } }))
    },
    [url, GATEWAY],
  )
}

test('does not cache a page that a gateway sends instead of a chunk', async ({ page, control, builds }) => {
  const path = await builds.chunk('GameListPage')
  const match = { site: 'page', path }
  const order = await control.fault({ match, kind: 'reply', status: 200, body: GATEWAY, times: 0 })
  await page.goto('/')
  await inCharge(page)
  const others = (await builds.assets()).filter((each) => each !== path)
  await expect.poll(() => notCached(page, others), NOT_CACHED).toEqual([])
  expect((await control.faultsHappened())[order]).toBeGreaterThan(0)
  expect(await getCachedType(page, path)).toBeNull()
  await control.cancelFault(order)
  await casinoOn(page).frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  expect(await getCachedType(page, path)).toContain('javascript')
})

test('skips a cached gateway page, and replaces it with the chunk', async ({ page, builds }) => {
  const path = await builds.chunk('GameListPage')
  await page.goto('/')
  await wholeBuildCached(page, await builds.assets())
  await spoil(page, path)
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  await casinoOn(page).frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  await expect.poll(() => getCachedType(page, path)).toContain('javascript')
})

test('drops wrong files from the caches on a repair', async ({ page, builds }) => {
  const path = await builds.chunk('GameListPage')
  await page.goto('/')
  await wholeBuildCached(page, await builds.assets())
  await spoil(page, path)
  await page.evaluate(async () => {
    const active = (await navigator.serviceWorker.getRegistration())?.active
    const { port1, port2 } = new MessageChannel()
    const done = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
    port1.start()
    active?.postMessage({ type: 'REPAIR' }, [port2])
    await done
  })
  expect(await getCachedType(page, path)).toBeNull()
  expect(await notCached(page, await builds.assets())).toEqual([path])
})
