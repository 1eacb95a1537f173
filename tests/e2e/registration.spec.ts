import { PASSWORD, REFUSED_BY_OPERATOR, WEAK_PASSWORD, expect, newEmail, newPhone, test } from './support/fixtures.ts'
import { seenThere, tokenOf } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('registration by email', () => {
  test.beforeEach(async ({ casino }) => {
    await casino.open()
    await casino.frame.signUp()
  })

  test('a registration opens an account with an empty balance in the chosen currency', async ({ casino, control }) => {
    const email = newEmail()
    const ways = casino.signUp.dialog.getByRole('tablist', { name: say('register.ways'), exact: true })
    await expect(ways.getByRole('tab', { name: 'By email', exact: true })).toHaveAttribute('aria-selected', 'true')
    await casino.signUp.register({ email, password: PASSWORD, currency: 'KZT', accepted: true })
    await casino.frame.hasBalance('0.00', 'KZT')
    await expect(casino.signUp.dialog).toHaveCount(0)
    expect(await control.wallet(email)).toMatchObject({ balance: 0, currency: 'KZT' })
  })

  test('a registration is sent once, as in the contract', async ({ casino, control }) => {
    const email = newEmail()
    await seenThere(casino.page)
    await casino.signUp.register({ email: `  ${email} `, password: PASSWORD, promo: 'WELCOME100', accepted: true })
    await casino.frame.isOfPlayer()
    const body = { email, password: PASSWORD, currency: 'RUB', promo: 'WELCOME100', fpp: expect.any(String) }
    await onTheWire(control, 'registerByEmail', { body, bearer: null })
    await onTheWire(control, 'getProfile', { bearer: await tokenOf(casino.page), times: 'some' })
  })

  test('an empty form says for each field what it needs, and focuses the first wrong one', async ({
    casino,
    control,
  }) => {
    await casino.signUp.submit.click()
    await casino.signUp.refuses('Email', say('form.email.empty'))
    await expect(casino.signUp.field('Password')).toHaveAccessibleDescription(saying('form.password.empty'))
    await expect(casino.signUp.accept).toHaveAccessibleDescription(saying('register.accept.needed'))
    expect(await control.requests({ endpoint: 'registerByEmail' })).toEqual([])
  })

  test('a wrong field shows its error, is not sent, and keeps its value', async ({ casino, control }) => {
    const email = newEmail()
    const kept = { promo: 'WELCOME100', accepted: true }
    const wrong = [
      { email: 'ann.example.com', password: PASSWORD, field: 'Email', says: say('operator.email.invalid') },
      { email, password: 'abc1234', field: 'Password', says: saying('form.password.short') },
      { email, password: 'ab'.repeat(65), field: 'Password', says: saying('form.password.long') },
      { email, password: 'aaaaaaaaa', field: 'Password', says: saying('form.password.oneLetter') },
      { email, password: email.toUpperCase(), field: 'Password', says: saying('form.password.isEmail') },
      { email, password: 'Qwerty123', field: 'Password', says: saying('form.password.common') },
      { email, password: 'tulpar2026', field: 'Password', says: saying('form.password.brand') },
      {
        email: 'dana.seitova@example.com',
        password: 'Seitova-1990',
        field: 'Password',
        says: saying('form.password.own'),
      },
    ] as const
    for (const { field, says, ...typed } of wrong) {
      await test.step(`the form rejects ${field}: ${says}`, async () => {
        await casino.signUp.register({ ...kept, ...typed })
        await casino.signUp.refuses(field, says)
        await casino.signUp.keeps({ ...kept, ...typed })
      })
    }
    expect(await control.requests({ endpoint: 'registerByEmail' })).toEqual([])

    await casino.signUp.register({ password: PASSWORD })
    await casino.frame.isOfPlayer()
  })

  test('without the age checkbox no account is opened', async ({ casino, control }) => {
    const form = { email: newEmail(), password: PASSWORD, accepted: false }
    await casino.signUp.register(form)
    await expect(casino.signUp.accept).toHaveAttribute('aria-invalid', 'true')
    await expect(casino.signUp.accept).toHaveAccessibleDescription(say('register.accept.needed'))
    await expect(casino.signUp.accept).toBeFocused()
    await casino.signUp.keeps(form)
    expect(await control.requests({ endpoint: 'registerByEmail' })).toEqual([])
  })

  test('a value that the operator rejects shows its error until it is changed', async ({ casino, players, quiet }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const { email: taken } = await players.make()
    const good = { email: newEmail(), password: PASSWORD, promo: '', accepted: true }
    const refused = [
      { ...good, email: taken.toUpperCase(), field: 'Email', says: say('operator.email.taken') },
      { ...good, password: WEAK_PASSWORD, field: 'Password', says: say('operator.password.weak') },
      { ...good, promo: 'no such code!', field: 'Promo code', says: say('operator.promo.unknown') },
    ] as const
    for (const { field, says, ...typed } of refused) {
      await test.step(`the operator rejects ${field}: ${says}`, async () => {
        await casino.signUp.register(typed)
        await casino.frame.notifiesLines('Error', [says])
        await casino.signUp.refuses(field, says)
        // An error beside a field is not repeated above the form.
        await expect(casino.signUp.problem).toHaveCount(0)
        await casino.signUp.keeps(typed)
        await casino.signUp.fill(good)
        await casino.signUp.accepts(field)
      })
    }
    await casino.signUp.submit.click()
    await casino.frame.isOfPlayer()
  })

  test('all rejected fields make one notification, without the request for a captcha', async ({
    casino,
    control,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const errors = {
      email: ['email.taken'],
      captcha: ['captcha.required'],
      password: ['password.weak'],
      promo: ['promo.unknown'],
    }
    await control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'reply', status: 422, body: { errors } })
    const typed = { email: newEmail(), password: PASSWORD, promo: 'NONE', accepted: true }
    await casino.signUp.register(typed)
    const lines = [say('operator.email.taken'), say('operator.password.weak'), say('operator.promo.unknown')] as const
    await casino.frame.notifiesLines('Error', lines)
    for (const [at, field] of (['Email', 'Password', 'Promo code'] as const).entries())
      await expect(casino.signUp.field(field)).toHaveAccessibleDescription(new RegExp(lines[at] ?? ''))
    await expect(casino.signUp.dialog).not.toContainText(/captcha/i)
    await casino.signUp.keeps(typed)
  })

  test('a rejection that only asks for a captcha is shown in general words', async ({ casino, control, quiet }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await control.fault({
      match: { endpoint: 'registerByEmail' },
      kind: 'reply',
      status: 422,
      body: { errors: { captcha: ['captcha.required'] } },
    })
    const form = { email: newEmail(), password: PASSWORD, accepted: true }
    await casino.signUp.register(form)
    await casino.frame.notifiesLines('Error', [say('form.refused')])
    await expect(casino.signUp.problem).toContainText(say('form.refused'))
    await expect(casino.signUp.dialog).not.toContainText(/captcha/i)
    await casino.signUp.keeps(form)
    await casino.signUp.submit.click()
    await casino.frame.isOfPlayer()
  })

  test('an unreadable reply and a server error are reported and lose no value', async ({ casino, control, quiet }) => {
    quiet.allow(/reply is not JSON|Failed to load resource/)
    const form = { email: newEmail(), password: PASSWORD, promo: 'WELCOME100', accepted: true }
    await control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'reply', status: 200, body: '<h1>Hello</h1>' })
    await casino.signUp.register(form)
    await expect(casino.signUp.problem).toContainText(say('form.contract'))
    await casino.signUp.keeps(form)
    await control.fault({ match: { endpoint: 'registerByEmail' }, kind: 'reply', status: 503, body: {} })
    await casino.signUp.submit.click()
    await expect(casino.signUp.problem).toContainText(saying('error.operator'))
    await casino.signUp.keeps(form)
  })

  test('two clicks open one account', async ({ casino, control }) => {
    const held = await control.fault({ match: { endpoint: 'registerByEmail' }, hold: 'before', times: 0 })
    await casino.signUp.fill({ email: newEmail(), password: PASSWORD, accepted: true })
    await casino.signUp.submit.dblclick()
    await control.release(held)
    await casino.frame.isOfPlayer()
    expect(await control.requests({ endpoint: 'registerByEmail' })).toHaveLength(1)
  })

  test('typed values survive a switch to the log-in', async ({ casino }) => {
    const typed = { email: newEmail(), promo: 'WELCOME100', currency: 'EUR', accepted: true }
    await casino.signUp.fill(typed)
    await casino.signUp.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await casino.logIn.byEmail()
    await expect(casino.logInByEmail.field('Email')).toHaveValue(typed.email)
    await casino.logInByEmail.dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
    await casino.signUp.keeps(typed)
  })
})

