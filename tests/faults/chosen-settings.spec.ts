import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from '../e2e/support/fixtures.ts'
import { seenThere } from '../e2e/support/session.ts'
import { fireSync, inCharge } from './support/service-worker.ts'
import { queuedCalls } from './support/storage.ts'

const SETTINGS = { endpoint: 'updateSettings', method: 'PUT' }

test('sends no setting from the service worker after a later choice that the server accepted', async ({
  casino,
  context,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  quiet.allow(REJECTED_BY_OPERATOR)
  await players.enter()
  const { settings, page } = casino
  await settings.open()
  await seenThere(page)
  await inCharge(page)
  // The web worker of a first visit is older than the service worker and sends pending calls itself.
  await page.reload()
  await seenThere(page)
  await context.setOffline(true)
  await expect(casino.frame.offline).toBeVisible()
  await settings.timeZone.selectOption('Asia/Tokyo')
  await expect.poll(() => queuedCalls(page)).toBe(1)

  await control.fault({ match: SETTINGS, kind: 'reply', status: 503, times: 0 })
  await context.setOffline(false)
  await control.waitForRequests({ match: SETTINGS })
  await expect(casino.frame.offline).toBeHidden()
  expect(await queuedCalls(page)).toBe(1)
  await control.clearFaults()
  await settings.timeZone.selectOption('Europe/Minsk')
  await expect(settings.said('Saved')).toHaveCount(1)
  expect(await queuedCalls(page)).toBe(0)
  await fireSync(page)
  await page.reload()
  await expect(settings.timeZone).toHaveValue('Europe/Minsk')
  const taken = (await control.requests(SETTINGS)).filter(({ status }) => status === 200)
  const zones = taken.map(({ body }) => JSON.parse(body ?? '').timezone)
  // The pending call may be sent just before the second choice, but never after it, and the second choice is sent once.
  expect(zones.filter((zone) => zone !== 'Asia/Tokyo')).toEqual(['Europe/Minsk'])
  expect(zones.at(-1)).toBe('Europe/Minsk')
})
