import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('a credited deposit is a notification, read in two tabs and offline, and goes at log-out', async ({
  casino,
  context,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|net::ERR_|WebSocket connection to/)
  const player = await players.enter()
  await casino.open('/?deposit')
  await casino.payIn.payBy('Bank card', '700')
  await casino.payIn.hasInvoice('waiting')
  const [open] = await control.invoices(player.email)
  await control.payInvoice(open?.id ?? 0)
  await expect(casino.success.dialog).toBeVisible()
  await casino.success.close()
  const other = await context.newPage()
  await other.goto('/profile')
  const main = page.getByRole('main')
  const bell = (count: number) => say('notifications.open', { count })
  await expect(other.getByRole('link', { name: bell(1), exact: true })).toBeVisible()
  await expect(page.locator('html[data-unread]')).toHaveCount(1)

  await casino.profile.open()
  await main.getByRole('link', { name: bell(1), exact: true }).click()
  const lines = main.getByRole('list', { name: say('toast.region'), exact: true }).getByRole('listitem')
  await expect(lines).toHaveText([/^New:Deposit credited: ₽700\.00/])
  await expect(other.getByRole('link', { name: bell(0), exact: true })).toBeVisible()
  await expect(page.locator('html[data-unread]')).toHaveCount(0)

  await context.setOffline(true)
  await main.getByRole('link', { name: say('profile.overview'), exact: true }).click()
  await main.getByRole('link', { name: bell(0), exact: true }).click()
  await expect(lines).toHaveText([/^Deposit credited: ₽700\.00/])
  await context.setOffline(false)
  await casino.profile.open()
  await casino.profile.logOut.click()
  await casino.frame.isOfGuest()
  await page.goto('/profile/notifications')
  await expect(main.getByRole('button', { name: say('guest.enter'), exact: true })).toBeVisible()
  await expect(main.getByText('₽700.00')).toHaveCount(0)
})
