import { describe, expect, test } from 'vitest'
import { refreshToken } from '../../worker/endpoints/auth.ts'
import { loginByEmailCode, sendEmailLoginCode } from '../../worker/endpoints/login.ts'
import { sendLoginData, setPassword, updatePassword } from '../../worker/endpoints/password.ts'
import { getProfile } from '../../worker/endpoints/profile.ts'
import {
  checkEmailResetToken,
  checkPhoneResetToken,
  confirmEmailResetCode,
  confirmEmailResetToken,
  confirmPhoneResetCode,
  forgotByEmail,
  forgotByPhone,
  resetByEmailCode,
  resetByEmailToken,
  resetByPhone,
} from '../../worker/endpoints/password-recovery.ts'
import { codeFor, good, opens, PASSWORD, player, refused, useOperator, wrong } from './support/stand-in.ts'

/** Password recovery, and changing one's own password. */

const standIn = useOperator()
const ANOTHER = 'other-amber-river'
const both = { password: ANOTHER, password_confirm: ANOTHER }
const EXPIRED = { status: 422, errors: { token: ['reset.expired'] } }

async function linkToken(email: string): Promise<string> {
  const [letter] = await standIn.control.letters(email)
  const [, token = ''] = /^http:\/\/localhost:\d+\/reset-password\/([\w-]+)$/.exec(letter?.link ?? '') ?? []
  return token
}

describe('password recovery of the stand-in operator', () => {
  test('resets a password by link: confirmed first, used once, and all sessions end', async () => {
    const { call } = standIn
    const { email, token: session } = await player(standIn)
    await call(forgotByEmail, { body: { email } })
    const token = await linkToken(email)
    good(await call(checkEmailResetToken, { body: { token } }))
    expect(refused(await call(resetByEmailToken, { body: { token, ...both } }))).toMatchObject(EXPIRED)
    good(await call(confirmEmailResetToken, { body: { token } }))
    const differs = { token, password: ANOTHER, password_confirm: PASSWORD }
    expect(refused(await call(resetByEmailToken, { body: differs })).errors).toEqual({
      password_confirm: ['password.differs'],
    })
    good(await call(resetByEmailToken, { body: { token, ...both } }))
    expect(refused(await call(getProfile, { token: session })).code).toBe('token.revoked')
    expect(refused(await call(refreshToken, { token: session })).status).toBe(401)
    expect([await opens(standIn, email, PASSWORD), await opens(standIn, email, ANOTHER)]).toEqual([false, true])
    expect(refused(await call(resetByEmailToken, { body: { token, ...both } }))).toMatchObject(EXPIRED)
    expect(refused(await call(checkEmailResetToken, { body: { token } }))).toMatchObject(EXPIRED)
  })

  test('resets a password by code, with the token of that code only', async () => {
    const { call } = standIn
    const { email, phone } = await player(standIn)
    await call(forgotByEmail, { body: { email } })
    const code = await codeFor(standIn, email)
    expect(refused(await call(confirmEmailResetCode, { body: { email, code: wrong(code) } })).errors).toEqual({
      code: ['code.wrong'],
    })
    const { reset_token } = good(await call(confirmEmailResetCode, { body: { email, code } })).data
    const body = { email, code, reset_token, ...both }
    const another = await call(resetByEmailCode, { body: { ...body, code: wrong(code) } })
    expect(refused(another).errors).toEqual({ code: ['code.wrong'] })
    const link = await call(resetByEmailCode, { body: { ...body, reset_token: await linkToken(email) } })
    expect(refused(link)).toMatchObject(EXPIRED)
    expect(refused(await call(resetByPhone, { body: { ...body, phone } }))).toMatchObject(EXPIRED)
    good(await call(resetByEmailCode, { body }))
    expect(await opens(standIn, email, ANOTHER)).toBe(true)
    expect(refused(await call(resetByEmailCode, { body }))).toMatchObject(EXPIRED)
  })

  test('resets a password by phone until the token expires', async () => {
    const { call, control } = standIn
    const { phone, email } = await player(standIn)
    const other = await player(standIn)
    await call(forgotByPhone, { body: { phone } })
    const body = { phone, code: await codeFor(standIn, phone) }
    const token = good(await call(confirmPhoneResetCode, { body })).data.reset_token
    good(await call(checkPhoneResetToken, { body: { phone, token } }))
    const foreign = await call(checkPhoneResetToken, { body: { phone: other.phone, token } })
    expect(refused(foreign)).toMatchObject(EXPIRED)
    control.set({ resetLifeMs: 0 })
    expect(refused(await call(checkPhoneResetToken, { body: { phone, token } }))).toMatchObject(EXPIRED)
    expect(refused(await call(resetByPhone, { body: { phone, reset_token: token, ...both } }))).toMatchObject(EXPIRED)
    control.set({ resetLifeMs: 60_000 })
    good(await call(resetByPhone, { body: { phone, reset_token: token, ...both } }))
    expect(await opens(standIn, email, ANOTHER)).toBe(true)
  })

  test('invalidates a reset link when a newer one is sent, and answers for an unknown address in the same way', async () => {
    const { call, control } = standIn
    const { email } = await player(standIn)
    const known = await call(forgotByEmail, { body: { email } })
    const first = await linkToken(email)
    control.set({ codeResendMs: 0 })
    await call(forgotByEmail, { body: { email } })
    expect(refused(await call(checkEmailResetToken, { body: { token: first } }))).toMatchObject(EXPIRED)
    good(await call(checkEmailResetToken, { body: { token: await linkToken(email) } }))
    await control.reset()
    expect(good(await call(forgotByEmail, { body: { email: 'stranger@example.com' } }))).toEqual(good(known))
    expect(await control.letters('stranger@example.com')).toEqual([])
  })
})

