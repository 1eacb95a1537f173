import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { codeFor, seenThere } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const NEW_PASSWORD = 'another horse entirely'

test('a password is reset by email and code, from the log-in and back to it @gate', async ({
  casino,
  control,
  players,
}) => {
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
  await restore.askFor({ email })
  await onTheWire(control, 'forgotByEmail', { body: { email }, bearer: null })

  const code = await codeFor(control, email)
  await restore.code.with(code)
  await expect(restore.password).toBeFocused()
  await onTheWire(control, 'confirmEmailResetCode', { body: { email, code }, bearer: null })

  await restore.choose(NEW_PASSWORD)
  await expect(casino.logInByEmail.field('Email')).toHaveValue(email)
  await casino.frame.notifies(saying('restore.done'))
  const passwords = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }
  const body = { email, code, reset_token: expect.any(String), ...passwords }
  await onTheWire(control, 'resetByEmailCode', { body, bearer: null })
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
  quiet.allow(REJECTED_BY_OPERATOR)
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
