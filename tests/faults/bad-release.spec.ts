import type { Page } from '@playwright/test'
import { say } from '../e2e/support/texts.ts'
import { countLoads, getBuild } from '../e2e/support/update.ts'
import type { Build } from './support/builds.ts'
import { expect, test } from './support/fixtures.ts'
import { publish } from './support/release.ts'
import { buildInCharge, findUpdate, inCharge, reloadsInto } from './support/service-worker.ts'

const BROKEN = 'this build is broken'

const throwing = (code: string): string => `throw new Error("${BROKEN}");${code}`

type Bad = { what: string; moved: string; breakIt: (code: string) => string }
const BAD: Bad[] = [
  { what: 'its module throws', moved: 'index', breakIt: throwing },
  { what: 'a chunk of its start is missing', moved: 'index', breakIt: (code) => `import "./gone-12345678.js";${code}` },
  { what: 'its data worker throws at the start', moved: 'worker-index', breakIt: throwing },
  { what: 'it reloads without end', moved: 'index', breakIt: () => 'location.reload();await new Promise(() => {})' },
]

function breakChunk(build: Build, { moved, breakIt }: Bad): Promise<void> {
  return build.change(build.chunk(moved), breakIt)
}

/** Resolves when the service worker knows that this build has started. */
async function untilBooted(page: Page, build: string): Promise<void> {
  const booted = () => page.evaluate(async () => (await caches.match('/_state'))?.json())
  await expect.poll(booted).toMatchObject({ booted: build })
}

for (const bad of BAD) {
  test(`a build goes back to the one before when ${bad.what}, and a good one is taken`, async ({
    casino,
    control,
    page,
    players,
    builds,
    ears,
  }) => {
    ears.allow(BROKEN)
    // What the worker was doing as its page was left.
    ears.allow('[worker] unforeseen')
    ears.allowNetworkTrouble()
    await players.enter({ balance: '1000.00' })
    await casino.open()
    await inCharge(page)
    await untilBooted(page, builds.id)
    const loads = countLoads(page)
    const next = await builds.next([bad.moved])
    await breakChunk(next, bad)
    await control.serveSite(next.directory)
    await findUpdate(page, next.id)
    await expect(page.getByText(say('update.wentBack'))).toBeVisible()
    expect(await getBuild(page)).toBe(builds.id)
    // One of them is the update.
    expect(loads()).toBeLessThanOrEqual(3)
    await page.reload()
    expect(await getBuild(page)).toBe(builds.id)
    await casino.frame.goTo('Dice')
    await casino.dice.isOn()
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    await expect(page.getByText(say('update.wentBack'))).toBeHidden()
    await page.goto('/')

    const good = await builds.next()
    await control.serveSite(good.directory)
    await findUpdate(page, good.id)
    await reloadsInto(page, good.id)
    await expect.poll(() => buildInCharge(page)).toBe(good.id)
  })
}

test('a broken build that has none before it says so, with the message of the operator', async ({
  control,
  page,
  builds,
  ears,
}) => {
  ears.allow(BROKEN)
  const broken = await builds.next(['index'])
  await breakChunk(broken, { what: '', moved: 'index', breakIt: throwing })
  const texts = { en: 'We are <b>mending</b> it.' }
  await publish(broken, { message: { until: Date.now() + 3_600_000, texts } })
  await control.serveSite(broken.directory)
  const loads = countLoads(page)
  await page.goto('/')
  await expect(page.getByText(say('shell.failed'))).toBeVisible()
  await expect(page.getByText(texts.en)).toBeVisible()
  await expect(page.getByRole('link', { name: say('shell.retry') })).toBeVisible()
  expect(loads()).toBe(2)
})

test('a new build whose files cannot be loaded for want of a network is not left', async ({
  control,
  page,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  await page.goto('/')
  await inCharge(page)
  await untilBooted(page, builds.id)
  const next = await builds.next(['index'])
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await reloadsInto(page, next.id)
  await expect.poll(() => buildInCharge(page)).toBe(next.id)
  // Its first start is as good as not reported, its files are lost, and there is no network.
  await page.evaluate(
    async ([path = '', build]) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(path)
      const cache = await caches.open('builds')
      const state = await (await cache.match('/_state'))?.json()
      await cache.put('/_state', Response.json({ ...state, booted: build }))
    },
    [next.chunk('index'), builds.id],
  )
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await control.stopListening()
  for (let times = 0; times < 3; times += 1) {
    await page.reload()
    await expect(page.getByText(say('shell.failed'))).toBeVisible()
  }
  expect(await getBuild(page)).toBe(next.id)
  await control.startListening()
  await page.getByRole('link', { name: say('shell.retry') }).click()
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible()
  expect(await getBuild(page)).toBe(next.id)
})
