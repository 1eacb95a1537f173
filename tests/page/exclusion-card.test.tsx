import { expect, test } from 'vitest'
import { Form } from './pages/forms.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { say } from './support/texts.ts'

let playerId = ''

const open = () =>
  openApp('/profile/setting/limits', {
    fill: async (database) => {
      playerId = await logIn(database, { balance: 10_000 })
      await database.protection.put(protectionRow(playerId))
    },
  })

test('self-exclusion asks for its length and the password, and ends on the calm page of a guest', async () => {
  const { worker, database } = await open()
  worker.commands = {
    protection: {
      excludeSelf: async ({ password }) => {
        if (password === 'wrong') {
          const fields = { password: ['password.wrong'] }
          return { ok: false, error: { code: 'validation', status: 422, fields, retry: false } }
        }
        await database.session.clear()
        return { ok: true, value: { until: null, registerUrl: null } }
      },
    },
  }
  const form = new Form(main.getByRole('region', { name: say('exclusion.title'), exact: true }))
  const submit = form.button(say('exclusion.submit'))
  await submit.click()
  await form.rejects(say('exclusion.length'), say('exclusion.length.none'))
  await form.dialog.getByRole('combobox').selectOptions(say('exclusion.length.forGood'))
  await form.field(say('form.password')).fill('wrong')
  await submit.click()
  await form.rejects(say('form.password'), say('operator.exclusion.password'))
  await form.field(say('form.password')).fill('wind-and-steppe')
  await submit.click()
  await expect.element(main.getByRole('heading', { name: say('protection.block.excludedForGood') })).toBeVisible()
  await expect.element(main.getByText(say('profile.guest'))).not.toBeInTheDocument()
  expect(worker.getArguments('protection.excludeSelf').at(-1)).toEqual({ months: null, password: 'wind-and-steppe' })
})

test('a player without a password excludes themselves by a tick, or by the one set meanwhile', async () => {
  const { worker, database } = await open()
  await database.players.update(playerId, { isPasswordSet: false })
  worker.commands = {
    protection: {
      excludeSelf: async ({ password }) => {
        if (password !== undefined) return { ok: true, value: { until: null, registerUrl: null } }
        const fields = { password: ['password.wrong'] }
        return { ok: false, error: { code: 'validation', status: 422, fields, retry: false } }
      },
    },
  }
  const form = new Form(main.getByRole('region', { name: say('exclusion.title'), exact: true }))
  const password = form.field(say('form.password'))
  await expect.element(form.field(say('exclusion.sure'))).toBeVisible()
  await expect.element(password).not.toBeInTheDocument()
  await form.dialog.getByRole('combobox').selectOptions(say('exclusion.length.year1'))
  await form.button(say('exclusion.submit')).click()
  await form.rejects(say('exclusion.sure'), say('exclusion.sure.none'))
  expect(worker.getArguments('protection.excludeSelf')).toEqual([])
  await form.field(say('exclusion.sure')).click()
  await form.button(say('exclusion.submit')).click()
  await form.describes(say('form.password'), say('form.password.empty'))
  await password.fill('wind-and-steppe')
  await form.button(say('exclusion.submit')).click()
  await expect
    .poll(() => worker.getArguments('protection.excludeSelf'))
    .toEqual([{ months: 12 }, { months: 12, password: 'wind-and-steppe' }])
})
