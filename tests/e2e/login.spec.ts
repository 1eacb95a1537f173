import { expect, newPhone, test } from './support/fixtures.ts'
import { codeFor, seenThere, readToken } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('log-in by email', () => {
  test('a player logs in by email and sees the balance, with calls as in the contract @gate', async ({
    casino,
    control,
    players,
  }) => {
    const player = await players.make({ balance: '250.50' })
    await casino.open()
    await seenThere(casino.page)
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.hasBalance('250.50')
    await expect(casino.logInByEmail.dialog).toHaveCount(0)

    const { email, password } = player
    await onTheWire(control, 'loginByEmail', { body: { email, password }, bearer: null })
    await onTheWire(control, 'getProfile', { bearer: await readToken(casino.page), times: 'some' })
  })

  test('a log-out removes the player from the device and is sent to the operator @gate', async ({
    casino,
    context,
    control,
    home,
    players,
  }) => {
    const player = await players.enter({ balance: '99.00' })
    await casino.profile.open()
    await casino.frame.hasBalance('99.00')
    await expect(casino.profile.fact('Email')).toContainText(player.email)
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    await expect(casino.page.getByText(player.email)).toHaveCount(0)
    // The page shows a guest a moment before its cookies are gone.
    const tokens = async () => (await context.cookies(home)).filter(({ name }) => /token/i.test(name))
    await expect.poll(tokens).toEqual([])

    await onTheWire(control, 'logout', { bearer: player.token })
    await casino.page.reload()
    await casino.frame.isOfGuest()
  })
})

test('an expired token is refreshed without the player noticing @gate', async ({ casino, control, players }) => {
  const player = await players.enter({ balance: '12.00' })
  await casino.open()
  await casino.frame.hasBalance('12.00')
  await seenThere(casino.page)
  // The page is left first: an open page would refresh at once, and leaving it would lose the reply.
  await casino.page.goto('about:blank')
  await control.expireTokens(player.email)
  await casino.profile.open()
  await onTheWire(control, 'refreshToken', { bearer: player.token })
  await expect.poll(() => readToken(casino.page)).not.toBe(player.token)
  await casino.frame.hasBalance('12.00')
})

test.describe('log-in by phone', () => {
  test.beforeEach(async ({ casino }) => {
    await casino.open()
    await seenThere(casino.page)
    await casino.frame.logIn()
  })

  test('a log-in code is sent, asked for again after a reload, and logs in', async ({ casino, control, players }) => {
    const phone = newPhone()
    await players.make({ phone })
    const step = casino.confirmByPhone
    await casino.logIn.phone.fill(phone)
    await casino.logIn.byCode()
    await expect(step.code).toBeFocused()
    await onTheWire(control, 'sendPhoneLoginCode', { body: { phone }, bearer: null })
    // A phone may discard the tab while the player reads the message in another app.
    await casino.page.reload()
    await expect(step.code).toBeVisible()

    await control.set({ codeResendMs: 0 })
    await step.back(say('confirmPhone.back'))
    await expect(casino.logIn.phone).toHaveValue(/^\(701\) \d{3} \d\d \d\d$/)
    await casino.logIn.byCode()
    await step.again.click()
    await expect(step.dialog).toContainText(say('code.sentAgain'))
    await onTheWire(control, 'resendPhoneLoginCode', { query: '?type=sms', body: { phone }, bearer: null })
    const code = await codeFor(control, phone)
    await step.with(code)
    await casino.frame.isOfPlayer()
    await expect(step.dialog).toHaveCount(0)
    await onTheWire(control, 'loginByPhoneCode', { query: '?type=sms', body: { phone, code }, bearer: null })
  })

  test('a player logs in by phone with the keyboard alone, after a wrong password, with calls as in the contract @gate', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const phone = newPhone()
    const { password } = await players.make({ phone })
    const { keyboard } = page
    await expect(casino.logIn.phone).toBeFocused()
    await keyboard.type(phone.slice(2))
    await keyboard.press('Tab')
    await keyboard.type('not this one')
    await keyboard.press('Enter')
    await expect(casino.logIn.problem).toContainText(say('error.credentials'))
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(password)
    await keyboard.press('Enter')
    await casino.frame.isOfPlayer()
    await expect(casino.logIn.dialog).toHaveCount(0)
    await onTheWire(control, 'loginByPhone', { body: { phone, password }, bearer: null, times: 2 })
    // A wrong password ends no session, and there is no session to refresh.
    expect(await control.requests({ endpoint: 'refreshToken' })).toEqual([])
  })
})

test('a visitor with a token cookie and an empty database is not shown as a guest while the worker loads', async ({
  casino,
  control,
  page,
  players,
}) => {
  await players.enter({ balance: '12.50' })
  const faultId = await control.fault({
    match: { path: '/assets/worker-start' },
    kind: 'pass',
    hold: 'before',
    times: 0,
  })
  await page.goto('/?deposit')
  const { header } = casino.frame
  await expect(casino.frame.heading(/./)).toBeVisible()
  await expect(header.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: say('home.guest.join') })).toHaveCount(0)
  await control.release(faultId)
  await casino.frame.hasBalance('12.50')
  await expect(casino.logIn.dialog).toHaveCount(0)
  await expect(casino.payIn.dialog).toBeVisible()
})
