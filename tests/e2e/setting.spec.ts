import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { seenThere } from './support/session.ts'
import { builtFiles } from './support/site.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { say } from './support/texts.ts'

test('a setting that was changed offline is sent once, with its last value, when the connection is back', async ({
  casino,
  context,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const { token: bearer } = await players.enter()
  const { settings, page } = casino
  await settings.open()
  await seenThere(page)
  await wholeBuildCached(page, builtFiles())
  await context.setOffline(true)
  await expect(casino.frame.offline).toBeVisible()
  for (const zone of ['Asia/Tokyo', 'Europe/Paris', 'Europe/Minsk']) await settings.timeZone.selectOption(zone)
  await expect(settings.said(say('setting.queued'))).toHaveCount(1)
  await settings.hideAvatar.check()
  await settings.hideAvatar.uncheck()
  await settings.hideAvatar.check()
  await expect(settings.said(say('setting.queued'))).toHaveCount(2)

  await page.reload()
  await expect(settings.timeZone).toHaveValue('Europe/Minsk')
  await expect(settings.hideAvatar).toBeChecked()
  await expect(settings.said(say('setting.queued'))).toHaveCount(2)
  expect(await control.requests({ endpoint: 'updateSettings' })).toEqual([])

  await context.setOffline(false)
  await expect(settings.said(say('setting.queued'))).toHaveCount(0)
  await expect(settings.said(say('setting.retrying'))).toHaveCount(0)
  const sent = await control.requests({ endpoint: 'updateSettings', method: 'PUT' })
  const bodies = sent.map(({ body }) => JSON.parse(body ?? ''))
  expect(Object.assign({}, ...bodies)).toEqual({ timezone: 'Europe/Minsk', is_avatar_hidden: true })
  expect(bodies.map((body) => Object.keys(body)).flat()).toHaveLength(2)
  expect(new Set(sent.map(({ headers }) => headers['authorization']))).toEqual(new Set([`Bearer ${bearer}`]))
  await page.reload()
  await expect(settings.timeZone).toHaveValue('Europe/Minsk')
  await expect(settings.hideAvatar).toBeChecked()
})
