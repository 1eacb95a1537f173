import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { Form, SignUp, notifiesLines } from './pages/forms.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const REGISTER = 'session.registerByEmail'
const PASSWORD = 'correct horse battery'
const WEAK_PASSWORD = 'aabb-abab-baab'
const EMAIL = 'dana.seitova@example.com'
const UNCHANGED = { promo: 'WELCOME100', accepted: true }

/** The next answer of the operator; null lets the command wait for ever. */
let answer: AppError | null = null
let form: SignUp

async function openForm() {
  const app = await openApp('/?signup', {
    commands: {
      session: {
        registerByEmail: async () => (answer ? { ok: false, error: answer } : new Promise(() => undefined)),
        registerByPhone: async () => (answer ? { ok: false, error: answer } : new Promise(() => undefined)),
      },
    },
  })
  form = new SignUp()
  await expect.element(form.submit).toBeVisible()
  return app.worker
}

beforeEach(() => {
  answer = null
})

test('on a low phone the button is whole in view while the form scrolls', async () => {
  await page.viewport(360, 640)
  await openForm()
  await expect.element(form.submit).toBeInViewport({ ratio: 1 })
  await page.viewport(1_280, 900)
})

test('an empty form says for each field what it needs, and focuses the first wrong one', async () => {
  const worker = await openForm()
  await form.submit.click()
  await form.rejects('Email', say('form.email.empty'))
  await form.describes('Password', saying('form.password.empty'))
  await expect.element(form.accept).toHaveAccessibleDescription(saying('register.accept.needed'))
  expect(worker.getArguments(REGISTER)).toEqual([])
})

test.each([
  { email: 'ann.example.com', password: PASSWORD, field: 'Email', says: say('operator.email.invalid') },
  { email: EMAIL, password: 'abc1234', field: 'Password', says: saying('form.password.short') },
  { email: EMAIL, password: 'ab'.repeat(65), field: 'Password', says: saying('form.password.long') },
  { email: EMAIL, password: 'aaaaaaaaa', field: 'Password', says: saying('form.password.oneLetter') },
  { email: EMAIL, password: EMAIL.toUpperCase(), field: 'Password', says: saying('form.password.isEmail') },
  { email: EMAIL, password: 'Qwerty123', field: 'Password', says: saying('form.password.common') },
  { email: EMAIL, password: 'tulpar2026', field: 'Password', says: saying('form.password.brand') },
  { email: EMAIL, password: 'Seitova-1990', field: 'Password', says: saying('form.password.own') },
])('a wrong field shows its error, is not sent, and keeps its value: $says', async ({ field, says, ...typed }) => {
  const worker = await openForm()
  await form.register({ ...UNCHANGED, ...typed })
  await form.rejects(field, says)
  await form.hasValues({ ...UNCHANGED, ...typed })
  expect(worker.getArguments(REGISTER)).toEqual([])
  await form.register({ email: EMAIL, password: PASSWORD })
  await expect.poll(() => worker.getArguments(REGISTER)).toMatchObject([{ email: EMAIL, password: PASSWORD }])
})

test('without the age checkbox no account is opened', async () => {
  const worker = await openForm()
  const typed = { email: EMAIL, password: PASSWORD, accepted: false }
  await form.register(typed)
  await expect.element(form.accept).toHaveAttribute('aria-invalid', 'true')
  await expect.element(form.accept).toHaveAccessibleDescription(say('register.accept.needed'))
  await expect.element(form.accept).toHaveFocus()
  await form.hasValues(typed)
  expect(worker.getArguments(REGISTER)).toEqual([])
})

test.each([
  { email: 'TAKEN@EXAMPLE.COM', password: PASSWORD, promo: '', field: 'Email', code: 'email.taken' },
  { email: EMAIL, password: WEAK_PASSWORD, promo: '', field: 'Password', code: 'password.weak' },
  { email: EMAIL, password: PASSWORD, promo: 'no such code!', field: 'Promo code', code: 'promo.unknown' },
] as const)('a value that the operator rejects shows its error until it is changed: $code', async (rejected) => {
  const { field, code, ...typed } = rejected
  const text = say(`operator.${code}`)
  const name = code.slice(0, code.indexOf('.'))
  answer = { code: 'validation', status: 422, fields: { [name]: [code] }, retry: false }
  const worker = await openForm()
  await form.register({ ...typed, accepted: true })
  await notifiesLines('Error', [text])
  await form.rejects(field, text)
  // An error beside a field is not repeated above the form.
  await expect.element(form.problem).not.toBeInTheDocument()
  await form.hasValues({ ...typed, accepted: true })
  await form.fill({ email: EMAIL, password: PASSWORD, promo: '' })
  await form.accepts(field)
  await form.submit.click()
  await expect.poll(() => worker.getArguments(REGISTER)).toHaveLength(2)
})