test('registration by phone sends the data of a link, reports a taken number, and works by keyboard alone', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REFUSED_BY_OPERATOR)
  const taken = newPhone()
  await players.make({ phone: taken })
  const phone = newPhone()
  const { keyboard } = page
  const form = casino.signUp
  await casino.open('/?signup&promo=WELCOME100&stag=abc&partner=ann&adplace=top')
  await seenThere(page)
  await expect(form.field('Promo code')).toHaveValue('WELCOME100')
  await form.fill({ email: newEmail(), password: PASSWORD })
  await form.tab('By email').focus()
  await keyboard.press('ArrowRight')
  await expect(form.tab('By phone')).toHaveAttribute('aria-selected', 'true')
  await form.keeps({ password: PASSWORD, promo: 'WELCOME100' })
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(taken)
  await keyboard.press('Enter')
  await expect(form.accept).toBeFocused()
  await keyboard.press('Space')
  // Enter on a checkbox does not submit: the button is two tab stops further.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await form.refuses('Phone', saying('operator.phone.taken'))
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(phone)
  await form.accepts('Phone')
  await keyboard.press('Enter')
  await casino.frame.isOfPlayer()
  await expect(form.dialog).toHaveCount(0)
  const source = { promo: 'WELCOME100', stag: 'abc', partner: 'ann', adplace: 'top' }
  const body = { phone, password: PASSWORD, currency: 'KZT', fpp: expect.any(String), ...source }
  await onTheWire(control, 'registerByPhone', { body, bearer: null, times: 2 })
})

