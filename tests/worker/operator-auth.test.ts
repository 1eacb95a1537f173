import { describe, expect, test } from 'vitest'
import { getProfile } from '#endpoints/profile.ts'
import { logout, refreshToken } from '#endpoints/auth.ts'
import {
  loginByEmail,
  registerByEmail,
  loginByEmailCode,
  loginByPhoneCode,
  registerByPhone,
  resendPhoneLoginCode,
  sendEmailLoginCode,
  sendPhoneLoginCode,
} from '#endpoints/login.ts'
import { resendPhoneCode, sendEmailCode, sendPhoneCode, verifyPhoneCode } from '#endpoints/confirmation.ts'
import { sendLoginData } from '#endpoints/password.ts'
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
  test('knows an email in any case, and names an invalid one', async () => {
    const form = { email: 'Saule@Example.com', password: PASSWORD, currency: 'KZT' as const }
    const { token } = good(await standIn.call(registerByEmail, { body: form }))
    expect(good(await standIn.call(getProfile, { token })).user.email).toBe('saule@example.com')
    expect(await opens(standIn, 'SAULE@example.com', PASSWORD)).toBe(true)
    const again = await standIn.call(registerByEmail, { body: { ...form, email: 'saule@example.COM' } })
    expect(rejected(again).errors).toEqual({ email: ['email.taken'] })
    const wrong = await standIn.call(registerByEmail, { body: { ...form, email: 'x' } })
    expect(rejected(wrong).errors).toEqual({ email: ['email.invalid'] })
  })

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

  test('rotates the token at a refresh, even an expired one, and revokes the old one', async () => {
    const { token, email } = await player(standIn)
    await standIn.control.expireTokens(email)
    expect(rejected(await standIn.call(getProfile, { token }))).toMatchObject({ status: 401, code: 'token.expired' })
    const fresh = good(await standIn.call(refreshToken, { token })).access_token
    expect((await standIn.call(getProfile, { token: fresh })).ok).toBe(true)
    expect(rejected(await standIn.call(getProfile, { token }))).toMatchObject({ status: 401, code: 'token.revoked' })
    expect((await standIn.call(getProfile, { token: fresh })).ok).toBe(true)
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

  test('ends the session at logout, even with an expired token', async () => {
    const { token, email } = await player(standIn)
    await standIn.control.expireTokens(email)
    expect((await standIn.call(logout, { token })).ok).toBe(true)
    expect(rejected(await standIn.call(refreshToken, { token })).status).toBe(401)
  })
})

