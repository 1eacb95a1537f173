import { expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import type { LocalProtectionRow } from '#db/rows.ts'
import { Form } from './pages/forms.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { say } from './support/texts.ts'

const SET = 'protection.setSessionLimit'

/** The page without a connection, with a session limit of 90 minutes and 50.00. */
function openOffline(local: Partial<LocalProtectionRow> = {}) {
  return openApp('/profile/setting/limits', {
    fill: async (database) => {
      const playerId = await logIn(database, { balance: 10_000 })
      const known = { sessionLimit: { minutes: 90, loss: minor(5_000) }, realityCheckMinutes: 60 }
      await database.protection.put(protectionRow(playerId, known))
      await database.localProtection.put({ playerId, breakUntil: null, isBreakUnsent: false, limits: [], ...local })
      await database.facts.put({ id: 'connection', reachable: false, since: 0 })
    },
  })
}

const session = () => new Form(main.getByRole('region', { name: say('limits.session'), exact: true }))
const checks = () => main.getByRole('region', { name: say('limits.check'), exact: true })

test('a lower session limit is saved without a connection, and a higher one is not', async () => {
  const { worker } = await openOffline()
  worker.commands = { protection: { setSessionLimit: async () => ({ ok: true, value: { isConfirmed: false } }) } }
  const form = session()
  const save = form.button(say('limits.session.save'))
  const minutes = form.field(say('limits.session.minutes'))
  await expect.element(minutes).toHaveValue('90')
  await minutes.fill('120')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(form.dialog).toHaveTextContent(say('connection.needed'))
  await minutes.fill('')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await minutes.fill('30')
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await expect.poll(() => worker.getArguments(SET)).toEqual([{ minutes: 30, loss: 5_000, currency: 'RUB' }])
})

test('what only this device holds is shown as not confirmed yet', async () => {
  await openOffline({ sessionLimit: { minutes: 30, loss: null, currency: 'RUB' }, realityCheckMinutes: 15 })
  const form = session()
  await expect.element(form.field(say('limits.session.minutes'))).toHaveValue('30')
  await expect.element(form.field(say('limits.session.loss'))).toHaveValue('50')
  await expect.element(form.dialog).toHaveTextContent(say('limits.local'))
  await expect.element(checks().getByRole('combobox')).toHaveValue('15')
  await expect.element(checks()).toHaveTextContent(say('limits.local'))
})

test('a shorter interval of reality checks is chosen without a connection', async () => {
  const { worker } = await openOffline()
  worker.commands = { protection: { setRealityCheck: async () => ({ ok: true, value: { isConfirmed: false } }) } }
  await expect.element(checks()).toHaveTextContent(say('limits.check.offline'))
  await checks().getByRole('combobox').selectOptions('15')
  await expect.poll(() => worker.getArguments('protection.setRealityCheck')).toEqual([{ minutes: 15 }])
})
