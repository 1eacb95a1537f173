import { PASSWORD, REJECTED_BY_OPERATOR, expect, newEmail, newPhone, test } from './support/fixtures.ts'
import { codeFor, seenThere } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const NEXT = 'a grey mare on the steppe'

test.describe('password', () => {
  test('changes the password against the old one, and the new one logs in', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter()
    const { access } = casino
    await access.open()
    await seenThere(casino.page)
    await access.change(PASSWORD, NEXT)
    await access.password.isDone(say('access.password.changed'))
    await onTheWire(control, 'updatePassword', {
      body: { old_password: PASSWORD, password: NEXT, password_confirm: NEXT },
      bearer: player.token,
    })

    await casino.profile.open()
    await casino.profile.logOut.press('Enter')
    await casino.page
      .getByRole('main')
      .getByRole('button', { name: say('guest.enter'), exact: true })
      .click()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await expect(casino.logInByEmail.problem).toContainText(saying('error.credentials'))
    await casino.logInByEmail.with({ ...player, password: NEXT })
    await casino.frame.isOfPlayer()
  })

  test('sets the first password of a player who signed up without one', async ({
    casino,
    context,
    control,
    home,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const phone = newPhone()
    const { token } = await control.createPlayer({ phone })
    await context.addCookies([{ name: 'token', value: token, url: home }])
    const { access } = casino
    await access.open()
    await seenThere(casino.page)
    await expect(access.password.field('Old password')).toHaveCount(0)
    await access.first(NEXT)
    await access.password.isDone(say('access.password.set'))
    await onTheWire(control, 'setPassword', {
      body: { password: NEXT, confirm_password: NEXT },
      bearer: token,
    })
    // With a password set, the old one has to be typed to change it.
    await expect(access.password.field('Old password')).toBeVisible()

    await casino.profile.open()
    await casino.profile.logOut.press('Enter')
    await casino.page
      .getByRole('main')
      .getByRole('button', { name: say('guest.enter'), exact: true })
      .click()
    await casino.logIn.with({ phone, password: NEXT })
    await casino.frame.isOfPlayer()
  })
})

test('confirms an email address with the code that was sent to it', async ({ casino, control, players, quiet }) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await control.set({ codeResendMs: 0 })
  const player = await players.enter()
  const { email, token: bearer } = player
  const { access } = casino
  await access.open()
  await seenThere(casino.page)
  await access.email.submit.click()
  await onTheWire(control, 'sendEmailCode', { body: { email }, bearer })
  const step = access.emailCode
  await step.again.click()
  await onTheWire(control, 'resendEmailCode', { body: { email }, bearer })

  // The code can still be entered after a visit to another section of the profile.
  await casino.page.getByRole('link', { name: 'Bonuses', exact: true }).last().click()
  await expect(casino.page.getByRole('heading', { name: say('bonuses.rewards'), exact: true })).toBeVisible()
  await casino.page.getByRole('link', { name: 'Access', exact: true }).click()
  const code = await codeFor(control, email)
  await step.with(code)
  await access.email.isDone(say('access.email.confirmed'))
  await expect(access.email.dialog.getByText(say('profile.verified'), { exact: true })).toBeVisible()
  await onTheWire(control, 'verifyEmailCode', { body: { email, code }, bearer })
  await expect(step.code).toHaveCount(0)
})

test('adds a phone number, confirms it in its dialog, and sends the log-in details to an email address', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await control.set({ codeResendMs: 0 })
  const player = await players.enter()
  const phone = newPhone()
  const { token: bearer } = player
  const { access, confirmByPhone } = casino
  await access.open()
  await seenThere(casino.page)
  await access.phone.field('Phone').fill(phone)
  await access.phone.submit.click()
  await expect(confirmByPhone.dialog).toBeVisible()
  await onTheWire(control, 'sendPhoneCode', { body: { phone }, bearer })
  await confirmByPhone.again.click()
  await onTheWire(control, 'resendPhoneCode', { body: { phone }, bearer })
  const code = await codeFor(control, phone)
  await confirmByPhone.with(code)
  await expect(confirmByPhone.dialog).toHaveCount(0)
  await onTheWire(control, 'verifyPhoneCode', { body: { phone, code }, bearer })
  await expect(access.phone.dialog.getByText(say('profile.verified'), { exact: true })).toBeVisible()
  await expect(access.phone.field('Phone')).toHaveCount(0)

  await expect(access.loginData.field(say('access.loginData.to'))).toHaveValue(player.email)
  const email = newEmail()
  await access.loginData.field(say('access.loginData.to')).fill(email)
  await access.loginData.submit.click()
  await access.loginData.isDone(say('access.loginData.sent', { email }))
  await onTheWire(control, 'sendLoginData', { body: { email }, bearer })
  expect(await control.letters(email)).toMatchObject([{ kind: 'login-data' }])
})
