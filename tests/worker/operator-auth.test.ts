import { describe, expect, test } from 'vitest'
import { getProfile } from '#endpoints/profile.ts'
import { refreshToken } from '#endpoints/auth.ts'
import {
  loginByEmail,
  loginByEmailCode,
  loginByPhoneCode,
  resendPhoneLoginCode,
  sendEmailLoginCode,
  sendPhoneLoginCode,
} from '#endpoints/login.ts'
import { resendPhoneCode, sendEmailCode, sendPhoneCode, verifyPhoneCode } from '#endpoints/confirmation.ts'
import {
  checkEmailResetToken,
  confirmEmailResetCode,
  confirmEmailResetToken,
  forgotByEmail,
  resetByEmailCode,
  resetByEmailToken,
  resetByPhone,
} from '#endpoints/password-recovery.ts'
import { codeFor, good, opens, PASSWORD, player, rejected, useOperator, wrong } from './support/stand-in.ts'

/** Sessions, codes and passwords: the stand-in is strict, because attackers guess them. */

const standIn = useOperator()
const ANOTHER = 'other-amber-river'
const both = { password: ANOTHER, password_confirm: ANOTHER }
const EXPIRED = { status: 422, errors: { token: ['reset.expired'] } }

async function linkToken(email: string): Promise<string> {
  const [letter] = await standIn.control.letters(email)
  const [, token = ''] = /^http:\/\/localhost:\d+\/reset-password\/([\w-]+)$/.exec(letter?.link ?? '') ?? []
  return token
}

