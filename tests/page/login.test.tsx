import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { notifiesLines } from './pages/forms.ts'
import { LogIn, goToLogInByEmail } from './pages/login-forms.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const BY_EMAIL = 'session.loginByEmail'
const BY_PHONE = 'session.loginByPhone'
const EMAIL = 'aru@example.com'
const PASSWORD = 'correct horse battery'
const KAZAKHSTAN = { id: 'geo', ip: null, country: 'KZ', region: 'KZ', blocked: false, fetchedAt: 0 } as const

/** The next answer of the operator; null lets the command wait for ever. */
let answer: AppError | null = null

async function openLogIn() {
  const reply = async () => (answer ? { ok: false as const, error: answer } : new Promise<never>(() => undefined))
  const { worker, database } = await openApp('/?login', {
    commands: { session: { loginByEmail: reply, loginByPhone: reply } },
    fill: ({ facts }) => facts.put(KAZAKHSTAN),
  })
  await expect.element(new LogIn().phone).toHaveFocus()
  return { worker, database }
}

beforeEach(() => {
  answer = null
})

test('an empty or invalid field says beside it what is missing', async () => {
  const { worker } = await openLogIn()
  const form = await goToLogInByEmail()
  await form.submit.click()
  await form.rejects('Email', say('form.email.empty'))
  await form.describes('Password', saying('form.password.empty'))
  await form.with('ann@', 'something')
  await form.rejects('Email', say('operator.email.invalid'))
  expect(worker.getArguments(BY_EMAIL)).toEqual([])
})

test('a player who has excluded themselves reads so, and until when', async () => {
  const until = '2027-05-28T10:00:00.000Z'
  answer = { code: 'forbidden', status: 403, reason: 'protection.excluded', fields: { until: [until] }, retry: false }
  await openLogIn()
  const form = await goToLogInByEmail()
  await form.with(EMAIL, PASSWORD)
  const dialog = page.getByRole('dialog', { name: say('exclusion.title'), exact: true })
  await expect.element(dialog).toHaveTextContent(/You’ve excluded yourself until May 28, 2027/)
  await expect.element(dialog.getByRole('button', { name: say('support.title'), exact: true })).toBeVisible()
  await expect.element(page.getByRole('dialog')).toHaveLength(1)
  expect(document.body.textContent).not.toContain(say('error.error'))
})

test('a wrong password is reported, stays in the field and can be corrected', async () => {
  answer = { code: 'credentials', status: 401, retry: false }
  const { worker } = await openLogIn()
  const form = await goToLogInByEmail()
  await form.with(EMAIL, 'not this one')
  await notifiesLines('Error', [say('error.credentials')])
  await expect.element(form.problem).toHaveTextContent(say('error.credentials'))
  await expect.element(form.field('Email')).toHaveValue(EMAIL)
  await expect.element(form.field('Password')).toHaveValue('not this one')
  await expect.element(form.field('Password')).toHaveFocus()

  answer = null
  await form.with(EMAIL, PASSWORD)
  await expect.poll(() => worker.getArguments(BY_EMAIL)).toHaveLength(2)
  expect(worker.getArguments(BY_EMAIL)[1]).toEqual({ email: EMAIL, password: PASSWORD })
})

test('the password is not readable, and can be pasted and filled in by a password manager', async () => {
  await openLogIn()
  const password = (await goToLogInByEmail()).field('Password')
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  expect(password.element().dispatchEvent(paste)).toBe(true)
})

test('too many tries show how long to wait', async () => {
  answer = { code: 'tooMany', status: 429, reason: 'login.tooMany', retry: true, retryAt: Date.now() + 115_000 }
  await openLogIn()
  const form = await goToLogInByEmail()
  await form.with(EMAIL, 'not this one')
  await expect.element(form.problem).toHaveTextContent(saying('operator.login.tooMany'))
  await expect.element(form.problem).toHaveTextContent(/You can try again in \d+ seconds\./)
})

test.each([
  { typed: '', says: say('form.phone.empty'), shows: '' },
  { typed: '+49 (170) 123-45-67', says: saying('form.phone.foreign'), shows: '+49 (170) 123-45-67' },
  { typed: '+7 701 12', says: saying('form.phone.short'), shows: '(701) 12' },
])('a phone number that cannot be right is not sent: $typed', async ({ typed, says, shows }) => {
  const { worker } = await openLogIn()
  const form = new LogIn()
  await form.with(typed, PASSWORD)
  await form.rejects('Phone', says)
  await expect.element(form.phone).toHaveValue(shows)
  expect(worker.getArguments(BY_PHONE)).toEqual([])
})

test.each([
  { typed: '+375 29 123-45-67', country: 'by', shows: '(29) 123 45 67', sends: '+375291234567' },
  { typed: '8 (701) 1234567', country: 'kz', shows: '(701) 123 45 67', sends: '+77011234567' },
])('a phone number is accepted in everyday formats: $typed', async ({ typed, country, shows, sends }) => {
  const { worker } = await openLogIn()
  const form = new LogIn()
  await form.with(typed, PASSWORD)
  await expect.element(form.country).toHaveValue(country)
  await expect.element(form.phone).toHaveValue(shows)
  await expect.poll(() => worker.getArguments(BY_PHONE)).toEqual([{ phone: sends, password: PASSWORD }])
})

test('without the operator a form stays open with its typed values, and says why nothing is sent', async () => {
  const { worker, database } = await openLogIn()
  const form = await goToLogInByEmail()
  await form.fill(EMAIL, PASSWORD)
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await expect.element(form.submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(form.dialog).toHaveTextContent(say('connection.needed'))
  await form.submit.click({ force: true })
  await expect.element(form.field('Password')).toHaveValue(PASSWORD)
  expect(worker.getArguments(BY_EMAIL)).toEqual([])
  await database.facts.put({ id: 'connection', reachable: true, since: 0 })
  await expect.element(form.submit).not.toHaveAttribute('aria-disabled')
  await form.submit.click()
  await expect.poll(() => worker.getArguments(BY_EMAIL)).toEqual([{ email: EMAIL, password: PASSWORD }])
})
