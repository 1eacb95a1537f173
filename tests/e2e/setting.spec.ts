import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { seenThere } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { builtFiles } from './support/site.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { say } from './support/texts.ts'

test.describe('settings', () => {
  test.use({ hasServiceWorkers: false })

  test('each setting is saved when it is chosen; a rejected one shows an error and is reset', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const { token: bearer } = await players.enter()
    const { settings, page } = casino
    await settings.open()
    await seenThere(page)
    await settings.timeZone.selectOption('Europe/Minsk')
    await expect(settings.said('Saved')).toHaveCount(1)
    await onTheWire(control, 'updateSettings', { body: { timezone: 'Europe/Minsk' }, bearer })
    await settings.hideAvatar.check()
    await expect(settings.said('Saved')).toHaveCount(2)
    await onTheWire(control, 'updateSettings', { body: { is_avatar_hidden: true }, bearer, times: 2 })
    await settings.hideStatistics.check()
    await expect(settings.said('Saved')).toHaveCount(3)
    await onTheWire(control, 'updateSettings', { body: { is_statistics_hidden: true }, bearer, times: 3 })

    await test.step('a rejected setting shows an error and is reset', async () => {
      await control.fault({ match: { endpoint: 'updateSettings' }, kind: 'reply', status: 403, body: {} })
      await settings.hideStatistics.uncheck({ force: true }).catch(() => undefined)
      await casino.frame.notifies(say('error.forbidden'))
      await expect(settings.hideStatistics).toBeChecked()
      await expect(settings.said('Saved')).toHaveCount(2)
    })

    await casino.profile.open()
    await expect(casino.profile.fact('Time zone')).toHaveText('Minsk, UTC+3')
    await expect(page.getByTestId('avatar')).toHaveAttribute('data-hidden')

    await settings.open()
    await expect(settings.timeZone).toHaveValue('Europe/Minsk')
    await expect(settings.hideAvatar).toBeChecked()
    await settings.language.selectOption({ label: 'Русский' })
    await onTheWire(control, 'updateSettings', { body: { locale: 'ru' }, bearer, language: 'ru', times: 5 })
    await expect(page.getByRole('heading', { name: 'Профиль', level: 1, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Сохранено' })).toHaveCount(1)
  })
})

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
