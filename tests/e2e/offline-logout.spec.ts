import type { Page } from '@playwright/test'
import { type Casino, casinoOn } from './pages/casino.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import { fireSync, inCharge } from '../faults/support/service-worker.ts'
import { readAllStorage, queuedCalls, findTraces } from '../faults/support/storage.ts'
import { say, saying } from './support/texts.ts'

const LOGOUT = { endpoint: 'logout' }
/** The local part of the email, which the operator uses as the player's name. */
const NAME = `somebody-${crypto.randomUUID().slice(0, 8)}`
const QUEUE = 'db:workbox-background-sync/requests'

test.beforeEach(({ ears }) => ears.allowNetworkTrouble())

/** Time and sums in play outlive a log-out, as a break does: it must not put off a reality check. */
const LASTING = ['db:MyDatabase/play']

test('a logout without network leaves only its own call on the device, which is sent once @gate', async ({
  casino,
  page,
  context,
  control,
  players,
}) => {
  const player = await players.enter({ balance: '1000.00', email: `${NAME}@example.com` })
  await playSomething(casino)
  const before = await readAllStorage(page)
  expect(findTraces(before, player.token)).toContain('db:MyDatabase/session')
  expect(findTraces(before, player.email)).toContain('db:MyDatabase/players')

  await context.setOffline(true)
  await logOut(page)
  await casino.frame.notifies(say('profile.logOutQueued'))
  await expect.poll(() => queuedCalls(page)).toBe(1)
  const offline = await readAllStorage(page)
  expect(findTraces(offline, player.email, NAME)).toEqual([])
  expect(findTraces(offline, player.token)).toEqual([QUEUE])
  expect(getRows(offline, String(player.id))).toEqual(LASTING)

  await context.setOffline(false)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  const sent = await control.requests(LOGOUT)
  expect(sent.map(({ method, headers, status }) => [method, headers['authorization'], status])).toEqual([
    ['PUT', `Bearer ${player.token}`, 200],
  ])
  const after = await readAllStorage(page)
  expect(findTraces(after, player.email, player.token, NAME)).toEqual([])
  expect(getRows(after, String(player.id))).toEqual(LASTING)
})

test('without a service worker the logout call waits in the database and is sent as well', async ({
  page,
  context,
  control,
  players,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const player = await players.enter()
  await page.goto('/profile')
  await expect(page.getByText(player.email)).toBeVisible()
  await context.setOffline(true)
  await logOut(page)
  await expect.poll(async () => findTraces(await readAllStorage(page), player.token)).toEqual(['db:MyDatabase/outbox'])
  expect(findTraces(await readAllStorage(page), player.email)).toEqual([])
  await context.setOffline(false)
  await expect.poll(async () => findTraces(await readAllStorage(page), player.token)).toEqual([])
  expect((await control.requests(LOGOUT)).map(({ headers }) => headers['authorization'])).toEqual([
    `Bearer ${player.token}`,
  ])
})

test('a player who logs in while the previous player’s logout is pending stays logged in', async ({
  casino,
  page,
  context,
  control,
  players,
}) => {
  const second = await players.make({ balance: '77.00' })
  const first = await players.enter({ balance: '1000.00' })
  await playSomething(casino)
  await context.setOffline(true)
  await logOut(page)
  await expect.poll(() => queuedCalls(page)).toBe(1)
  await control.fault({ match: LOGOUT, kind: 'reply', status: 503, times: 0 })
  await context.setOffline(false)

  await casino.frame.logIn()
  await casino.logIn.byEmail()
  await casino.logInByEmail.with(second)
  await casino.frame.hasBalance('77.00')
  expect(findTraces(await readAllStorage(page), first.email)).toEqual([])
  await control.clearFaults()
  await fireSync(page)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  const bearers = (await control.requests(LOGOUT)).map(({ headers }) => headers['authorization'])
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${first.token}`]))

  await control.clearRequests()
  await page.reload()
  await casino.frame.hasBalance('77.00')
  const asked = await control.waitForRequests({ match: { endpoint: 'getProfile' } })
  await expect.poll(async () => (await control.requests({ endpoint: 'getProfile' }))[0]?.status).toBe(200)
  expect(asked[0]?.headers['authorization']).toMatch(/^Bearer \S+$/)
  expect(asked[0]?.headers['authorization']).not.toBe(`Bearer ${first.token}`)
})

test('Back after a logout in another tab shows nothing of the player', async ({ device, home, players }) => {
  const page = await device.open('/games/slots')
  const player = await players.enter({}, device.context)
  await page.goto(`${home}/profile`)
  await expect(page.getByText(player.email)).toBeVisible()
  await page.goto('about:blank')

  const other = await device.open('/profile')
  await logOut(other)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText(saying('profile.guest'))).toBeVisible()
  await expect(page.locator('body')).not.toContainText(player.email)
  await casinoOn(page).frame.isOfGuest()
})

test('a logout reaches the other tabs, and Back inside the app does not show the player', async ({
  casino,
  page,
  context,
  players,
}) => {
  const player = await players.enter()
  await page.goto('/profile')
  await expect(page.getByText(player.email)).toBeVisible()
  await casino.frame.goTo('Slots')
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await logOut(other)
  await casino.frame.isOfGuest()
  await page.goBack()
  await expect(page.getByText(saying('profile.guest'))).toBeVisible()
  await expect(page.locator('body')).not.toContainText(player.email)
})

/** Fills every store: profile, wallet, payment methods, an invoice, rounds and seeds. */
async function playSomething({ page, dice, frame, payIn, profile }: Casino): Promise<void> {
  await dice.sit()
  await dice.roll.click()
  await dice.nextRound()
  await frame.deposit()
  await payIn.payBy('Mobile payment', '300')
  await payIn.hasInvoice('waiting')
  await payIn.close()
  await profile.open()
  await inCharge(page)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page.getByText(saying('profile.guest'))).toBeVisible()
}

/** Stores with a row of this player: the id is a short number, so only a whole value counts. */
function getRows(stored: Record<string, string>, id: string): string[] {
  const places = Object.entries(stored).filter(
    ([place, content]) => place.startsWith('db:') && content.includes(`"${id}"`),
  )
  return places.map(([place]) => place)
}
