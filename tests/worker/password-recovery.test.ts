import { describe, expect, test } from 'vitest'
import { EMAIL, PASSWORD, good, useWorld } from './support/world.ts'

const PHONE = '+77011234567'
const NEW = 'another-horse-77'
const password = { password: NEW, repeat: NEW }

describe('password recovery', () => {
  const world = useWorld()

  const known = () => world.control.createPlayer({ email: EMAIL, phone: PHONE, password: PASSWORD })
  const letter = async (to: string) => (await world.control.letters(to))[0]
  const tokenOfLink = async () => (await letter(EMAIL))?.link?.split('/').at(-1) ?? ''
  const rejection = (field: string, text: string) => ({
    ok: false,
    error: { code: 'validation', status: 422, fields: { [field]: [text] } },
  })

  async function opens(with_: string): Promise<boolean> {
    const tab = await world.open()
    return (await tab.commands.session.loginByEmail({ email: EMAIL, password: with_ })).ok
  }

  test('resets a password by the link of an email: checked, confirmed, used once', async () => {
    await known()
    const { restore } = (await world.open()).commands
    const sent = good(await restore.forgot({ email: EMAIL }))
    expect(sent.expiresAt).toBeGreaterThan(sent.resendAt)
    const token = await tokenOfLink()
    good(await restore.checkToken({ token }))
    good(await restore.confirmToken({ token }))
    good(await restore.resetByToken({ token, ...password }))
    expect(await opens(NEW)).toBe(true)
    expect(await restore.checkToken({ token })).toMatchObject(rejection('token', 'reset.expired'))
    expect(await restore.confirmToken({ token })).toMatchObject(rejection('token', 'reset.expired'))
    expect(await restore.resetByToken({ token, ...password })).toMatchObject(rejection('token', 'reset.expired'))
  })

  test('resets a password by the code of an email', async () => {
    await known()
    const { restore } = (await world.open()).commands
    good(await restore.forgot({ email: EMAIL }))
    const code = (await letter(EMAIL))?.code ?? ''
    const { token } = good(await restore.confirmCode({ to: { email: EMAIL }, code }))
    good(await restore.resetByCode({ email: EMAIL, code, token, ...password }))
    expect(await opens(NEW)).toBe(true)
    expect(await opens(PASSWORD)).toBe(false)
  })

  test('resets a password by phone', async () => {
    await known()
    const { restore } = (await world.open()).commands
    good(await restore.forgot({ phone: PHONE }))
    const code = (await letter(PHONE))?.code ?? ''
    const { token } = good(await restore.confirmCode({ to: { phone: PHONE }, code }))
    good(await restore.checkToken({ token, phone: PHONE }))
    expect(await restore.checkToken({ token, phone: '+77019999999' })).toMatchObject(
      rejection('token', 'reset.expired'),
    )
    good(await restore.resetByPhone({ phone: PHONE, token, ...password }))
    expect(await opens(NEW)).toBe(true)
  })

  test('reports a wrong or expired code, a weak password and a differing repeat at their fields', async () => {
    await known()
    const { restore } = (await world.open()).commands
    good(await restore.forgot({ email: EMAIL }))
    const code = (await letter(EMAIL))?.code ?? ''
    const to = { email: EMAIL }
    const other = code === '000000' ? '000001' : '000000'
    expect(await restore.confirmCode({ to, code: other })).toMatchObject(rejection('code', 'code.wrong'))
    await world.control.set({ codeLifeMs: 0 })
    expect(await restore.confirmCode({ to, code })).toMatchObject(rejection('code', 'code.expired'))
    const token = await tokenOfLink()
    good(await restore.confirmToken({ token }))
    const weak = { password: 'password', repeat: 'password' }
    expect(await restore.resetByToken({ token, ...weak })).toMatchObject(rejection('password', 'password.weak'))
    const differ = await restore.resetByToken({ token, password: NEW, repeat: `${NEW}!` })
    expect(differ).toMatchObject({ ok: false, error: { code: 'validation', fields: { password_confirm: {} } } })
    expect(await opens(PASSWORD)).toBe(true)
  })

  test('reports the wait after too many wrong recovery codes', async () => {
    await known()
    const { restore } = (await world.open()).commands
    const to = { phone: PHONE }
    good(await restore.forgot(to))
    const code = (await letter(PHONE))?.code ?? ''
    const other = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await restore.confirmCode({ to, code: other })
    const locked = await restore.confirmCode({ to, code })
    expect(locked).toMatchObject({ ok: false, error: { code: 'tooMany', status: 429, reason: 'code.tooMany' } })
    expect(!locked.ok && locked.error.retryAt).toBeGreaterThan(Date.now())
  })

  test('does not reveal whether an address has an account at password recovery', async () => {
    const { restore } = (await world.open()).commands
    good(await restore.forgot({ email: 'nobody@example.com' }))
    good(await restore.forgot({ phone: '+77010000000' }))
    expect(await world.control.letters()).toEqual([])
  })

  test('reports an old reset token as expired, and only the missing network when offline', async () => {
    await known()
    const tab = await world.open()
    const { restore } = tab.commands
    good(await restore.forgot({ email: EMAIL }))
    const token = await tokenOfLink()
    await world.control.set({ resetLifeMs: 0 })
    expect(await restore.checkToken({ token })).toMatchObject(rejection('token', 'reset.expired'))
    await world.control.stopListening()
    expect(await restore.checkToken({ token })).toMatchObject({ ok: false, error: { code: 'offline', retry: true } })
  })
})
