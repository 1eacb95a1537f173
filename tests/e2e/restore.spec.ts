import { REFUSED_BY_OPERATOR, WEAK_PASSWORD, expect, newEmail, newPhone, test } from './support/fixtures.ts'
import { codeFor, seenThere } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const NEW_PASSWORD = 'another horse entirely'
const PHONE = { width: 360, height: 740 }
/** The height in px above the on-screen keyboard. */
const ABOVE_KEYBOARD = 330

test('a password is reset by email and code, from the log-in and back to it', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const { email } = await players.make({ balance: '5.00' })
  const { restore } = casino
  await casino.open('/?login')
  await seenThere(casino.page)
  await casino.logIn.byEmail()
  await casino.logInByEmail.forgot()
  await restore.isHere()
  await expect(casino.logInByEmail.dialog).toHaveCount(0)
  await casino.open('/?login')
  await casino.logIn.forgot()
  await restore.isHere()
  await expect(casino.logIn.dialog).toHaveCount(0)
  await restore.button(say('restore.send')).click()
  await restore.refuses('Email', say('form.email.empty'))
  await restore.askFor({ email })
  await onTheWire(control, 'forgotByEmail', { body: { email }, bearer: null })
  await expect(restore.dialog).toContainText(say('restore.orLink'))

  const code = await codeFor(control, email)
  await restore.code.with(code === '000000' ? '111111' : '000000')
  await restore.code.refuses('Code', say('operator.code.wrong'))
  await restore.code.with(code)
  await expect(restore.password).toBeFocused()
  await onTheWire(control, 'confirmEmailResetCode', { body: { email, code }, bearer: null, times: 2 })

  await restore.choose(NEW_PASSWORD, 'something else')
  await restore.refuses('Repeat password', say('form.repeat.differs'))
  await restore.choose(WEAK_PASSWORD)
  await restore.refuses('New password', saying('operator.password.weak'))
  await restore.choose(NEW_PASSWORD)
  await expect(casino.logInByEmail.field('Email')).toHaveValue(email)
  await casino.frame.notifies(saying('restore.done'))
  const passwords = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }
  const body = { email, code, reset_token: expect.any(String), ...passwords }
  await onTheWire(control, 'resetByEmailCode', { body, bearer: null, times: 2 })
  await casino.logInByEmail.with({ email, password: NEW_PASSWORD })
  await casino.frame.hasBalance('5.00')
})

test('a reset link removes its token from the address, survives a reload, and works once', async ({
  casino,
  control,
  home,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const { email } = await players.make()
  const { restore } = casino
  await restore.open()
  await seenThere(page)
  await restore.askFor({ email })
  const [letter] = await control.letters(email)
  const link = letter?.link ?? ''
  const token = link.split('/').at(-1) ?? ''

  await page.goto(link)
  await expect(restore.button('Continue')).toBeVisible()
  await expect(page).toHaveURL(`${home}/reset-password`)
  await onTheWire(control, 'checkEmailResetToken', { body: { token }, bearer: null })
  await page.reload()
  await restore.button('Continue').click()
  await expect(restore.password).toBeFocused()
  await onTheWire(control, 'confirmEmailResetToken', { body: { token }, bearer: null })
  await restore.choose(NEW_PASSWORD)
  await expect(casino.logInByEmail.dialog).toBeVisible()
  const passwords = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }
  await onTheWire(control, 'resetByEmailToken', { body: { token, ...passwords }, bearer: null })
  await casino.logInByEmail.with({ email, password: NEW_PASSWORD })
  await casino.frame.isOfPlayer()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: say('restore.goneTitle'), exact: true })).toBeVisible()
  await restore.button(say('restore.askAnew')).click()
  await expect(restore.tab('By email')).toHaveAttribute('aria-selected', 'true')
})