test('all rejected fields make one notification, without the request for a captcha', async () => {
  const fields = {
    email: ['email.taken'],
    captcha: ['captcha.required'],
    password: ['password.weak'],
    promo: ['promo.unknown'],
  }
  answer = { code: 'validation', status: 422, fields, retry: false }
  await openForm()
  const typed = { email: EMAIL, password: PASSWORD, promo: 'NONE', accepted: true }
  await form.register(typed)
  const lines = [say('operator.email.taken'), say('operator.password.weak'), say('operator.promo.unknown')] as const
  await notifiesLines('Error', lines)
  await form.describes('Email', lines[0])
  await form.describes('Password', lines[1])
  await form.describes('Promo code', lines[2])
  await expect.element(form.dialog).not.toHaveTextContent(/captcha/i)
  await form.hasValues(typed)
})

test('a rejection that only asks for a captcha is shown in general words', async () => {
  answer = { code: 'validation', status: 422, fields: { captcha: ['captcha.required'] }, retry: false }
  const worker = await openForm()
  const typed = { email: EMAIL, password: PASSWORD, accepted: true }
  await form.register(typed)
  await notifiesLines('Error', [say('form.rejected')])
  await expect.element(form.problem).toHaveTextContent(say('form.rejected'))
  await expect.element(form.dialog).not.toHaveTextContent(/captcha/i)
  await form.hasValues(typed)
  await form.submit.click()
  await expect.poll(() => worker.getArguments(REGISTER)).toHaveLength(2)
})

test.each([
  { error: { code: 'contract', retry: false }, text: say('form.contract') },
  { error: { code: 'operator', status: 503, retry: true }, text: saying('error.operator') },
] as const)('a reply without a meaning is reported and loses no value: $error.code', async ({ error, text }) => {
  answer = error
  await openForm()
  const typed = { ...UNCHANGED, email: EMAIL, password: PASSWORD }
  await form.register(typed)
  await expect.element(form.problem).toHaveTextContent(text)
  await form.hasValues(typed)
})

test('typed values survive a switch to the log-in', async () => {
  await openForm()
  const typed = { email: EMAIL, promo: 'WELCOME100', currency: 'EUR', accepted: true }
  await form.fill(typed)
  await form.button(say('login.title')).click()
  await new Form(say('login.title')).button(say('login.byEmail')).click()
  const byEmail = new Form(say('login.byEmail'))
  await expect.element(byEmail.field('Email')).toHaveValue(EMAIL)
  await byEmail.button(say('register.title')).click()
  await form.hasValues(typed)
})

test('two clicks open one account', async () => {
  const worker = await openForm()
  await form.fill({ email: EMAIL, password: PASSWORD, accepted: true })
  await form.submit.dblClick()
  await expect.element(form.submit).toHaveAttribute('aria-busy', 'true')
  expect(worker.getArguments(REGISTER)).toHaveLength(1)
})

test('by phone and keyboard alone the shared fields stay, and a number that is taken is reported beside it', async () => {
  const worker = await openForm()
  await form.fill({ password: PASSWORD, promo: 'WELCOME100', accepted: true })
  form.tab('By email').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(form.tab('By phone')).toHaveAttribute('aria-selected', 'true')
  await form.hasValues({ password: PASSWORD, promo: 'WELCOME100' })
  await userEvent.keyboard('{Tab}{Tab}+77011234567')
  answer = { code: 'validation', status: 422, fields: { phone: ['phone.taken'] }, retry: false }
  await form.fill({ accepted: true })
  form.field('Phone').element().focus()
  await userEvent.keyboard('{Enter}')
  await form.rejects('Phone', saying('operator.phone.taken'))
  answer = null
  await userEvent.keyboard('{Control>}a{/Control}+77011234568')
  await form.accepts('Phone')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => worker.getArguments('session.registerByPhone')).toHaveLength(2)
  expect(worker.getArguments('session.registerByPhone')[1]).toMatchObject({
    phone: '+77011234568',
    password: PASSWORD,
    promo: 'WELCOME100',
  })
})

test('the user agreement opens in another tab beside the form', async () => {
  await openForm()
  const agreement = form.dialog.getByRole('link', { name: saying('register.agreement') })
  await expect.element(agreement).toHaveAttribute('href', '/policy/en/user-agreement')
  await expect.element(agreement).toHaveAttribute('target', '_blank')
})
