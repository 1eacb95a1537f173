import type { Page } from '@playwright/test'
import { casinoOn } from '../e2e/pages/casino.ts'
import { expect, test } from './support/fixtures.ts'
import { inCharge, NOT_KEPT, notCached, wholeBuildKept } from './support/service-worker.ts'

const GATEWAY = '<!doctype html><title>Gateway</title><h1>Please wait</h1>'

/** What a cache keeps under an address, by its content type; null for nothing. */
function keptAs(page: Page, url: string): Promise<string | null> {
  return page.evaluate(async (url) => (await caches.match(url))?.headers.get('content-type') ?? null, url)
}

/** Puts a gateway's page where a chunk was kept, as builds before this one may have. */
function spoil(page: Page, url: string): Promise<void> {
  return page.evaluate(
    async ([url = '', body]) => {
      const cache = await caches.open('assets')
      await cache.put(url, new Response(body, { headers: { 'content-type': 'text/html' } }))
    },
    [url, GATEWAY],
  )
}

test('a page that a gateway sends in the place of a chunk is not kept', async ({ page, control, builds }) => {
  const path = await builds.chunk('GameListPage')
  const match = { site: 'page', path }
  const order = await control.fault({ match, kind: 'reply', status: 200, body: GATEWAY, times: 0 })
  await page.goto('/')
  await inCharge(page)
  const others = (await builds.assets()).filter((each) => each !== path)
  await expect.poll(() => notCached(page, others), NOT_KEPT).toEqual([])
  expect((await control.faultsHappened())[order]).toBeGreaterThan(0)
  expect(await keptAs(page, path)).toBeNull()
  await control.cancelFault(order)
  await casinoOn(page).frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  expect(await keptAs(page, path)).toContain('javascript')
})

test('one that was kept is passed over, and the chunk takes its place', async ({ page, builds }) => {
  const path = await builds.chunk('GameListPage')
  await page.goto('/')
  await wholeBuildKept(page, await builds.assets())
  await spoil(page, path)
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  await casinoOn(page).frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  await expect.poll(() => keptAs(page, path)).toContain('javascript')
})

test('a repair drops what is wrong in the caches', async ({ page, builds }) => {
  const path = await builds.chunk('GameListPage')
  await page.goto('/')
  await wholeBuildKept(page, await builds.assets())
  await spoil(page, path)
  await page.evaluate(async () => {
    const active = (await navigator.serviceWorker.getRegistration())?.active
    const { port1, port2 } = new MessageChannel()
    const done = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
    port1.start()
    active?.postMessage({ type: 'REPAIR' }, [port2])
    await done
  })
  expect(await keptAs(page, path)).toBeNull()
  expect(await notCached(page, await builds.assets())).toEqual([path])
})