describe('a session', () => {
  test('pauses an email after five wrong passwords, and says for how long', async () => {
    const { email } = await player(standIn)
    for (let tried = 0; tried < 5; tried += 1) {
      expect(rejected(await standIn.call(loginByEmail, { body: { email, password: 'wrong' } }))).toMatchObject({
        status: 401,
        code: 'credentials.wrong',
      })
    }
    const paused = await standIn.call(loginByEmail, { body: { email, password: PASSWORD } })
    expect(rejected(paused)).toMatchObject({ status: 429, code: 'login.tooMany' })
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('revokes the whole family of a token that is refreshed twice, and no other', async () => {
    const { token, email } = await player(standIn)
    const elsewhere = good(await standIn.call(loginByEmail, { body: { email, password: PASSWORD } })).token ?? ''
    const fresh = good(await standIn.call(refreshToken, { token })).access_token
    expect(rejected(await standIn.call(refreshToken, { token })).status).toBe(401)
    expect(rejected(await standIn.call(getProfile, { token: fresh })).code).toBe('token.revoked')
    expect(rejected(await standIn.call(refreshToken, { token: fresh })).status).toBe(401)
    expect((await standIn.call(getProfile, { token: elsewhere })).ok).toBe(true)
    expect(await standIn.control.counters()).toMatchObject({ refreshesGranted: 1, familiesRevoked: 1 })
  })
})

describe('a login code', () => {
  test('locks a login code after five wrong attempts until another one is sent', async () => {
    const { call, control } = standIn
    const { phone } = await player(standIn)
    await call(sendPhoneLoginCode, { body: { phone } })
    const code = await codeFor(standIn, phone)
    const login = (tried: string) => call(loginByPhoneCode, { query: { type: 'sms' }, body: { phone, code: tried } })
    for (let tries = 0; tries < 5; tries += 1) expect(rejected(await login(wrong(code))).status).toBe(422)
    const locked = await login(code)
    expect(rejected(locked)).toMatchObject({ status: 429, code: 'code.tooMany' })
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50)
    control.set({ codeResendMs: 0 })
    good(await call(resendPhoneLoginCode, { query: { type: 'sms' }, body: { phone } }))
    expect((await login(await codeFor(standIn, phone))).ok).toBe(true)
  })

  test('answers for an unknown address as for a known one, and sends nothing', async () => {
    const { call, control } = standIn
    const known = await player(standIn)
    const ask = async (email: string) => {
      const answers = [
        await call(sendEmailLoginCode, { body: { email } }),
        await call(loginByEmailCode, { body: { email, code: '0000' } }),
        await call(sendEmailLoginCode, { body: { email } }),
      ]
      for (let tries = 0; tries < 5; tries += 1) {
        answers.push(await call(loginByEmailCode, { body: { email, code: '0000' } }))
      }
      return answers.map(({ headers, ...answer }) => [answer, headers.get('retry-after') !== null])
    }
    expect(await ask('nobody@example.com')).toEqual(await ask(known.email))
    expect(await control.letters('nobody@example.com')).toEqual([])
  })
})

describe('a phone number', () => {
  test('accepts a code only from the player who requested it, and rejects an address or number that is taken', async () => {
    const { call } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    const phone = '+77775556677'
    await call(sendPhoneCode, { token: mine.token, body: { phone } })
    const code = await codeFor(standIn, phone)
    const stolen = await call(verifyPhoneCode, { token: other.token, body: { phone, code } })
    expect(rejected(stolen).errors).toEqual({ code: ['code.expired'] })
    expect(rejected(await call(resendPhoneCode, { token: mine.token, body: { phone } })).status).toBe(429)
    good(await call(verifyPhoneCode, { token: mine.token, body: { phone, code } }))
    expect(good(await call(getProfile, { token: mine.token })).user).toMatchObject({ phone, is_phone_verified: true })
    const taken = await call(sendPhoneCode, { token: other.token, body: { phone } })
    expect(rejected(taken).errors).toEqual({ phone: ['phone.taken'] })
    const mail = await call(sendEmailCode, { token: other.token, body: { email: mine.email } })
    expect(rejected(mail).errors).toEqual({ email: ['email.taken'] })
  })
})

describe('password recovery', () => {
  test('resets a password by link: confirmed first, used once, and all sessions end', async () => {
    const { call } = standIn
    const { email, token: session } = await player(standIn)
    await call(forgotByEmail, { body: { email } })
    const token = await linkToken(email)
    good(await call(checkEmailResetToken, { body: { token } }))
    expect(rejected(await call(resetByEmailToken, { body: { token, ...both } }))).toMatchObject(EXPIRED)
    good(await call(confirmEmailResetToken, { body: { token } }))
    const differs = { token, password: ANOTHER, password_confirm: PASSWORD }
    expect(rejected(await call(resetByEmailToken, { body: differs })).errors).toEqual({
      password_confirm: ['password.differs'],
    })
    good(await call(resetByEmailToken, { body: { token, ...both } }))
    expect(rejected(await call(getProfile, { token: session })).code).toBe('token.revoked')
    expect(rejected(await call(refreshToken, { token: session })).status).toBe(401)
    expect([await opens(standIn, email, PASSWORD), await opens(standIn, email, ANOTHER)]).toEqual([false, true])
    expect(rejected(await call(resetByEmailToken, { body: { token, ...both } }))).toMatchObject(EXPIRED)
    expect(rejected(await call(checkEmailResetToken, { body: { token } }))).toMatchObject(EXPIRED)
  })

  test('resets a password by code, with the token of that code only', async () => {
    const { call } = standIn
    const { email, phone } = await player(standIn)
    await call(forgotByEmail, { body: { email } })
    const code = await codeFor(standIn, email)
    expect(rejected(await call(confirmEmailResetCode, { body: { email, code: wrong(code) } })).errors).toEqual({
      code: ['code.wrong'],
    })
    const { reset_token } = good(await call(confirmEmailResetCode, { body: { email, code } })).data
    const body = { email, code, reset_token, ...both }
    const another = await call(resetByEmailCode, { body: { ...body, code: wrong(code) } })
    expect(rejected(another).errors).toEqual({ code: ['code.wrong'] })
    const link = await call(resetByEmailCode, { body: { ...body, reset_token: await linkToken(email) } })
    expect(rejected(link)).toMatchObject(EXPIRED)
    expect(rejected(await call(resetByPhone, { body: { ...body, phone } }))).toMatchObject(EXPIRED)
    good(await call(resetByEmailCode, { body }))
    expect(await opens(standIn, email, ANOTHER)).toBe(true)
    expect(rejected(await call(resetByEmailCode, { body }))).toMatchObject(EXPIRED)
  })

  test('invalidates a reset link when a newer one is sent, and answers for an unknown address in the same way', async () => {
    const { call, control } = standIn
    const { email } = await player(standIn)
    const known = await call(forgotByEmail, { body: { email } })
    const first = await linkToken(email)
    control.set({ codeResendMs: 0 })
    await call(forgotByEmail, { body: { email } })
    expect(rejected(await call(checkEmailResetToken, { body: { token: first } }))).toMatchObject(EXPIRED)
    good(await call(checkEmailResetToken, { body: { token: await linkToken(email) } }))
    await control.reset()
    expect(good(await call(forgotByEmail, { body: { email: 'stranger@example.com' } }))).toEqual(good(known))
    expect(await control.letters('stranger@example.com')).toEqual([])
  })
})
