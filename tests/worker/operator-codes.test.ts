import { describe, expect, test } from 'vitest'
import { resendPhoneCode, sendEmailCode, sendPhoneCode, verifyPhoneCode } from '../../worker/endpoints/confirmation.ts'
import {
  loginByEmailCode,
  loginByPhone,
  loginByPhoneCode,
  registerByEmail,
  registerByPhone,
  resendPhoneLoginCode,
  sendEmailLoginCode,
  sendPhoneLoginCode,
} from '../../worker/endpoints/login.ts'
import { getProfile } from '../../worker/endpoints/profile.ts'
import { codeFor, good, PASSWORD, player, refused, useOperator, wrong } from './support/stand-in.ts'

/** Codes and what they open: the stand-in operator is strict, because attackers guess codes. */

const standIn = useOperator()

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
    expect(refused(await login(wrong(code))).errors).toEqual({ code: ['code.wrong'] })
    const { token } = good(await login(code))
    expect(good(await call(getProfile, { token: token ?? '' })).user.email).toBe(email)
    expect(refused(await login(code)).errors).toEqual({ code: ['code.expired'] })

    await call(sendEmailLoginCode, { body: { email } })
    const second = await codeFor(standIn, email)
    control.set({ codeLifeMs: 0 })
    expect(refused(await login(second)).errors).toEqual({ code: ['code.expired'] })
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
    for (let tries = 0; tries < 5; tries += 1) expect(refused(await login(wrong(code))).status).toBe(422)
    const locked = await login(code)
    expect(refused(locked)).toMatchObject({ status: 429, code: 'code.tooMany' })
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
    expect(refused(early)).toMatchObject({ status: 429, code: 'code.tooMany' })
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
  test('registers and logs in by phone, and confirms the number with a code', async () => {
    const { call } = standIn
    const phone = '+77770001122'
    const form = { phone, password: PASSWORD, currency: 'KZT' as const }
    const { token } = good(await call(registerByPhone, { body: form }))
    const { user } = good(await call(getProfile, { token }))
    expect(user).toMatchObject({ phone, email: null, register_method: 'phone', is_phone_verified: false })
    expect(refused(await call(registerByPhone, { body: form })).errors).toEqual({ phone: ['phone.taken'] })
    expect((await call(loginByPhone, { body: { phone, password: PASSWORD } })).ok).toBe(true)
    await call(sendPhoneCode, { token, body: { phone } })
    const code = await codeFor(standIn, phone)
    expect(refused(await call(verifyPhoneCode, { token, body: { phone, code: wrong(code) } })).errors).toEqual({
      code: ['code.wrong'],
    })
    good(await call(verifyPhoneCode, { token, body: { phone, code } }))
    expect(good(await call(getProfile, { token })).user.is_phone_verified).toBe(true)
  })

  test('accepts a code only from the player who requested it, and rejects an address or number that is taken', async () => {
    const { call } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    const phone = '+77775556677'
    await call(sendPhoneCode, { token: mine.token, body: { phone } })
    const code = await codeFor(standIn, phone)
    const stolen = await call(verifyPhoneCode, { token: other.token, body: { phone, code } })
    expect(refused(stolen).errors).toEqual({ code: ['code.expired'] })
    expect(refused(await call(resendPhoneCode, { token: mine.token, body: { phone } })).status).toBe(429)
    good(await call(verifyPhoneCode, { token: mine.token, body: { phone, code } }))
    expect(good(await call(getProfile, { token: mine.token })).user).toMatchObject({ phone, is_phone_verified: true })
    const taken = await call(sendPhoneCode, { token: other.token, body: { phone } })
    expect(refused(taken).errors).toEqual({ phone: ['phone.taken'] })
    const mail = await call(sendEmailCode, { token: other.token, body: { email: mine.email } })
    expect(refused(mail).errors).toEqual({ email: ['email.taken'] })
  })

  test('rejects an invalid form field by field, and asks for a captcha when one is required', async () => {
    const { call, control } = standIn
    const form = { phone: '8 701 000', password: 'short', currency: 'RUB' as const }
    const wanted = { phone: ['phone.invalid'], password: ['password.weak'] }
    expect(refused(await call(registerByPhone, { body: form })).errors).toEqual(wanted)
    control.set({ captcha: true })
    const asked = { ...wanted, captcha: ['captcha.required'] }
    expect(refused(await call(registerByPhone, { body: form })).errors).toEqual(asked)
    const guessable = { email: 'aru@example.com', password: 'password', currency: 'RUB' as const, promo: 'no such!' }
    expect(refused(await call(registerByEmail, { body: guessable })).errors).toEqual({
      password: ['password.weak'],
      promo: ['promo.unknown'],
      captcha: ['captcha.required'],
    })
    const right = { email: 'aru@example.com', password: 'correct horse battery', currency: 'RUB' as const }
    const alone = { captcha: ['captcha.required'] }
    expect(refused(await call(registerByEmail, { body: right })).errors).toEqual(alone)
    expect(refused(await call(registerByEmail, { body: { ...right, captcha: 'made-up' } })).errors).toEqual(alone)
  })
})
