import { OPERATOR_GONE, REJECTED_BY_OPERATOR } from '../e2e/support/fixtures.ts'
import { expect, test } from './support/fixtures.ts'
import { readAllStorage } from './support/storage.ts'
import { say } from '../e2e/support/texts.ts'

test('works online in a browser without service workers', async ({ casino, context, page, players }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  await expect(page.getByRole('region', { name: 'Popular' }).getByRole('link').nth(5)).toBeVisible()
  await casino.frame.goTo('Slots')
  await expect(page.getByText('940 games')).toBeVisible()
  await casino.frame.goTo('Dice')
  await casino.dice.isOn()
  await casino.dice.roll.click()
  await casino.dice.nextRound()
  await casino.frame.deposit()
  await (await casino.payIn.payBy('Mobile payment', '300')).pay()
  await expect(casino.success.dialog).toBeVisible()
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
})

test('keeps the page and shows an error when a chunk cannot be loaded, and loads it once the network is back', async ({
  casino,
  context,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await players.enter({ balance: '1000.00' })
  await casino.open()
  await casino.frame.hasBalance('1000.00')
  await page.evaluate(() => Object.assign(window, { isThisPage: true }))
  // Wait for everything that loads after the first paint: texts that are loading when the network stops log warnings.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await control.stopListening()
  await casino.frame.goTo('Slots')
  await expect(page.getByText(say('errorPage.missing'))).toBeVisible()
  await casino.frame.hasBalance('1000.00')
  await control.startListening()
  await expect(page.getByText('940 games')).toBeVisible()
  expect(await page.evaluate(() => 'isThisPage' in window)).toBe(true)
})

test('loads chunks that no page waits for once the network is back', async ({
  builds,
  casino,
  context,
  control,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const late = await builds.chunk('DeferredFeatures')
  const lost = [`**${late}`, '**/builds/latest.json']
  for (const each of lost) await page.route(each, (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('latest.json'))
  await casino.open()
  await asked
  await expect(casino.home.shelf('Popular')).toBeVisible()
  await expect(casino.frame.notifications).not.toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await page.unrouteAll()
  await control.startListening()
  await expect(casino.frame.notifications).toBeAttached()
})

test('revokes the token of a log-out that got no answer, even if the page is left at once', async ({
  casino,
  context,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await players.enter()
  await casino.profile.open()
  // What only a service worker answers gets no answer here.
  await context.route('**/_queue', () => undefined)
  const match = { endpoint: 'logout' }
  await control.fault({ match, kind: 'reply', status: 500 })
  await casino.profile.logOut.press('Enter')
  const outbox = async () => (await readAllStorage(page))['db:MyDatabase/outbox']
  await expect.poll(outbox).toContain('authorization')
  await page.reload()
  await control.waitForRequests({ match, count: 2 })
  await expect.poll(outbox).not.toContain('authorization')
  expect((await control.counters()).logouts).toBe(1)
})
