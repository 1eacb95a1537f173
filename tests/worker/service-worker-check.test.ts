import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '#worker/core/context.ts'
import { MyDatabase } from '#db/my-database.ts'
import { checkServiceWorker } from '#worker/jobs/service-worker-check.ts'
import { createControlClient } from '../operator/control-client.ts'
import { type Operator, startOperator } from '../operator/operator.ts'

let site: string
let operator: Operator
let db: MyDatabase
const host = {
  hasServiceWorker: vi.fn(async () => true),
  followWaiting: vi.fn(async () => undefined),
  updateServiceWorker: vi.fn(async () => true),
}

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'tulpar-site-'))
  serve('first')
  operator = await startOperator({ site, controlPort: 0 })
  db = new MyDatabase()
  vi.clearAllMocks()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://localhost:${operator.port}${path}`, init))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await operator.stop()
  await db.delete()
  rmSync(site, { recursive: true, force: true })
})

function serve(script: string): void {
  writeFileSync(join(site, 'sw.js'), script)
}

// The part of a worker's context that this check uses.
const check = () => checkServiceWorker({ db, page: { bridge: host } } as unknown as Context)

/** The statuses of the requests for sw.js since the last call. */
async function answers(): Promise<(number | null)[]> {
  const control = createControlClient(operator.controlPort ?? 0)
  const requests = await control.requests({ site: 'page', path: '/sw.js' })
  await control.clearRequests()
  return requests.map(({ status }) => status)
}

test('requests a known script with its ETag, and asks for no update on a 304', async () => {
  await check()
  await check()
  await check()
  expect(await answers()).toEqual([200, 304, 304])
  expect(host.updateServiceWorker).toHaveBeenCalledTimes(1)
  // A waiting service worker is followed all the same.
  expect(host.followWaiting).toHaveBeenCalledTimes(2)
})

test('asks the browser once for an update when the script has changed', async () => {
  await check()
  serve('second, and longer')
  await check()
  await check()
  expect(await answers()).toEqual([200, 200, 304])
  expect(host.updateServiceWorker).toHaveBeenCalledTimes(2)
})

test('asks for an update again until the browser could install the script', async () => {
  host.updateServiceWorker.mockResolvedValueOnce(false).mockResolvedValueOnce(false)
  await check()
  await check()
  await check()
  await check()
  expect(await answers()).toEqual([200, 200, 200, 304])
  expect(host.updateServiceWorker).toHaveBeenCalledTimes(3)
})

test('requests the script without an ETag when no service worker controls the page', async () => {
  await check()
  host.hasServiceWorker.mockResolvedValueOnce(false)
  await check()
  expect(await answers()).toEqual([200, 200])
  expect(host.updateServiceWorker).toHaveBeenCalledTimes(2)
})

test('ignores a reply that is not a script, and does not store its ETag', async () => {
  const control = createControlClient(operator.controlPort ?? 0)
  await control.fault({
    match: { site: 'page', path: '/sw.js' },
    kind: 'reply',
    status: 200,
    body: '<!doctype html><title>Log in to the network</title>',
    headers: { etag: '"gateway"' },
  })
  await check()
  await check()
  expect(host.updateServiceWorker).toHaveBeenCalledTimes(1)
  expect(await db.facts.get('serviceWorker')).not.toMatchObject({ tag: '"gateway"' })
})
