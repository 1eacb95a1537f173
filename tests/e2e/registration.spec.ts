import { PASSWORD, REJECTED_BY_OPERATOR, expect, newEmail, newPhone, test } from './support/fixtures.ts'
import { seenThere, tokenOf } from './support/session.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('registration by email', () => {
  test.beforeEach(async ({ casino }) => {
    await casino.open()
    await casino.frame.signUp()
  })

  test('a registration opens an account with an empty balance in the chosen currency @gate', async ({
    casino,
    control,
  }) => {
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

  test('two clicks open one account', async ({ casino, control }) => {
    const faultId = await control.fault({ match: { endpoint: 'registerByEmail' }, hold: 'before', times: 0 })
    await casino.signUp.fill({ email: newEmail(), password: PASSWORD, accepted: true })
    await casino.signUp.submit.dblclick()
    await control.release(faultId)
    await casino.frame.isOfPlayer()
    expect(await control.requests({ endpoint: 'registerByEmail' })).toHaveLength(1)
  })
})

test('registration by phone sends the data of a link, reports a taken number, and works by keyboard alone', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
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