describe('a login code', () => {
  test('accepts a login code once, and rejects a wrong, a used and an expired code with different errors', async () => {
    const { call, control } = standIn
    const { email } = await player(standIn)
    expect(good(await call(sendEmailLoginCode, { body: { email: email.toUpperCase() } }))).toEqual({
      resend_in: 60,
      expires_in: 300,
    })
    const code = await codeFor(standIn, email)
    expect(code).toMatch(/^\d{6}$/)
    const login = (tried: string) => call(loginByEmailCode, { body: { email, code: tried } })
    expect(rejected(await login(wrong(code))).errors).toEqual({ code: ['code.wrong'] })
    const { token } = good(await login(code))
    expect(good(await call(getProfile, { token: token ?? '' })).user.email).toBe(email)
    expect(rejected(await login(code)).errors).toEqual({ code: ['code.expired'] })

    await call(sendEmailLoginCode, { body: { email } })
    const second = await codeFor(standIn, email)
    control.set({ codeLifeMs: 0 })
    expect(rejected(await login(second)).errors).toEqual({ code: ['code.expired'] })
  })

  test.each([
    ['en', 'is your Tulpar login code. Valid for 5 min.'],
    ['ru', 'код для входа в Tulpar. Действует 5 мин.'],
    ['kk', 'Tulpar-ға кіру коды. 5 мин жарамды.'],
  ])('is sent in the language of the page (%s)', async (language, text) => {
    const { call, control } = standIn
    const { email } = await player(standIn)
    await call(sendEmailLoginCode, { body: { email }, headers: { 'accept-language': language } })
    expect(await control.letters(email)).toMatchObject([{ text: expect.stringContaining(text) }])
  })

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

  test('resends a code only after the wait, and a new request in the meantime sends no second code', async () => {
    const { call, control } = standIn
    const { phone } = await player(standIn)
    await call(sendPhoneLoginCode, { body: { phone } })
    const early = await call(resendPhoneLoginCode, { body: { phone } })
    expect(rejected(early)).toMatchObject({ status: 429, code: 'code.tooMany' })
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(good(await call(sendPhoneLoginCode, { body: { phone } })).resend_in).toBeLessThanOrEqual(60)
    expect(await control.letters(phone)).toHaveLength(1)
    control.set({ codeResendMs: 0 })
    good(await call(resendPhoneLoginCode, { body: { phone } }))
    expect(await control.letters(phone)).toHaveLength(2)
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

  test('rejects an invalid form field by field, and asks for a captcha when one is required', async () => {
    const { call, control } = standIn
    const form = { phone: '8 701 000', password: 'short', currency: 'RUB' as const }
    const wanted = { phone: ['phone.invalid'], password: ['password.weak'] }
    expect(rejected(await call(registerByPhone, { body: form })).errors).toEqual(wanted)
    control.set({ captcha: true })
    const asked = { ...wanted, captcha: ['captcha.required'] }
    expect(rejected(await call(registerByPhone, { body: form })).errors).toEqual(asked)
    const guessable = { email: 'aru@example.com', password: 'password', currency: 'RUB' as const, promo: 'no such!' }
    expect(rejected(await call(registerByEmail, { body: guessable })).errors).toEqual({
      password: ['password.weak'],
      promo: ['promo.unknown'],
      captcha: ['captcha.required'],
    })
    const right = { email: 'aru@example.com', password: 'correct horse battery', currency: 'RUB' as const }
    const alone = { captcha: ['captcha.required'] }
    expect(rejected(await call(registerByEmail, { body: right })).errors).toEqual(alone)
    expect(rejected(await call(registerByEmail, { body: { ...right, captcha: 'made-up' } })).errors).toEqual(alone)
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

  test('resets a password by phone until the token expires', async () => {
    const { call, control } = standIn
    const { phone, email } = await player(standIn)
    const other = await player(standIn)
    await call(forgotByPhone, { body: { phone } })
    const body = { phone, code: await codeFor(standIn, phone) }
    const token = good(await call(confirmPhoneResetCode, { body })).data.reset_token
    good(await call(checkPhoneResetToken, { body: { phone, token } }))
    const foreign = await call(checkPhoneResetToken, { body: { phone: other.phone, token } })
    expect(rejected(foreign)).toMatchObject(EXPIRED)
    control.set({ resetLifeMs: 0 })
    expect(rejected(await call(checkPhoneResetToken, { body: { phone, token } }))).toMatchObject(EXPIRED)
    expect(rejected(await call(resetByPhone, { body: { phone, reset_token: token, ...both } }))).toMatchObject(EXPIRED)
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
    expect(rejected(await call(checkEmailResetToken, { body: { token: first } }))).toMatchObject(EXPIRED)
    good(await call(checkEmailResetToken, { body: { token: await linkToken(email) } }))
    await control.reset()
    expect(good(await call(forgotByEmail, { body: { email: 'stranger@example.com' } }))).toEqual(good(known))
    expect(await control.letters('stranger@example.com')).toEqual([])
  })
})

test('the letter with the login data names the address of the login', async () => {
  const { call, control } = standIn
  const { token, email } = await player(standIn)
  good(await call(sendLoginData, { token, body: { email: 'Copy@example.com' } }))
  const [letter] = await control.letters('copy@example.com')
  expect(letter).toMatchObject({ kind: 'login-data', code: null, text: expect.stringContaining(email) })
})