describe('a password', () => {
  test('changes a password with the old one, and names each wrong field', async () => {
    const { call } = standIn
    const { token, email } = await player(standIn)
    const wanted = { old_password: 'not this', password: 'short', password_confirm: PASSWORD }
    expect(refused(await call(updatePassword, { token, body: wanted })).errors).toEqual({
      new_password: ['password.weak'],
    })
    const guessable = { ...wanted, password: 'password' }
    expect(refused(await call(updatePassword, { token, body: guessable })).errors).toEqual({
      old_password: ['password.wrong'],
      new_password: ['password.weak'],
      password_confirm: ['password.differs'],
    })
    good(await call(updatePassword, { token, body: { old_password: PASSWORD, ...both } }))
    expect([await opens(standIn, email, PASSWORD), await opens(standIn, email, ANOTHER)]).toEqual([false, true])
    const first = { password: ANOTHER, confirm_password: ANOTHER }
    expect(refused(await call(setPassword, { token, body: first }))).toMatchObject({
      status: 409,
      code: 'password.already',
    })
  })

  test('sets a first password once, and sends the login data by email', async () => {
    const { call, control } = standIn
    const email = 'without@example.com'
    await control.createPlayer({ email })
    await call(sendEmailLoginCode, { body: { email } })
    const code = await codeFor(standIn, email)
    const token = good(await call(loginByEmailCode, { body: { email, code } })).token ?? ''
    expect(good(await call(getProfile, { token })).user.is_password_exists).toBe(false)
    const differs = { password: PASSWORD, confirm_password: ANOTHER }
    expect(refused(await call(setPassword, { token, body: differs })).errors).toEqual({
      confirm_password: ['password.differs'],
    })
    good(await call(setPassword, { token, body: { password: PASSWORD, confirm_password: PASSWORD } }))
    expect(good(await call(getProfile, { token })).user.is_password_exists).toBe(true)
    expect(await opens(standIn, email, PASSWORD)).toBe(true)
    good(await call(sendLoginData, { token, body: { email: 'Copy@example.com' } }))
    const [letter] = await control.letters('copy@example.com')
    expect(letter).toMatchObject({ kind: 'login-data', code: null, text: expect.stringContaining(email) })
    expect(refused(await call(sendLoginData, { token, body: { email: 'copy@example.com' } })).status).toBe(429)
  })
})
