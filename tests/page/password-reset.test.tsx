import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import { Recovery } from './pages/recovery.ts'
import { SignUp } from './pages/forms.ts'
import { LogIn } from './pages/login-forms.ts'
import { heading } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const EMAIL = 'aru@example.com'
const NEW_PASSWORD = 'another horse entirely'
const PHONE = { width: 360, height: 740 }
/** The height in px above the on-screen keyboard. */
const ABOVE_KEYBOARD = 330

/** What the operator answers to a request for a code, to a code, to a password and to the check of a link. */
let answers: { forgot?: AppError; code?: AppError; password?: AppError; check?: AppError }
let form: Recovery

async function openAt(path: string) {
  const answer = <Value,>(error: AppError | undefined, value: Value) =>
    error ? { ok: false as const, error } : { ok: true as const, value }
  const { worker } = await openApp(path, {
    commands: {
      restore: {
        forgot: async () => {
          const now = Date.now()
          return answer(answers.forgot, { resendAt: now + 60_000, expiresAt: now + 300_000 })
        },
        confirmCode: async () => answer(answers.code, { token: 'a-token' }),
        checkToken: async () => answer(answers.check, undefined),
        resetByCode: async () => answer(answers.password, undefined),
        resetByPhone: async () => answer(answers.password, undefined),
      },
    },
  })
  form = new Recovery()
  return worker
}

function rejected(field: string, code: string): AppError {
  return { code: 'validation', status: 422, fields: { [field]: [code] }, retry: false }
}

beforeEach(() => {
  answers = {}
})

test('an empty form says what it needs, and sends nothing', async () => {
  const worker = await openAt('/password/reset')
  await form.button(say('restore.send')).click()
  await form.rejects('Email', say('form.email.empty'))
  expect(worker.getArguments('restore.forgot')).toEqual([])
})

test('the reset page does not reveal whether an account exists', async () => {
  await openAt('/password/reset')
  await form.askFor(EMAIL)
  await expect.element(form.dialog).toHaveTextContent(EMAIL)
  await expect.element(form.dialog).toHaveTextContent(say('restore.ifKnown'))
  await expect.element(form.dialog).toHaveTextContent(say('restore.orLink'))
})

test('a wrong code is shown beside its field', async () => {
  await openAt('/password/reset')
  await form.askFor(EMAIL)
  answers.code = rejected('code', 'code.wrong')
  await form.confirm('000000')
  await form.rejects('Code', say('operator.code.wrong'))
})

test.each([
  { repeat: 'something else', answer: undefined, field: 'Repeat password', says: say('form.repeat.differs'), calls: 0 },
  {
    repeat: NEW_PASSWORD,
    answer: rejected('password', 'password.weak'),
    field: 'New password',
    says: saying('operator.password.weak'),
    calls: 1,
  },
])('a wrong new password is shown beside its field: $says', async ({ repeat, answer, field, says, calls }) => {
  const worker = await openAt('/password/reset')
  await form.askFor(EMAIL)
  await form.confirm('123456')
  await expect.element(form.password).toHaveFocus()
  if (answer) answers.password = answer
  await form.choose(NEW_PASSWORD, repeat)
  await form.rejects(field, says)
  expect(worker.getArguments('restore.resetByCode')).toHaveLength(calls)
})

test('a rejection of a field that is not on the form is shown above it', async () => {
  answers.forgot = rejected('phone', 'phone.invalid')
  await openAt('/password/reset')
  await form.fillEmail(EMAIL)
  await form.button(say('restore.send')).click()
  await expect.element(form.problem).toHaveTextContent(say('operator.phone.invalid'))
})

test.each([
  { way: 'phone', path: '/reset-password/some-token?phone=%2B77011234567', next: 'form' },
  { way: 'email', path: '/reset-password/other-token', next: 'button' },
])('a link by $way whose check fails can be tried again', async ({ path, next }) => {
  answers.check = { code: 'operator', status: 503, retry: true }
  await openAt(path)
  await expect.element(form.problem).toHaveTextContent(say('restore.notChecked'))
  await expect.element(form.problem).toHaveTextContent(saying('error.operator'))
  await expect.poll(() => location.pathname + location.search).toBe('/reset-password')
  delete answers.check
  await form.button(say('errorPage.retry')).click()
  await expect.element(next === 'button' ? form.button(say('restore.continue')) : form.password).toBeVisible()
})

test.each(['dialog', 'page'])(
  'on a phone the focused field of a %s stays above the on-screen keyboard',
  async (where) => {
    await page.viewport(PHONE.width, PHONE.height)
    // Headless browsers have no on-screen keyboard: a fake visual viewport stands in for it.
    const view = Object.assign(new EventTarget(), { ...PHONE, offsetTop: 0, offsetLeft: 0, scale: 1 })
    const descriptor = Object.getOwnPropertyDescriptor(window, 'visualViewport')
    Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
    const bottom = () => document.activeElement?.getBoundingClientRect().bottom ?? Infinity
    try {
      if (where === 'dialog') {
        await openAt('/?signup')
        await expect.element(new SignUp().field('Promo code')).toBeVisible()
        new SignUp().field('Promo code').element().focus()
      } else {
        await openAt('/password/reset')
        await form.askFor(EMAIL)
        await form.confirm('123456')
        await expect.element(form.password).toHaveFocus()
        form.repeat.element().focus()
      }
      await expect.poll(bottom).toBeGreaterThan(ABOVE_KEYBOARD)
      Object.assign(view, { height: ABOVE_KEYBOARD }).dispatchEvent(new Event('resize'))
      await expect.poll(bottom).toBeLessThan(ABOVE_KEYBOARD)
    } finally {
      if (descriptor) Object.defineProperty(window, 'visualViewport', descriptor)
      await page.viewport(1440, 900)
    }
  },
)

test('a password is reset by phone with the keyboard, back to the log-in with the number', async () => {
  const worker = await openAt('/password/reset')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  tab('By email').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('By phone')).toHaveFocus()
  await expect.element(tab('By email')).toHaveAttribute('tabindex', '-1')
  // The country, then the number.
  await userEvent.keyboard('{Tab}{Tab}+77011234567{Enter}')
  await expect.element(form.code).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(form.password).toHaveFocus()
  // The button that shows the characters, then the second field.
  await userEvent.keyboard(`${NEW_PASSWORD}{Tab}{Tab}${NEW_PASSWORD}{Enter}`)
  await expect.element(new LogIn().phone).toHaveValue('(701) 123 45 67')
  expect(worker.getArguments('restore.resetByPhone')).toEqual([
    { phone: '+77011234567', token: 'a-token', password: NEW_PASSWORD, repeat: NEW_PASSWORD },
  ])
})

test('a link by phone whose token was used leads to the error page, which says so', async () => {
  answers.check = rejected('token', 'reset.expired')
  await openAt('/reset-password/some-token?phone=%2B77011234567')
  await expect.poll(() => location.pathname).toBe('/error')
  await expect.element(heading('Something went wrong')).toBeVisible()
  await expect.element(page.getByText(say('operator.reset.expired'), { exact: true })).toBeVisible()
})
