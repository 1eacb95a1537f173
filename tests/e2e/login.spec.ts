import { isOff } from './pages/description.ts'
import { REFUSED_BY_OPERATOR, expect, newPhone, test } from './support/fixtures.ts'
import { codeFor, seenThere, tokenOf } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('log-in by email', () => {
  test('a player logs in by email and sees the balance, with calls as in the contract', async ({
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
    await onTheWire(control, 'getProfile', { bearer: await tokenOf(casino.page), times: 'some' })
  })

  test('an empty or invalid field says beside it what is missing', async ({ casino, control }) => {
    await casino.open('/?login')
    await casino.logIn.byEmail()
    await casino.logInByEmail.submit.click()
    await casino.logInByEmail.refuses('Email', say('form.email.empty'))
    await expect(casino.logInByEmail.field('Password')).toHaveAccessibleDescription(saying('form.password.empty'))
    await casino.logInByEmail.with({ email: 'ann@', password: 'something' })
    await casino.logInByEmail.refuses('Email', say('operator.email.invalid'))
    expect(await control.requests({ endpoint: 'loginByEmail' })).toEqual([])
  })

  test('a wrong password is reported, stays in the field and can be corrected; too many tries show the wait', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await control.set({ loginTries: 2, loginPauseMs: 45_000 })
    const player = await players.make()
    await casino.open('/?login')
    await casino.logIn.byEmail()
    const form = casino.logInByEmail
    await form.with({ ...player, password: 'not this one' })
    await casino.frame.notifiesLines('Error', [say('error.credentials')])
    await expect(form.problem).toContainText(say('error.credentials'))
    await expect(form.field('Email')).toHaveValue(player.email)
    await expect(form.field('Password')).toHaveValue('not this one')
    await expect(form.field('Password')).toBeFocused()
    // A wrong password ends no session, and there is no session to refresh.
    expect(await control.requests({ endpoint: 'refreshToken' })).toEqual([])

    await form.submit.click()
    await expect.poll(() => control.requests({ endpoint: 'loginByEmail' })).toHaveLength(2)
    await expect(form.problem).toContainText(say('error.credentials'))
    await form.submit.click()
    await expect(form.problem).toContainText(saying('operator.login.tooMany'))
    await expect(form.problem).toContainText(saying('form.wait'))

    await control.set({ loginTries: 5 })
    await form.with(player)
    await casino.frame.isOfPlayer()
  })

  test('a log-out removes the player from the device and is sent to the operator', async ({
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

test('an expired token is refreshed without the player noticing', async ({ casino, control, players }) => {
  const player = await players.enter({ balance: '12.00' })
  await casino.open()
  await casino.frame.hasBalance('12.00')
  await seenThere(casino.page)
  // The page is left first: an open page would refresh at once, and leaving it would lose the reply.
  await casino.page.goto('about:blank')
  await control.expireTokens(player.email)
  await casino.profile.open()
  await onTheWire(control, 'refreshToken', { bearer: player.token })
  await expect.poll(() => tokenOf(casino.page)).not.toBe(player.token)
  await casino.frame.hasBalance('12.00')
})

test.describe('log-in by phone', () => {
  test.beforeEach(async ({ casino }) => {
    await casino.open()
    await seenThere(casino.page)
    await casino.frame.logIn()
  })

  test('a phone number is accepted in everyday formats and sent as in the contract', async ({
    casino,
    control,
    players,
  }) => {
    const phone = newPhone()
    const { password } = await players.make({ phone, balance: '70.00' })
    const form = casino.logIn
    await form.submit.click()
    await form.refuses('Phone', say('form.phone.empty'))
    await form.with({ phone: '+49 (170) 123-45-67', password })
    await form.refuses('Phone', saying('form.phone.foreign'))
    await expect(form.phone).toHaveValue('+49 (170) 123-45-67')
    await form.phone.fill('+7 701 12')
    await form.refuses('Phone', saying('form.phone.short'))
    await expect(form.phone).toHaveValue('(701) 12')
    expect(await control.requests({ endpoint: 'loginByPhone' })).toEqual([])

    const country = form.dialog.getByRole('combobox', { name: say('form.phone.country'), exact: true })
    await form.phone.fill('+375 29 123-45-67')
    await expect(country).toHaveValue('by')
    await expect(form.phone).toHaveValue('(29) 123 45 67')
    const [, code, rest = ''] = /^\+7(\d{3})(\d{7})$/.exec(phone) ?? []
    await form.phone.fill(`8 (${code}) ${rest}`)
    await expect(country).toHaveValue('kz')
    await form.submit.click()
    await casino.frame.hasBalance('70.00')
    await expect(form.dialog).toHaveCount(0)
    await onTheWire(control, 'loginByPhone', { body: { phone, password }, bearer: null })
  })

  test('a log-in code can be sent again, mistyped and pasted', async ({ casino, control, players, quiet }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const phone = newPhone()
    await players.make({ phone })
    const step = casino.confirmByPhone
    await casino.logIn.phone.fill(phone)
    await casino.logIn.byCode()
    await expect(step.code).toBeFocused()
    await expect(step.dialog).toContainText(saying('code.goodUntil'))
    await expect(step.dialog).toContainText(say('restore.ifKnown'))
    await isOff(step.again, saying('code.againIn'))
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
    await step.with('12')
    await step.refuses('Code', say('code.short'))
    const wrong = code === '000000' ? '111111' : '000000'
    await step.with(wrong)
    await step.refuses('Code', say('operator.code.wrong'))
    await expect(step.code).toHaveValue(wrong)
    const message = `12:30 ${phone}: your code is ${code.slice(0, 3)}-${code.slice(3)}`
    await step.code.fill(message)
    await expect(step.code).toHaveAccessibleDescription(say('code.found', { code }))
    await expect(step.code).toHaveValue(message)
    await step.submit.click()
    await casino.frame.isOfPlayer()
    await expect(step.dialog).toHaveCount(0)
    const wire = { query: '?type=sms', body: { phone, code }, bearer: null, times: 2 }
    await onTheWire(control, 'loginByPhoneCode', wire)
  })

  test('undo works key by key in a phone number, and an input method can compose it', async ({
    casino,
    context,
    page,
  }) => {
    const { phone } = casino.logIn
    const shows = (text: string) => expect(phone).toHaveValue(text)
    await expect(phone).toBeFocused()
    await page.keyboard.type('70112')
    await shows('(701) 12')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await shows('(701')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await shows('(701) 1')
    await page.keyboard.type('x')
    await shows('(701) 1x')
    await page.keyboard.press('ControlOrMeta+z')
    await shows('(701) 1')

    const devtools = await context.newCDPSession(page)
    for (const text of ['２', '２３', '２３４']) {
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await shows(`(701) 1${text}`)
    }
    await devtools.send('Input.insertText', { text: '２３４' })
    await shows('(701) 123 4')
    await page.keyboard.press('ControlOrMeta+z')
    await shows('(701) 1')
    const country = casino.logIn.dialog.getByRole('combobox', { name: say('form.phone.country'), exact: true })
    await country.selectOption('by')
    await phone.fill('+7 701 123 45 67')
    await casino.logIn.submit.click()
    await casino.logIn.refuses('Phone', saying('form.phone.otherCountry'))
    await shows('+7 701 123 45 67')
    await country.selectOption('kz')
    await shows('(701) 123 45 67')
    await casino.logIn.accepts('Phone')
  })

  test('a player logs in by phone with the keyboard alone', async ({ casino, page, players }) => {
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
  })
})

test('log-in by email code: an expired code, too many tries, and the right code', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const { email } = await players.make()
  await control.set({ codeLifeMs: 0, codeResendMs: 0 })
  await casino.open('/?login')
  await seenThere(casino.page)
  await casino.logIn.byEmail()
  const form = casino.logInByEmail
  await form.byCode()
  await form.refuses('Email', say('form.email.empty'))
  await form.dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await form.byCode()
  const step = form.codeStep
  await expect(step.dialog).toContainText(saying('code.gone'))
  await expect(step.dialog).toContainText(say('restore.ifKnown'))
  await onTheWire(control, 'sendEmailLoginCode', { body: { email }, bearer: null })
  await step.with(await codeFor(control, email))
  await step.refuses('Code', saying('code.gone'))

  await control.set({ codeLifeMs: 300_000 })
  await step.again.click()
  await onTheWire(control, 'resendEmailLoginCode', { body: { email }, bearer: null })
  await expect(step.dialog).toContainText(saying('code.goodUntil'))
  const code = await codeFor(control, email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (const tries of [2, 3, 4, 5, 6]) {
    await step.with(wrong)
    await expect.poll(() => control.requests({ endpoint: 'loginByEmailCode' })).toHaveLength(tries)
    await step.refuses('Code', say('operator.code.wrong'))
  }
  await step.with(wrong)
  await expect(step.problem).toContainText(saying('operator.code.tooMany'))
  await expect(step.problem).toContainText('You can try again')

  await step.again.click()
  await expect(step.dialog).toContainText(say('code.sentAgain'))
  await expect.poll(() => codeFor(control, email)).not.toBe(code)
  const fresh = await codeFor(control, email)
  await step.with(fresh)
  await casino.frame.isOfPlayer()
  await onTheWire(control, 'loginByEmailCode', { body: { email, code: fresh }, bearer: null, times: 8 })
})

test.describe('flags of the address', () => {
  test('?signup opens the registration and is removed from the address', async ({ casino, home, page }) => {
    await casino.open('/games/slots?q=jade&signup')
    await expect(casino.signUp.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/games/slots?q=jade`)
    await casino.signUp.close()
    await expect(casino.signUp.dialog).toHaveCount(0)
    await expect(casino.slots.search).toHaveValue('jade')
  })

  test('?login opens the log-in, but not for a logged-in player', async ({ casino, home, page, players }) => {
    await casino.open('/?login')
    await expect(casino.logIn.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/`)
    await players.enter()
    await casino.open('/?login=1')
    await casino.frame.isOfPlayer()
    await expect(page).toHaveURL(`${home}/`)
    await expect(casino.logIn.dialog).toHaveCount(0)
  })

  test('?deposit lets a guest log in first and goes on to the deposit', async ({ casino, home, page, players }) => {
    const player = await players.make()
    await casino.open('/games/dice?deposit')
    await expect(casino.logIn.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/games/dice`)
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await expect(casino.payIn.pay).toBeVisible()
    await casino.payIn.close()
    await expect(casino.payIn.dialog).toHaveCount(0)
    await casino.frame.isOfPlayer()

    await casino.open('/?deposit')
    await expect(casino.payIn.pay).toBeVisible()
    await expect(page).toHaveURL(`${home}/`)
  })

  test('a cancelled log-in forgets the deposit', async ({ casino, players }) => {
    const player = await players.make()
    await casino.open('/?deposit')
    await casino.logIn.close()
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.isOfPlayer()
    await expect(casino.logInByEmail.dialog).toHaveCount(0)
    await expect(casino.payIn.dialog).toHaveCount(0)
  })
})

test('a visitor with a token cookie and an empty database is not shown as a guest while the worker loads', async ({
  casino,
  control,
  page,
  players,
}) => {
  await players.enter({ balance: '12.50' })
  const held = await control.fault({ match: { path: '/assets/worker-start' }, kind: 'pass', hold: 'before', times: 0 })
  await page.goto('/?deposit')
  const { header } = casino.frame
  await expect(casino.frame.heading(/./)).toBeVisible()
  await expect(header.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: say('home.guest.join') })).toHaveCount(0)
  await control.release(held)
  await casino.frame.hasBalance('12.50')
  await expect(casino.logIn.dialog).toHaveCount(0)
  await expect(casino.payIn.dialog).toBeVisible()
})
