import { describe, expect, test } from 'vitest'
import type { Tab } from './support/tab.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const PHONE = '+77011234567'

describe('the player’s own account', () => {
  const world = useWorld()
  const player = async () => (await world.db.players.toArray())[0]
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }
  /** Opens a tab for a player who registered through a social provider: no password; email unconfirmed or absent. */
  const openStranger = async (order: { email?: string; phone?: string } = {}) => {
    const { token } = await world.control.createPlayer({ email: 'by@provider.example', ...order })
    const tab = await world.open({ cookies: { token } })
    good(await tab.commands.profile.refresh())
    return tab
  }
  const codeFor = async (to: string) => (await world.control.letters(to))[0]?.code ?? ''
  const rejection = (fields: Record<string, string[]>) => ({
    ok: false,
    error: { code: 'validation', status: 422, fields },
  })

  test('sets the first password once and stores isPasswordSet in the profile', async () => {
    const tab = await openStranger()
    expect(await player()).toMatchObject({ isPasswordSet: false })
    const set = (password: string, repeat = password) => tab.commands.profile.setPassword({ password, repeat })
    expect(await set('iloveyou')).toMatchObject(rejection({ password: ['password.weak'] }))
    expect(await set(PASSWORD, 'another-one-42')).toMatchObject(rejection({ confirm_password: ['password.differs'] }))
    good(await set(PASSWORD))
    expect(await player()).toMatchObject({ isPasswordSet: true })
    expect(await set('steppe-rain-17')).toMatchObject({
      ok: false,
      error: { code: 'conflict', reason: 'password.already' },
    })
  })

  test('marks the first password as set when the profile cannot be loaded, and when another device has set one', async () => {
    const tab = await openStranger()
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 500, times: 0 })
    good(await tab.commands.profile.setPassword({ password: PASSWORD, repeat: PASSWORD }))
    expect(await player()).toMatchObject({ isPasswordSet: true })
    await world.control.clearFaults()
    await world.db.players.toCollection().modify({ isPasswordSet: false })
    const again = await tab.commands.profile.setPassword({ password: PASSWORD, repeat: PASSWORD })
    expect(again).toMatchObject({ ok: false, error: { code: 'conflict' } })
    expect(await player()).toMatchObject({ isPasswordSet: true })
  })

  test('changes the password only when the old one is right', async () => {
    const tab = await openPlayer()
    const update = (oldPassword: string, password: string, repeat = password) =>
      tab.commands.profile.updatePassword({ oldPassword, password, repeat })
    expect(await update('not-the-one', 'steppe-rain-17')).toMatchObject(rejection({ old_password: ['password.wrong'] }))
    expect(await update(PASSWORD, 'iloveyou')).toMatchObject(rejection({ new_password: ['password.weak'] }))
    const differs = await update(PASSWORD, 'steppe-rain-17', 'steppe-rain-18')
    expect(differs).toMatchObject(rejection({ password_confirm: ['password.differs'] }))
    good(await update(PASSWORD, 'steppe-rain-17'))
    good(await tab.commands.session.logout())
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: 'steppe-rain-17' }))
  })

  test('sends the login data by email, and not twice in a row', async () => {
    const tab = await openPlayer()
    good(await tab.commands.profile.sendLoginData({ email: EMAIL }))
    expect(await world.control.letters(EMAIL)).toMatchObject([{ kind: 'login-data' }])
    expect(await tab.commands.profile.sendLoginData({ email: EMAIL })).toMatchObject({
      ok: false,
      error: { code: 'tooMany', retryAt: expect.any(Number) },
    })
  })

  test.each([
    ['address', { email: EMAIL }, { email: EMAIL, isEmailVerified: true }],
    ['number', { phone: PHONE }, { phone: PHONE, isPhoneVerified: true }],
  ])('confirms an %s with the code that is sent to it', async (_, to, confirmed) => {
    const tab = await openPlayer()
    const sentAt = Date.now()
    const sent = good(await tab.commands.profile.sendConfirmation(to))
    expect(sent.resendAt).toBeGreaterThan(sentAt)
    expect(sent.expiresAt).toBeGreaterThan(sent.resendAt)
    const [name = ''] = Object.values(to)
    const first = await codeFor(name)
    const wrong = first === '000000' ? '000001' : '000000'.slice(0, first.length)
    expect(await tab.commands.profile.confirm({ to, code: wrong })).toMatchObject(rejection({ code: ['code.wrong'] }))
    expect(await tab.commands.profile.resendConfirmation(to)).toMatchObject({
      ok: false,
      error: { code: 'tooMany', reason: 'code.tooMany', retryAt: expect.any(Number) },
    })
    await world.control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status: 500 })
    good(await tab.commands.profile.confirm({ to, code: first }))
    expect(await player()).toMatchObject(confirmed)
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject(confirmed)
  })

  test('resends a confirmation code once the wait is over, and the first code stops working', async () => {
    const tab = await openPlayer()
    const to = { phone: PHONE }
    await world.control.set({ codeResendMs: 0 })
    good(await tab.commands.profile.sendConfirmation(to))
    const first = await codeFor(PHONE)
    let code = first
    while (code === first) {
      good(await tab.commands.profile.resendConfirmation(to))
      code = await codeFor(PHONE)
    }
    expect(await tab.commands.profile.confirm({ to, code: first })).toMatchObject(rejection({ code: ['code.wrong'] }))
    good(await tab.commands.profile.confirm({ to, code }))
    expect(await player()).toMatchObject({ isPhoneVerified: true })
  })

  test('rejects an expired confirmation code, and every code after too many attempts', async () => {
    const tab = await openPlayer()
    const to = { email: EMAIL }
    await world.control.set({ codeLifeMs: 0, codeResendMs: 0 })
    good(await tab.commands.profile.sendConfirmation(to))
    const expired = await tab.commands.profile.confirm({ to, code: await codeFor(EMAIL) })
    expect(expired).toMatchObject(rejection({ code: ['code.expired'] }))
    await world.control.set({ codeLifeMs: 60_000 })
    good(await tab.commands.profile.resendConfirmation(to))
    const code = await codeFor(EMAIL)
    expect(await tryUntilRejected(tab, code === '1111' ? '2222' : '1111')).toMatchObject({
      code: 'tooMany',
      retryAt: expect.any(Number),
    })
    expect(await player()).toMatchObject({ isEmailVerified: false })
  })

  test('rejects an email or phone that belongs to another player', async () => {
    await world.control.createPlayer({ email: 'other@example.com', phone: PHONE, password: PASSWORD })
    const tab = await openPlayer()
    const address = await tab.commands.profile.sendConfirmation({ email: 'other@example.com' })
    expect(address).toMatchObject(rejection({ email: ['email.taken'] }))
    const number = await tab.commands.profile.sendConfirmation({ phone: PHONE })
    expect(number).toMatchObject(rejection({ phone: ['phone.taken'] }))
  })

  test('rejects account commands of a guest as unauthorised', async () => {
    const tab = await world.open()
    const guests = await Promise.all([
      tab.commands.profile.setPassword({ password: PASSWORD, repeat: PASSWORD }),
      tab.commands.profile.sendConfirmation({ email: EMAIL }),
      tab.commands.profile.confirm({ to: { email: EMAIL }, code: '1234' }),
      tab.commands.history.refresh({ kind: 'bets' }),
      tab.commands.verification.refresh(),
    ])
    for (const answer of guests) expect(answer).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
  })

  async function tryUntilRejected(tab: Tab, code: string) {
    for (;;) {
      const answer = await tab.commands.profile.confirm({ to: { email: EMAIL }, code })
      if (answer.ok) throw new Error('a wrong code was taken')
      if (answer.error.code !== 'validation') return answer.error
    }
  }
})