test('a password is reset by phone with the keyboard; a used token leads to the error page', async ({
  casino,
  control,
  home,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const phone = newPhone()
  await players.make({ phone })
  const { restore } = casino
  const { keyboard } = page
  await restore.open()
  await seenThere(page)
  await restore.tab('By email').focus()
  await keyboard.press('ArrowRight')
  await expect(restore.tab('By phone')).toBeFocused()
  await expect(restore.tab('By email')).toHaveAttribute('tabindex', '-1')
  // The country, then the number.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(phone)
  await keyboard.press('Enter')
  await expect(restore.code.code).toBeFocused()
  await onTheWire(control, 'forgotByPhone', { body: { phone }, bearer: null })

  const code = await codeFor(control, phone)
  const opened = page.waitForRequest(/token\/check/)
  await keyboard.type(code)
  await keyboard.press('Enter')
  await opened
  await expect(restore.password).toBeFocused()
  await expect(page).toHaveURL(`${home}/reset-password`)
  await onTheWire(control, 'confirmPhoneResetCode', { body: { phone, code }, bearer: null })
  const checked = { body: { phone, token: expect.any(String) }, bearer: null }
  const sent = await onTheWire(control, 'checkPhoneResetToken', checked)
  const { token } = JSON.parse(sent.body ?? '')

  await keyboard.type(NEW_PASSWORD)
  // The button that shows the characters, then the second field.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(NEW_PASSWORD)
  await keyboard.press('Enter')
  await expect(casino.logIn.phone).toHaveValue(/^\(701\) \d{3} \d\d \d\d$/)
  const passwords = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }
  await onTheWire(control, 'resetByPhone', { body: { phone, reset_token: token, ...passwords }, bearer: null })

  await page.goto(`/reset-password/${token}?phone=${encodeURIComponent(phone)}`)
  await page.waitForURL(`${home}/error`)
  await expect(casino.frame.heading('Something went wrong')).toBeVisible()
  await expect(page.getByText(say('operator.reset.expired'), { exact: true })).toBeVisible()
})

test('a link whose check fails can be tried again, by email and by phone', async ({
  casino,
  control,
  home,
  page,
  players,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|net::ERR_/)
  const { email } = await players.make()
  const { restore } = casino
  await restore.open()
  await restore.askFor({ email })
  const [letter] = await control.letters(email)
  const check = { path: '^/api/v2/auth/password/(email|phone)/token/check$' }
  const order = { match: check, kind: 'reply', status: 503, body: {}, times: 0 } as const
  await control.fault(order)
  await page.goto('/reset-password/some-token?phone=%2B77011234567')
  await expect(restore.problem).toContainText(say('restore.notChecked'))
  await expect(page).toHaveURL(`${home}/reset-password`)
  await page.goto(letter?.link ?? '')
  await expect(restore.problem).toContainText(saying('error.operator'))
  await control.clearFaults()
  await restore.button('Try again').click()
  await expect(restore.button('Continue')).toBeVisible()
})

test('the reset page does not reveal whether an account exists', async ({ casino, control }) => {
  const email = newEmail()
  await casino.restore.open()
  await casino.restore.askFor({ email })
  await expect(casino.restore.dialog).toContainText(email)
  expect(await control.letters(email)).toEqual([])
})

test('a rejection of a field that is not on the form is shown above it', async ({ casino, control, quiet }) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const errors = { phone: ['phone.invalid'] }
  await control.fault({ match: { endpoint: 'forgotByEmail' }, kind: 'reply', status: 422, body: { errors } })
  const { restore } = casino
  await restore.open()
  await restore.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(newEmail())
  await restore.button(say('restore.send')).click()
  await expect(restore.dialog.getByRole('alert')).toContainText(say('operator.phone.invalid'))
})

test('on a phone the focused field stays above the on-screen keyboard, in a dialog and on a page', async ({
  casino,
  control,
  page,
  players,
}) => {
  await page.setViewportSize(PHONE)
  // Headless browsers have no on-screen keyboard: a fake visual viewport stands in for it.
  await page.addInitScript(({ width, height }) => {
    const view = Object.assign(new EventTarget(), { width, height, offsetTop: 0, offsetLeft: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: view })
  }, PHONE)
  const keyboardRises = () =>
    page.evaluate((height) => {
      const view = window.visualViewport
      if (view) Object.assign(view, { height }).dispatchEvent(new Event('resize'))
    }, ABOVE_KEYBOARD)
  const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? Infinity)

  await casino.open('/?signup')
  await casino.signUp.field('Promo code').focus()
  expect(await bottom()).toBeGreaterThan(ABOVE_KEYBOARD)
  await keyboardRises()
  await expect.poll(bottom).toBeLessThan(ABOVE_KEYBOARD)

  const { email } = await players.make()
  const { restore } = casino
  await restore.open()
  await restore.askFor({ email })
  await restore.code.with(await codeFor(control, email))
  await restore.repeat.focus()
  expect(await bottom()).toBeGreaterThan(ABOVE_KEYBOARD)
  await keyboardRises()
  await expect.poll(bottom).toBeLessThan(ABOVE_KEYBOARD)
})
