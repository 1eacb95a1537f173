import {
  loginByEmail as byEmail,
  loginByEmailCode,
  loginByPhone as byPhone,
  loginByPhoneCode,
  resendEmailLoginCode,
  resendPhoneLoginCode,
  sendEmailLoginCode,
  sendPhoneLoginCode,
} from '#endpoints/login.ts'
import type { EndpointBody } from '../../http/endpoint.ts'
import type { Context } from '../../core/context.ts'
import { codeSent } from '#endpoints/code-sent.ts'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { type LoginResult, completeLogin, namingCredentials } from './complete-login.ts'
import { reportLogin } from './report-login.ts'

type CaptchaAnswer = { captcha?: string }

/** The operator sends codes to a phone by text message. */
const BY_SMS = { type: 'sms' }

/** Logs in by email and password. Throws CommandError: `credentials`, and those of a call. */
export function logInByEmail(context: Context, body: EndpointBody<typeof byEmail>): Promise<LoginResult> {
  return reportLogin(context, 'login', 'email', async () =>
    completeLogin(context, await context.call(byEmail, { body }).catch(namingCredentials)),
  )
}

/** Logs in by phone number and password. CommandError: as by email. */
export function logInByPhone(context: Context, body: EndpointBody<typeof byPhone>): Promise<LoginResult> {
  return reportLogin(context, 'login', 'phone', async () =>
    completeLogin(context, await context.call(byPhone, { body }).catch(namingCredentials)),
  )
}

/** Requests a login code. Out: when the next may be requested, ms of server time. CommandError: as by email. */
export async function sendLoginCode(context: Context, to: Recipient & CaptchaAnswer): Promise<CodeSent> {
  const sent =
    'phone' in to ? context.call(sendPhoneLoginCode, { body: to }) : context.call(sendEmailLoginCode, { body: to })
  return codeSent(context, await sent.catch(namingCredentials))
}

/** Requests the code once more. Out and CommandError: as of `sendLoginCode`. */
export async function resendLoginCode(context: Context, to: Recipient & CaptchaAnswer): Promise<CodeSent> {
  const sent =
    'phone' in to
      ? context.call(resendPhoneLoginCode, { body: to, query: BY_SMS })
      : context.call(resendEmailLoginCode, { body: to })
  return codeSent(context, await sent.catch(namingCredentials))
}

/** The code of an authenticator app or a backup code, for a repeat of a log-in that was rejected without it. */
type SecondFactor = { second_factor?: string }
type CodeLogin = { to: Recipient; code: string } & SecondFactor

/** Logs in by a code. CommandError: as by email. */
export function loginByCode(context: Context, { to, code, ...secondFactor }: CodeLogin): Promise<LoginResult> {
  return reportLogin(context, 'login', 'phone' in to ? 'phoneCode' : 'emailCode', async () => {
    const login =
      'phone' in to
        ? context.call(loginByPhoneCode, { body: { ...to, code, ...secondFactor }, query: BY_SMS })
        : context.call(loginByEmailCode, { body: { ...to, code, ...secondFactor } })
    return completeLogin(context, await login.catch(namingCredentials))
  })
}
