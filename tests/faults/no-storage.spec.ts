import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import type { Builds } from './support/builds.ts'
import { type Ears, expect, test } from './support/fixtures.ts'
import { inCharge } from './support/service-worker.ts'
import { saying } from '../e2e/support/texts.ts'

/** Ways in which browsers block databases; run in page, worker and service worker before anything else. */
const FAULTS = {
  'there is no IndexedDB': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  'IndexedDB refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'opening a database fails': () => {
    IDBFactory.prototype.open = () => {
      const error = new DOMException('A mutation operation was attempted.', 'InvalidStateError')
      // As much of a request as the callers of `open` use.
      const request = Object.assign(new EventTarget(), { error, onerror: (_event: Event) => undefined })
      request.addEventListener('error', (event) => request.onerror(event))
      setTimeout(() => request.dispatchEvent(new Event('error')))
      return request as unknown as IDBOpenDBRequest
    }
  },
}

/** What Chromium blocks when all cookies are blocked. Its headless shell lacks that setting. */
function blockCookies(): void {
  const throwDenied = (): never => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  const reject = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  IDBFactory.prototype.open = throwDenied
  LockManager.prototype.request = reject
  LockManager.prototype.query = reject
  CacheStorage.prototype.open = reject
  if (!('document' in globalThis)) return
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: throwDenied })
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set() {},
  })
  ServiceWorkerContainer.prototype.register = reject
  ServiceWorkerContainer.prototype.getRegistration = reject
}

const NOTICE = saying('connection.noStorage')

type Parts = { builds: Builds; context: BrowserContext; control: ControlClient; ears: Ears }

/** From now on nothing in the browser can open a database. */
async function takeStorage({ builds, context, control, ears }: Parts, fault: () => unknown): Promise<void> {
  const script = `(${String(fault)})();`
  const build = await builds.next()
  await writeFile(join(build.directory, 'assets/no-storage.js'), script)
  // Imported modules run before the importing one, in order of the imports.
  const worker = (await builds.chunk('worker-index')).slice(1)
  await build.change(worker, (code) => `import"./no-storage.js";${code}`)
  await build.change('sw.js', (code) => script + code)
  await control.serveSite(build.directory)
  await context.addInitScript(fault)
  ears.listen(context)
  // A warning for the operator's engineers.
  ears.allow('[worker] memory instead of disk')
}

function countWorkers(page: Page): () => number {
  let workers = 0
  page.on('worker', () => (workers += 1))
  return () => workers
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name}: works online as long as the tab is open`, async ({
    casino,
    context,
    page,
    control,
    builds,
    ears,
    players,
  }) => {
    await takeStorage({ builds, context, control, ears }, fault)
    const workers = countWorkers(page)
    const player = await players.make({ balance: '1000.00' })
    await casino.open()
    await casino.frame.isOfGuest()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link').nth(5)).toBeVisible()
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.hasBalance('1000.00')

    await casino.frame.goTo('Dice')
    await casino.dice.isOn()
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    const { balance } = await control.wallet(player.email)
    expect(balance).not.toBe(100_000)
    await casino.frame.hasBalance((balance / 100).toFixed(2))
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(workers(), 'workers of the tab').toBe(1)

    await page.reload()
    await casino.frame.hasBalance((balance / 100).toFixed(2))
    // The shell shows no notice: follow a link within the page.
    await expect(page.getByText(NOTICE)).toBeVisible()
    await casino.frame.goTo('Slots')
    await expect(page.getByText('940 games')).toBeVisible()
    expect(workers(), 'workers of both pages').toBe(2)
  })
}

test('with all cookies blocked, logs in and out in this tab and says what has to be allowed', async ({
  casino,
  context,
  page,
  control,
  builds,
  ears,
  players,
}) => {
  await takeStorage({ builds, context, control, ears }, blockCookies)
  const workers = countWorkers(page)
  const player = await players.make({ balance: '1000.00' })
  await casino.open()
  await casino.frame.isOfGuest()
  await expect(page.getByText(NOTICE)).toContainText(saying('connection.noStorage'))
  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with(player)
  await casino.frame.hasBalance('1000.00')
  await casino.frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  await casino.frame.header.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await casino.frame.isOfGuest()
  expect(await control.requests({ endpoint: 'logout' })).toHaveLength(1)
  expect(workers(), 'workers of the tab').toBe(1)
})

test('restores the session from its cookie and fetches the rest when a worker dies with its in-memory data', async ({
  casino,
  context,
  page,
  control,
  builds,
  ears,
  players,
}) => {
  await takeStorage({ builds, context, control, ears }, FAULTS['IndexedDB refuses to open'])
  const player = await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  await control.credit({ email: player.email, amount: '0.50' })
  await page.evaluate(() => window.__boot.worker.terminate())
  await casino.frame.hasBalance('1000.50')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await casino.frame.goTo('Dice')
  await casino.dice.isOn()
})

test('keeps a logout without network pending in the tab, as the service worker cannot store it', async ({
  casino,
  context,
  page,
  control,
  builds,
  ears,
  players,
}) => {
  ears.allowNetworkTrouble()
  await takeStorage({ builds, context, control, ears }, FAULTS['opening a database fails'])
  const player = await players.enter()
  await casino.open('/profile')
  await expect(page.getByText(player.email)).toBeVisible()
  await inCharge(page)
  await context.setOffline(true)
  const reportResponse = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.fromServiceWorker(),
  )
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await casino.frame.isOfGuest()
  expect((await reportResponse).status()).toBe(204)
  await context.setOffline(false)
  const sent = async () =>
    (await control.requests({ endpoint: 'logout' })).map(({ headers }) => headers['authorization'])
  await expect.poll(sent).toEqual([`Bearer ${player.token}`])
})
