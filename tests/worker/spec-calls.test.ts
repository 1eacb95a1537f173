import { describe, expect, test } from 'vitest'
import { BANK_CARD } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { onTheWire } from './support/wire.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const PHONE = '+77011234567'
const NEXT = 'a grey mare on the steppe'

/** Each command sends what the contract says, once. */
describe('the calls of the contract on the wire', () => {
  const world = useWorld()
  const readToken = async () => (await world.db.session.get('current'))?.token ?? ''
  const codeFor = async (to: string) => (await world.control.letters(to))[0]?.code ?? ''

  /** Opens a tab that knows the region: from then on each call sends it. */
  async function openTab(facts: { href?: string; cookies?: { token: string } } = {}) {
    const tab = await world.open(facts)
    await until('the region', () => world.db.facts.get('geo'))
    return tab
  }

  async function openPlayer() {
    const tab = await openTab()
    await signUp(tab)
    return { commands: tab.commands, bearer: await readToken() }
  }

  test('a registration by email', async () => {
    const { control } = world
    const { session } = (await openTab()).commands
    good(await session.registerByEmail({ email: EMAIL, password: PASSWORD, currency: 'RUB', promo: 'WELCOME100' }))
    const body = { email: EMAIL, password: PASSWORD, currency: 'RUB', promo: 'WELCOME100', fpp: expect.any(String) }
    await onTheWire(control, 'registerByEmail', { body, bearer: null })
  })

  test('a registration by phone with the data of a link', async () => {
    const { control, operator } = world
    const source = { promo: 'WELCOME100', stag: 'abc', partner: 'ann', adplace: 'top' }
    const href = `http://localhost:${operator.port}/?${new URLSearchParams(source)}`
    const { session } = (await openTab({ href })).commands
    good(await session.registerByPhone({ phone: PHONE, password: PASSWORD, currency: 'KZT' }))
    const body = { phone: PHONE, password: PASSWORD, currency: 'KZT', fpp: expect.any(String), ...source }
    await onTheWire(control, 'registerByPhone', { body, bearer: null })
  })

  test('a log-in by a code that is sent to an email address, and sent again', async () => {
    const { control } = world
    await control.createPlayer({ email: EMAIL, password: PASSWORD })
    await control.set({ codeResendMs: 0 })
    const { session } = (await openTab()).commands
    good(await session.sendLoginCode({ email: EMAIL }))
    await onTheWire(control, 'sendEmailLoginCode', { body: { email: EMAIL }, bearer: null })
    good(await session.resendLoginCode({ email: EMAIL }))
    await onTheWire(control, 'resendEmailLoginCode', { body: { email: EMAIL }, bearer: null })
    const code = await codeFor(EMAIL)
    good(await session.loginByCode({ to: { email: EMAIL }, code }))
    await onTheWire(control, 'loginByEmailCode', { body: { email: EMAIL, code }, bearer: null })
  })

  test('a password that is reset by phone', async () => {
    const { control } = world
    await control.createPlayer({ phone: PHONE, password: PASSWORD })
    const { restore } = (await openTab()).commands
    good(await restore.forgot({ phone: PHONE }))
    await onTheWire(control, 'forgotByPhone', { body: { phone: PHONE }, bearer: null })
    const code = await codeFor(PHONE)
    const { token } = good(await restore.confirmCode({ to: { phone: PHONE }, code }))
    await onTheWire(control, 'confirmPhoneResetCode', { body: { phone: PHONE, code }, bearer: null })
    good(await restore.checkToken({ token, phone: PHONE }))
    await onTheWire(control, 'checkPhoneResetToken', { body: { phone: PHONE, token }, bearer: null })
    good(await restore.resetByPhone({ phone: PHONE, token, password: NEXT, repeat: NEXT }))
    const passwords = { password: NEXT, password_confirm: NEXT }
    await onTheWire(control, 'resetByPhone', { body: { phone: PHONE, reset_token: token, ...passwords }, bearer: null })
  })

  test('a password that is changed, and the log-in details by email', async () => {
    const { control } = world
    const { commands, bearer } = await openPlayer()
    const { profile } = commands
    good(await profile.updatePassword({ oldPassword: PASSWORD, password: NEXT, repeat: NEXT }))
    const body = { old_password: PASSWORD, password: NEXT, password_confirm: NEXT }
    await onTheWire(control, 'updatePassword', { body, bearer })
    good(await profile.sendLoginData({ email: EMAIL }))
    await onTheWire(control, 'sendLoginData', { body: { email: EMAIL }, bearer })
  })

  test('a first password', async () => {
    const { control } = world
    const { token } = await control.createPlayer({ phone: PHONE })
    const { profile } = (await openTab({ cookies: { token } })).commands
    good(await profile.setPassword({ password: NEXT, repeat: NEXT }))
    await onTheWire(control, 'setPassword', { body: { password: NEXT, confirm_password: NEXT }, bearer: token })
  })

  test('a code that confirms an email address, and one for a phone number', async () => {
    const { control } = world
    await control.set({ codeResendMs: 0 })
    const { commands, bearer } = await openPlayer()
    const { profile } = commands
    good(await profile.sendConfirmation({ email: EMAIL }))
    await onTheWire(control, 'sendEmailCode', { body: { email: EMAIL }, bearer })
    good(await profile.resendConfirmation({ email: EMAIL }))
    await onTheWire(control, 'resendEmailCode', { body: { email: EMAIL }, bearer })
    const byEmail = await codeFor(EMAIL)
    good(await profile.confirm({ to: { email: EMAIL }, code: byEmail }))
    await onTheWire(control, 'verifyEmailCode', { body: { email: EMAIL, code: byEmail }, bearer })

    good(await profile.sendConfirmation({ phone: PHONE }))
    await onTheWire(control, 'sendPhoneCode', { body: { phone: PHONE }, bearer })
    good(await profile.resendConfirmation({ phone: PHONE }))
    await onTheWire(control, 'resendPhoneCode', { body: { phone: PHONE }, bearer })
    const byPhone = await codeFor(PHONE)
    good(await profile.confirm({ to: { phone: PHONE }, code: byPhone }))
    await onTheWire(control, 'verifyPhoneCode', { body: { phone: PHONE, code: byPhone }, bearer })
  })

  test('each setting', async () => {
    const { control } = world
    const { commands, bearer } = await openPlayer()
    const { settings } = commands
    // The registration sends the language.
    await onTheWire(control, 'updateSettings', { body: { locale: 'en' }, bearer, times: 'some' })
    await control.clearRequests()
    good(await settings.choose({ timezone: 'Europe/Minsk' }))
    await onTheWire(control, 'updateSettings', { body: { timezone: 'Europe/Minsk' }, bearer })
    good(await settings.choose({ isAvatarHidden: true }))
    await onTheWire(control, 'updateSettings', { body: { is_avatar_hidden: true }, bearer, times: 2 })
    good(await settings.choose({ isStatisticsHidden: true }))
    await onTheWire(control, 'updateSettings', { body: { is_statistics_hidden: true }, bearer, times: 3 })
    good(await settings.setLocale({ locale: 'ru' }))
    await onTheWire(control, 'updateSettings', { body: { locale: 'ru' }, bearer, language: 'ru', times: 4 })
  })

  test('bonuses, free spins, a campaign, a promo code and the welcome pack', async () => {
    const { control } = world
    const { commands, bearer } = await openPlayer()
    const { bonuses } = commands
    const id = String(await control.giveSpins({ email: EMAIL }))
    good(await bonuses.refresh())
    await onTheWire(control, 'getFreeSpins', { bearer, times: 'some' })
    await onTheWire(control, 'getWaitingBonus', { bearer, times: 'some' })
    good(await bonuses.loadCampaign({ id }))
    await onTheWire(control, 'getCampaign', { params: { id }, bearer })
    good(await bonuses.cancelCampaign({ id }))
    await onTheWire(control, 'cancelCampaign', { params: { id }, bearer })
    await bonuses.checkPromo({ promo: 'NO-SUCH' })
    await onTheWire(control, 'getPromoBonus', { params: { promo: 'NO-SUCH' }, bearer, status: 404 })
    good(await bonuses.refreshWelcomePack({}))
    await onTheWire(control, 'getWelcomePack', { bearer: null, times: 'some' })
  })

  test('the ways to pay, and the state of a deposit', async () => {
    const { control } = world
    const { commands, bearer } = await openPlayer()
    const { money } = commands
    good(await money.refreshBilling())
    await onTheWire(control, 'getBilling', { bearer, times: 'some' })
    const { invoiceId } = good(await money.openDeposit(BANK_CARD))
    good(await money.checkInvoice({ invoiceId }))
    await onTheWire(control, 'getDepositStatus', { params: { invoiceId }, bearer, times: 'some' })
  })
})
