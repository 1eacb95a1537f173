import { beforeEach, expect, test } from 'vitest'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { PlayerRow } from '#db/rows.ts'
import { AccessForm } from './pages/access-form.ts'
import { CodeStep } from './pages/login-forms.ts'
import { link, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const OLD = 'correct horse battery'
const NEXT = 'a grey mare on the steppe'
const WEAK = 'aabb-abab-baab'
const FIELDS = ['Old password', 'New password', 'Repeat password']

const CONFIRMED_EMAIL = { isEmailVerified: true }
const confirmedPhone = (phone: string) => ({ phone, isPhoneVerified: true })

/** The next answer of the operator; null accepts. */
let answer: AppError | null
let form: AccessForm

beforeEach(() => {
  answer = null
})

async function openAccess(player: Partial<PlayerRow> = {}) {
  const reply = <Value,>(value: Value): Result<Value> => (answer ? { ok: false, error: answer } : { ok: true, value })
  const { worker, database } = await openApp('/profile/access', {
    commands: {
      profile: {
        updatePassword: async () => reply(undefined),
        setPassword: async () => {
          if (!answer) await database.players.update(PLAYER_ID, { isPasswordSet: true })
          return reply(undefined)
        },
        sendConfirmation: async () => reply({ resendAt: Date.now(), expiresAt: Date.now() + 300_000 }),
        confirm: async ({ to }) => {
          if (!answer)
            await database.players.update(PLAYER_ID, 'email' in to ? CONFIRMED_EMAIL : confirmedPhone(to.phone))
          return reply(undefined)
        },
        sendLoginData: async () => reply(undefined),
      },
    },
    fill: (filled) => signIn(filled, { player }),
  })
  form = new AccessForm(say('access.save'))
  await expect.element(form.submit).toBeVisible()
  return worker
}

async function type(...values: string[]): Promise<void> {
  const shown = values.length === FIELDS.length ? FIELDS : FIELDS.slice(1)
  for (const [at, value] of values.entries()) await form.field(shown[at] ?? '').fill(value)
  await form.submit.click()
}

function rejected(field: string, code: string): AppError {
  return { code: 'validation', status: 422, fields: { [field]: [code] }, retry: false }
}

test('missing and differing passwords are shown before anything is sent', async () => {
  const worker = await openAccess()
  await form.submit.click()
  await form.rejects('Old password', say('form.password.empty'))
  await type(OLD, NEXT, `${NEXT}!`)
  await form.rejects('Repeat password', say('form.repeat.differs'))
  expect(worker.getArguments('profile.updatePassword')).toEqual([])
})

test.each([
  { name: 'old_password', code: 'password.wrong', field: 'Old password', says: say('operator.password.wrong') },
  { name: 'new_password', code: 'password.weak', field: 'New password', says: saying('operator.password.weak') },
  {
    name: 'password_confirm',
    code: 'password.differs',
    field: 'Repeat password',
    says: say('operator.password.differs'),
  },
])('a password that the operator rejects is shown beside its field: $name', async ({ name, code, field, says }) => {
  const worker = await openAccess()
  answer = rejected(name, code)
  await type(OLD, NEXT, NEXT)
  await form.rejects(field, says)
  for (const other of FIELDS) if (other !== field) await form.accepts(other)
  await expect.element(form.field('New password')).toHaveValue(NEXT)
  expect(worker.getArguments('profile.updatePassword')).toEqual([{ oldPassword: OLD, password: NEXT, repeat: NEXT }])
  answer = null
  await form.submit.click()
  await form.isDone(say('access.password.changed'))
  for (const each of FIELDS) {
    await expect.element(form.field(each)).toHaveValue('')
    await form.accepts(each)
  }
})

test.each([
  { name: 'password', code: 'password.weak', field: 'New password', says: saying('operator.password.weak') },
  {
    name: 'confirm_password',
    code: 'password.differs',
    field: 'Repeat password',
    says: say('operator.password.differs'),
  },
])('a first password that the operator rejects is shown beside its field: $name', async (rejection) => {
  const { name, code, field, says } = rejection
  const worker = await openAccess({ isPasswordSet: false })
  await expect.element(form.field('Old password')).not.toBeInTheDocument()
  answer = rejected(name, code)
  await type(WEAK, WEAK)
  await form.rejects(field, says)
  answer = null
  await type(NEXT, NEXT)
  await form.isDone(say('access.password.set'))
  expect(worker.getArguments('profile.setPassword').at(-1)).toEqual({ password: NEXT, repeat: NEXT })
  // With a password set, the old one has to be typed to change it.
  await expect.element(form.field('Old password')).toBeVisible()
})

test('the code of an email is still asked for after a visit to another section, and confirms the address', async () => {
  const worker = await openAccess()
  await new AccessForm(say('access.confirm')).submit.click()
  const step = new AccessForm(say('access.email.confirm'))
  await expect.element(step.field('Code')).toBeVisible()
  const sections = main.getByRole('navigation', { name: say('profile.sections'), exact: true })
  await link('Settings', sections).click()
  await expect.element(step.field('Code')).not.toBeInTheDocument()
  await link('Access', sections).click()
  await step.field('Code').fill('123456')
  await step.submit.click()
  await step.isDone(say('access.email.confirmed'))
  await expect.element(step.field('Code')).not.toBeInTheDocument()
  await expect.element(main.getByText(say('profile.verified'), { exact: true })).toBeVisible()
  expect(worker.getArguments('profile.confirm')).toEqual([{ to: { email: 'aru@example.com' }, code: '123456' }])
})

test('an email code that is wrong is shown beside its field', async () => {
  await openAccess()
  const email = new AccessForm(say('access.confirm'))
  await email.submit.click()
  const step = new AccessForm(say('access.email.confirm'))
  await step.field('Code').fill('000000')
  answer = rejected('code', 'code.wrong')
  await step.submit.click()
  await step.rejects('Code', say('operator.code.wrong'))
})

test('a phone number that is missing or taken is shown beside its field', async () => {
  const worker = await openAccess()
  const phone = new AccessForm(say('access.sendCode'))
  await phone.submit.click()
  await phone.rejects('Phone', say('form.phone.empty'))
  expect(worker.getArguments('profile.sendConfirmation')).toEqual([])
  answer = rejected('phone', 'phone.taken')
  await phone.field('Phone').fill('+7 701 123 45 67')
  await phone.submit.click()
  await phone.rejects('Phone', saying('operator.phone.taken'))
  expect(worker.getArguments('profile.sendConfirmation')).toEqual([{ phone: '+77011234567' }])
})

test('a phone code that is wrong is shown beside its field in the dialog', async () => {
  await openAccess()
  const phone = new AccessForm(say('access.sendCode'))
  await phone.field('Phone').fill('+7 701 123 45 67')
  await phone.submit.click()
  const step = new CodeStep(say('confirmPhone.title'), say('confirmPhone.submit'))
  await expect.element(step.code).toHaveFocus()
  answer = rejected('code', 'code.wrong')
  await step.with('000000')
  await step.rejects('Code', say('operator.code.wrong'))
})

test('a confirmed phone number closes its dialog and is not asked for any more', async () => {
  await openAccess()
  const phone = new AccessForm(say('access.sendCode'))
  await phone.field('Phone').fill('+7 701 123 45 67')
  await phone.submit.click()
  const step = new CodeStep(say('confirmPhone.title'), say('confirmPhone.submit'))
  await step.with('123456')
  await expect.element(step.dialog).not.toBeInTheDocument()
  await expect.element(main.getByText(say('profile.verified'), { exact: true })).toBeVisible()
  await expect.element(phone.field('Phone')).not.toBeInTheDocument()
})

test('the log-in details are sent to the address that is typed; at first it is the player’s', async () => {
  const worker = await openAccess()
  const data = new AccessForm(say('access.loginData.send'))
  await expect.element(data.field(say('access.loginData.to'))).toHaveValue('aru@example.com')
  await data.field(say('access.loginData.to')).fill('dana@example.com')
  await data.submit.click()
  await data.isDone(say('access.loginData.sent', { email: 'dana@example.com' }))
  expect(worker.getArguments('profile.sendLoginData')).toEqual([{ email: 'dana@example.com' }])
})
