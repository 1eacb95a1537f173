import type { Page } from '@playwright/test'
import { SERVICE_WORKER_CHECK_MS } from '#domain/settings/constants.ts'
import { SERVICES } from '#domain/wire/hosts.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { buildInCharge, findUpdate, inCharge, lookForUpdate, reloadsInto } from '../faults/support/service-worker.ts'
import { controlWorkerTimers } from '../faults/support/worker-timers.ts'
import { say } from './support/texts.ts'
import { UPDATE_BANNER, PAGE_FILE, countLoads, openCached } from './support/update.ts'

/** The app's own checks for a newer service worker: those of the browser carry a service-worker header. */
async function readChecks(control: ControlClient) {
  const requests = await control.requests({ ...PAGE_FILE, path: String.raw`^/sw\.js$` })
  return requests.filter(({ headers }) => headers['service-worker'] === undefined)
}

/**
 * Ends the pauses between the app's own checks until one from now on was answered with this status. Not only the last
 * one: the page that a new build has reloaded checks again, and has nothing newer.
 */
async function checkUntil(status: number, endTimers: (ms: number) => Promise<boolean>, control: ControlClient) {
  const before = (await readChecks(control)).length
  await expect
    .poll(async () => {
      await endTimers(SERVICE_WORKER_CHECK_MS)
      return (await readChecks(control)).slice(before).map((check) => check.status)
    })
    .toContain(status)
}

test('a new build is found without a trigger and opens with one reload when nothing is in progress @gate', async ({
  page,
  control,
  builds,
}) => {
  const endTimers = await controlWorkerTimers(page)
  await page.goto('/')
  await inCharge(page)
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await checkUntil(200, endTimers, control)
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
  expect(loads()).toBe(1)
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '{}'))).toMatchObject({
    path: '/',
    count: 1,
  })
})

test('a new build is found while the API is unreachable', async ({ page, casino, control, builds, ears }) => {
  ears.allowNetworkTrouble()
  const endTimers = await controlWorkerTimers(page)
  await page.goto('/')
  await inCharge(page)
  const cuts = SERVICES.map((site) => control.fault({ match: { site }, kind: 'cutBefore', times: 0 }))
  await Promise.all(cuts)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(casino.frame.offline).toBeVisible()
  await control.clearRequests()
  // By then the browser has this build's script, and the server replies 304: there is no newer one.
  await checkUntil(304, endTimers, control)
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await checkUntil(200, endTimers, control)
  await reloadsInto(page, next.id)
  await expect(casino.frame.offline).toBeVisible()
  expect(loads()).toBe(1)
})

test('the page does not reload a second time within 10 s', async ({ page, control, builds }) => {
  await page.goto('/')
  await inCharge(page)
  const expiry = await page.evaluate(() => {
    const expiry = Date.now() + 5_000
    sessionStorage.setItem('nuxt:reload', JSON.stringify({ path: '/', expiry, count: 1 }))
    return expiry
  })
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await reloadsInto(page, next.id)
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThanOrEqual(expiry - 1)
})

test('after three reloads the player decides', async ({ page, control, builds }) => {
  await page.goto('/')
  await inCharge(page)
  await page.evaluate(() => {
    sessionStorage.setItem('nuxt:reload', JSON.stringify({ path: '/', expiry: Date.now() - 60_000, count: 3 }))
  })
  const loads = countLoads(page)
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await expect(page.getByText(UPDATE_BANNER)).toBeVisible()
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
  await openCached(page, await builds.assets())
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
      await expect(page.getByText(UPDATE_BANNER)).toBeHidden()
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
  await openCached(page, [])
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

/** The number of reloads that the guard has counted; -1 during a reload. */
function reloadsCounted(page: Page): Promise<number> {
  return page
    .evaluate((): number => JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '{"count":0}').count)
    .catch(() => -1)
}
