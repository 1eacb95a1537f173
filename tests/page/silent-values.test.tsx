import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { SignUp } from './pages/forms.ts'
import { goToLogInByEmail, LogIn } from './pages/login-forms.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

const EMAIL = 'aru@example.com'
const PASSWORD = 'correct horse battery'
const KAZAKHSTAN = { id: 'geo', ip: null, country: 'KZ', region: 'KZ', blocked: false, fetchedAt: 0 } as const

const never = async () => new Promise<never>(() => undefined)
const commands = { session: { loginByEmail: never, loginByPhone: never, registerByEmail: never, sendLoginCode: never } }

/** How scripts set a value without an event: those of an extension do not run the setter that React has added. */
const SETTERS = {
  page: (field: HTMLInputElement, value: string): void => {
    field.value = value
  },
  extension: (field: HTMLInputElement, value: string): void => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  },
}

function set(field: Locator, value: string, setter = SETTERS.extension): void {
  const element = field.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('not a field')
  setter(element, value)
}

async function open(path: string) {
  const app = await openApp(path, { commands, fill: ({ facts }) => facts.put(KAZAKHSTAN) })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return app
}

test.each(['page', 'extension'] as const)('sends what a script of the %s has filled in silently', async (script) => {
  const { worker } = await open('/?login')
  const form = await goToLogInByEmail()
  set(form.field('Email'), EMAIL, SETTERS[script])
  set(form.field('Password'), PASSWORD, SETTERS[script])
  await form.submit.click()
  await expect.poll(() => worker.getArguments('session.loginByEmail')).toEqual([{ email: EMAIL, password: PASSWORD }])
  await expect.element(form.field('Email')).toHaveValue(EMAIL)
})

test('keeps what was filled in silently when the form is drawn again or another field is typed', async () => {
  const { worker, database } = await open('/?login')
  const form = new LogIn()
  await expect.element(form.phone).toHaveFocus()
  set(form.phone, '8 701 123-45-67')
  set(form.field('Password'), 'not yet')
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await expect.element(form.submit).toHaveAttribute('aria-disabled', 'true')
  await database.facts.put({ id: 'connection', reachable: true, since: 0 })
  await expect.element(form.submit).not.toHaveAttribute('aria-disabled')
  await expect.element(form.phone).toHaveValue('8 701 123-45-67')
  await form.field('Password').fill(PASSWORD)
  await expect.element(form.phone).toHaveValue('(701) 123 45 67')
  await form.submit.click()
  await expect
    .poll(() => worker.getArguments('session.loginByPhone'))
    .toEqual([{ phone: '+77011234567', password: PASSWORD }])
})

test('another button of the form sends the silent values too', async () => {
  const { worker } = await open('/?login')
  const form = new LogIn()
  await expect.element(form.phone).toHaveFocus()
  set(form.phone, '7011234567')
  await form.button(say('login.byCode')).click()
  await expect.poll(() => worker.getArguments('session.sendLoginCode')).toEqual([{ phone: '+77011234567' }])
})

test('registers with the currency and the consent that are shown, however they were set', async () => {
  const { worker } = await open('/?signup')
  const form = new SignUp()
  await expect.element(form.submit).toBeVisible()
  await form.tab('By email').click()
  set(form.field('Email'), EMAIL)
  set(form.field('Password'), PASSWORD)
  const currency = form.currency.element()
  const accept = form.accept.element()
  if (!(currency instanceof HTMLSelectElement) || !(accept instanceof HTMLInputElement)) throw new Error('no fields')
  currency.value = 'EUR'
  accept.checked = true
  await form.submit.click()
  await expect
    .poll(() => worker.getArguments('session.registerByEmail'))
    .toMatchObject([{ email: EMAIL, password: PASSWORD, currency: 'EUR' }])
  await expect.element(page.getByRole('checkbox', { name: /older/ })).toBeChecked()
})

test('a field that was cleared silently is empty', async () => {
  const { worker } = await open('/?login')
  const form = await goToLogInByEmail()
  await form.fill(EMAIL, PASSWORD)
  set(form.field('Password'), '')
  await form.submit.click()
  await form.describes('Password', say('form.password.empty'))
  expect(worker.getArguments('session.loginByEmail')).toEqual([])
})