test('the user agreement opens in another tab beside the form', async ({ casino, page }) => {
  await casino.open('/?signup')
  const link = casino.signUp.dialog.getByRole('link', { name: saying('register.agreement') })
  await casino.signUp.fill({ email: 'ann@example.com', password: PASSWORD })
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(new URL(tab.url()).pathname).toBe('/policy/en/user-agreement')
  await tab.close()
  await casino.signUp.keeps({ email: 'ann@example.com', password: PASSWORD })
})

test.describe('on a device with the time of Moscow', () => {
  test.use({ timezoneId: 'Europe/Moscow' })

  test('the country of the number decides age and currency, and a higher age has to be accepted again', async ({
    casino,
    control,
  }) => {
    const { signUp } = casino
    await control.set({ country: 'RU' })
    await casino.open('/?signup')
    await expect(signUp.accept).toHaveAccessibleName(/18/)
    await signUp.accept.check()
    await signUp.tab('By phone').click()
    await expect(signUp.phoneCountry).toHaveValue('ru')
    await signUp.keeps({ accepted: true, currency: 'RUB' })
    await signUp.phoneCountry.selectOption('kz')
    await expect(signUp.accept).toHaveAccessibleName(/21/)
    await signUp.keeps({ accepted: false, currency: 'KZT' })
    await signUp.accept.check()
    await signUp.phoneCountry.selectOption('ru')
    await signUp.keeps({ accepted: true, currency: 'RUB' })
    await signUp.fill({ currency: 'EUR' })
    await signUp.phoneCountry.selectOption('kz')
    await signUp.keeps({ accepted: true, currency: 'EUR' })
  })
})

test('a device with the time of Kazakhstan is offered its numbers first, wherever the address is', async ({
  casino,
  control,
}) => {
  await control.set({ country: 'RU' })
  await casino.open('/?signup')
  await casino.signUp.tab('By phone').click()
  await expect(casino.signUp.phoneCountry).toHaveValue('kz')
  await expect(casino.signUp.phoneCountry.getByRole('option').first()).toHaveAttribute('value', 'kz')
  await expect(casino.signUp.accept).toHaveAccessibleName(/21/)
  await casino.signUp.keeps({ currency: 'KZT' })
})

test('a visitor from Kazakhstan is offered tenge', async ({ casino, control }) => {
  await control.set({ country: 'KZ' })
  await casino.open('/?signup')
  await expect(casino.signUp.currency).toHaveValue('KZT')
  await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
  await casino.frame.hasBalance('0.00', 'KZT')
  const [sent] = await control.requests({ endpoint: 'registerByEmail' })
  expect(sent?.headers).toMatchObject({ region: 'KZ' })
})
