import type { Page } from '@playwright/test'
import { say } from '../e2e/support/texts.ts'
import { isInstalled, nginx } from '../servers/servers.ts'
import { SITE } from './support/builds.ts'
import { type Deploy, startDeploy } from './support/deploy.ts'
import { test as base, expect } from './support/fixtures.ts'
import { buildInCharge, findUpdate, inCharge, reloadsInto } from './support/service-worker.ts'

const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({ operator, control, ears }, use) => {
    // The operator is reset before any page makes a request.
    void control
    // A new configuration is loaded by a restart.
    ears.allowNetworkTrouble()
    const deploy = await startDeploy(SITE, operator.port)
    await use(deploy)
    await deploy.stop()
  },
})

test.skip(!isInstalled(nginx), 'nginx is not installed: apt-get install nginx-light')

const FORBIDDEN = /violates the following Content Security Policy directive/

/** The page is React's, not the skeleton, and of this build. */
async function runs(page: Page, build: string): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => window.__boot.build)).toBe(build)
}

async function openInstalled(page: Page, { address }: Deploy, build: string): Promise<void> {
  await page.goto(address)
  await inCharge(page)
  await runs(page, build)
}

test('files first: two open tabs update under the old configuration, and run before and after it follows', async ({
  page,
  context,
  builds,
  deploy,
}) => {
  const second = await context.newPage()
  for (const tab of [page, second]) await openInstalled(tab, deploy, builds.id)
  const next = await builds.next(['index'], { hasOtherLoader: true })
  deploy.files(next.directory)
  await findUpdate(page, next.id)
  for (const tab of [page, second]) await reloadsInto(tab, next.id)
  for (const tab of [page, second]) await runs(tab, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  await page.reload()
  await runs(page, next.id)
  await deploy.configuration(next.directory, SITE)
  for (const tab of [page, second]) {
    await tab.reload()
    await runs(tab, next.id)
  }
})

test('configuration first: old files go on, for newcomers too, and the new files open', async ({
  page,
  builds,
  browser,
  deploy,
}) => {
  await openInstalled(page, deploy, builds.id)
  const next = await builds.next(['index'], { hasOtherLoader: true })
  await deploy.configuration(next.directory, SITE)
  await page.reload()
  await runs(page, builds.id)
  const newcomer = await browser.newContext()
  const theirs = await newcomer.newPage()
  await openInstalled(theirs, deploy, builds.id)
  deploy.files(next.directory)
  for (const tab of [page, theirs]) {
    await findUpdate(tab, next.id)
    await reloadsInto(tab, next.id)
    await runs(tab, next.id)
  }
  await newcomer.close()
})

test('two deploys in a row, each with its configuration late', async ({ page, builds, deploy }) => {
  await openInstalled(page, deploy, builds.id)
  const second = await builds.next(['index'], { hasOtherLoader: true })
  deploy.files(second.directory)
  await findUpdate(page, second.id)
  await reloadsInto(page, second.id)
  const third = await builds.next(['index'], { hasOtherLoader: true })
  deploy.files(third.directory)
  await deploy.configuration(second.directory, SITE)
  await findUpdate(page, third.id)
  await reloadsInto(page, third.id)
  await runs(page, third.id)
  await deploy.configuration(third.directory, second.directory)
  await page.reload()
  await runs(page, third.id)
})

test('going back: the files of the build before run under the newer configuration', async ({
  page,
  builds,
  browser,
  deploy,
}) => {
  const next = await builds.next(['index'], { hasOtherLoader: true })
  await deploy.configuration(next.directory, SITE)
  deploy.files(next.directory)
  await openInstalled(page, deploy, next.id)
  deploy.files(SITE)
  await findUpdate(page, builds.id)
  await reloadsInto(page, builds.id)
  await runs(page, builds.id)
  const newcomer = await browser.newContext()
  await openInstalled(await newcomer.newPage(), deploy, builds.id)
  await newcomer.close()
})

test('an address that is no page has status 404 and shows the app, and the service worker shows it as well', async ({
  page,
  deploy,
  ears,
}) => {
  ears.allow(/Failed to load resource: the server responded with a status of 404/)
  const missing = new URL('/no/such/page', deploy.address).href
  expect((await page.goto(missing))?.status()).toBe(404)
  await expect(page.getByText(say('notFound.text'))).toBeVisible()
  await inCharge(page)
  const response = await page.reload()
  expect(response?.fromServiceWorker()).toBe(true)
  expect(response?.status()).toBe(200)
  await expect(page.getByText(say('notFound.text'))).toBeVisible()
})

test('a build whose loader is the same runs under the old configuration without a service worker', async ({
  page,
  context,
  builds,
  deploy,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const next = await builds.next(['index'])
  deploy.files(next.directory)
  await page.goto(deploy.address)
  await runs(page, next.id)
})

test('without a service worker a forbidden loader runs as soon as the configuration has followed', async ({
  page,
  context,
  builds,
  deploy,
  ears,
}) => {
  ears.allow(FORBIDDEN)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const next = await builds.next(['index'], { hasOtherLoader: true })
  deploy.files(next.directory)
  await page.goto(deploy.address)
  expect(await page.evaluate(() => '__boot' in window)).toBe(false)
  await deploy.configuration(next.directory, SITE)
  await page.reload()
  await runs(page, next.id)
})

test('a cached shell under a policy that forbids its loader runs at the next load', async ({
  page,
  builds,
  deploy,
}) => {
  await openInstalled(page, deploy, builds.id)
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'))
    const cache = await caches.open(name)
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/')
    const shell = key && (await cache.match(key))
    if (!shell) throw new Error('no shell in the cache')
    const headers = new Headers(shell.headers)
    headers.set('Content-Security-Policy', "script-src 'none'")
    await cache.put(key, new Response(await shell.arrayBuffer(), { headers }))
  })
  await page.reload()
  await runs(page, builds.id)
})
