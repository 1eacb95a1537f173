import type { Locator, Page } from '@playwright/test'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'
import { MOST_SHIFT, readShifts, watchShifts } from './support/shifts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const PICTURE = { site: 'general', path: '/pictures/' }
const pictures = (tiles: Locator): Locator => tiles.locator('img')
const shown = (tiles: Locator): Locator => tiles.locator('img[data-shown]')
const covers = (tiles: Locator): Locator => tiles.locator('svg.tile-cover')
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () =>
    (await caches.has('pictures')) ? (await (await caches.open('pictures')).keys()).length : 0,
  )

/** Reloads the page once the service worker answers its requests. */
async function withServiceWorker(page: Page): Promise<void> {
  await wholeBuildCached(page, builtFiles())
  await page.reload()
}

test('pictures of games lie over their covers, move nothing, stay offline, and go at log-out', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await control.set({ pictures: true })
  await players.enter()
  await watchShifts(page)
  await casino.open('/games/slots')
  await withServiceWorker(page)
  const { tiles } = casino.slots
  await expect(shown(tiles).first()).toBeVisible()
  await expect(covers(tiles).first()).toBeAttached()
  expect(await covers(tiles).count()).toBeGreaterThan(await pictures(tiles).count())
  expect((await readShifts(page)).sum).toBeLessThan(MOST_SHIFT)
  const [request] = await control.requests(PICTURE)
  expect(request).not.toHaveProperty('headers.referer')
  expect(request).not.toHaveProperty('headers.cookie')
  await expect.poll(() => stored(page)).toBeGreaterThan(0)

  await control.stopListening()
  await page.reload()
  await expect(casino.frame.offline).toBeVisible()
  await expect(shown(tiles).first()).toBeVisible()

  await casino.open('/profile')
  await casino.profile.logOut.click()
  await expect.poll(() => stored(page)).toBe(0)
})

test('a picture that is not there, or that is no picture, leaves the drawn cover', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await casino.open()
  await withServiceWorker(page)
  await control.set({ pictures: true })
  await control.fault({ match: { ...PICTURE, path: '[02468]\\.svg' }, kind: 'reply', status: 404, times: 0 })
  const text = { status: 200, body: '<h1>Log in</h1>', headers: { 'content-type': 'text/html' } }
  await control.fault({ match: { ...PICTURE, path: '[13579]\\.svg' }, kind: 'reply', ...text, times: 0 })
  await casino.open()
  const popular = casino.home.tiles('Popular')
  await popular.first().scrollIntoViewIfNeeded()
  await expect(covers(popular).nth(2)).toBeVisible()
  await control.waitForRequests({ match: PICTURE, count: 2 })
  await expect(pictures(popular.nth(2))).toHaveCount(0)
  await expect(popular.nth(2)).toHaveAccessibleName(/\S/)
  expect(await stored(page)).toBe(0)
})

test('a host without CORS shows its pictures, and none is stored', async ({ casino, control, page, quiet }) => {
  quiet.allow(/CORS policy|net::ERR_FAILED/)
  await casino.open()
  await withServiceWorker(page)
  await control.set({ pictures: true })
  const headers = { 'access-control-allow-origin': '' }
  await control.fault({ match: PICTURE, kind: 'headers', headers, times: 0 })
  await casino.open()
  const popular = casino.home.tiles('Popular')
  await popular.first().scrollIntoViewIfNeeded()
  await expect(shown(popular).first()).toBeVisible()
  expect(await stored(page)).toBe(0)
})

test('a picture that failed without a network comes when the network is back', async ({
  casino,
  control,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await control.set({ pictures: true })
  await casino.open('/games/slots')
  const { tiles } = casino.slots
  await expect(shown(tiles).first()).toBeVisible()
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  const failures: string[] = []
  page.on('requestfailed', (request) => void failures.push(request.url()))
  // With CORS and without.
  const failedTwice = (): string | undefined =>
    failures.find((url, at) => url.includes('/pictures/') && failures.indexOf(url) < at)
  await page.mouse.move(180, 500)
  await page.mouse.wheel(0, 12_000)
  await expect.poll(failedTwice).toBeDefined()
  const picture = tiles.locator(`img[src="${failedTwice()}"]`)
  await expect(picture).toHaveCount(0)
  await expect(covers(tiles).last()).toBeVisible()
  await control.startListening()
  await expect(picture).toHaveAttribute('data-shown')
})
