import { createBrowserKeys } from '../worker/support/push-keys.ts'
import { inCharge, wholeBuildCached } from '../faults/support/service-worker.ts'
import { type Casino, casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { connectPush, givePushService, readShown, recordShown } from './support/push.ts'
import { builtFiles } from './support/site.ts'
import { say, saying } from './support/texts.ts'

const PAID = {
  key: 'withdrawals.paid',
  tag: 'payout:17',
  path: '/profile/history?type=withdrawals',
  values: { amount: '₽100', method: 'Bank card' },
} as const
const SHOWN = { title: 'Withdrawal completed', body: '', tag: PAID.tag, data: PAID.path }

/** Switches on the notifications of withdrawals, once the service worker is `ready` for them. */
async function switchOn({ settings }: Casino, ready: () => Promise<void>): Promise<void> {
  await settings.open()
  await ready()
  await settings.topic('withdrawals').check()
  await expect(settings.said(say('setting.saved'))).toBeVisible()
}

test.beforeEach(({ quiet }) => quiet.allow(OPERATOR_GONE))

test('a push reaches a closed page, without amounts; the app lists it, also offline', async ({
  casino,
  context,
  control,
  home,
  operator,
  page,
  players,
}) => {
  const browser = createBrowserKeys(operator.port, 'phone')
  await givePushService(context, browser.subscription)
  const { email } = await players.enter()
  await switchOn(casino, () => wholeBuildCached(page, builtFiles()))
  await recordShown(context)
  const later = await context.newPage()
  const deliver = await connectPush(later, home)
  await page.close()

  await control.push({ email, ...PAID })
  const [message] = await control.pushedMessages()
  await deliver(browser.decrypt(message?.body ?? ''))
  await expect.poll(() => readShown(context)).toEqual({ notifications: [SHOWN], badge: 1 })

  await context.setOffline(true)
  await later.goto(`${home}/profile`)
  const bell = casinoOn(later).frame.header.getByRole('link', { name: 'Notifications, 1 new', exact: true })
  await bell.click()
  const lines = later.getByRole('list', { name: say('toast.region'), exact: true })
  await lines.getByRole('link', { name: SHOWN.title, exact: true }).click()
  await expect(later).toHaveURL(home + PAID.path)
})

test('a log-out without a network ends the notifications here at once, and at the operator when it is back', async ({
  casino,
  context,
  control,
  home,
  operator,
  page,
  players,
}) => {
  const browser = createBrowserKeys(operator.port, 'phone')
  await givePushService(context, browser.subscription)
  const { email } = await players.enter()
  await switchOn(casino, () => inCharge(page))
  await expect.poll(async () => (await control.pushSubscriptions(email)).length).toBe(1)
  await recordShown(context)
  await casino.profile.open()
  // The page is in front, so it does not show it as a notification.
  await control.push({ email, ...PAID })
  const [message] = await control.pushedMessages()
  const deliver = await connectPush(page, home)
  await deliver(browser.decrypt(message?.body ?? ''))
  await expect.poll(async () => (await readShown(context)).badge).toBe(1)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page.getByText(saying('profile.guest'))).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.has('push'))).toBe(false)
  await expect.poll(() => readShown(context)).toEqual({ notifications: [], badge: 0 })
  await context.setOffline(false)
  await expect.poll(() => control.pushSubscriptions(email)).toEqual([])
})
