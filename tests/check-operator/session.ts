import { logout, refreshToken } from '#endpoints/auth.ts'
import { loginByEmail, loginByPhone } from '#endpoints/login.ts'
import { getProfile } from '#endpoints/profile.ts'
import type { Caller } from './caller.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

const NOT_A_TOKEN = 'check-operator-0000000000000000'
/** Answers to a refresh that end the session in the app. */
const ENDS_A_SESSION = [400, 401, 403, 422]

/** Checks the answers to wrong tokens, and logs in. False when the log-in failed. */
export async function checkLogin(target: Target, caller: Caller, rows: Rows): Promise<boolean> {
  await caller.checkRejection(getProfile, { token: null, as: 'getProfile without a token' }, [401])
  await caller.checkRejection(getProfile, { token: NOT_A_TOKEN, as: 'getProfile with a wrong token' }, [401])
  await caller.checkRejection(
    refreshToken,
    { token: NOT_A_TOKEN, as: 'refreshToken with a wrong token' },
    ENDS_A_SESSION,
  )
  caller.token = await logIn(target, caller)
  if (caller.token === null) rows.add('log-in', 'FAIL', 'it gave no token, so nothing of a player was checked')
  else await caller.check(getProfile)
  return caller.token !== null
}

async function logIn({ account: { login, password } }: Target, caller: Caller): Promise<string | null> {
  const reply = login.startsWith('+')
    ? await caller.check(loginByPhone, { body: { phone: login, password } })
    : await caller.check(loginByEmail, { body: { email: login, password } })
  return reply?.token ?? null
}

/** A refresh must return a token that works. If it does not, the other checks continue with a new log-in. */
export async function checkRefresh(target: Target, caller: Caller): Promise<void> {
  const reply = await caller.check(refreshToken)
  if (reply) {
    caller.token = reply.access_token
    if (await caller.check(getProfile, { as: 'getProfile with the refreshed token' })) return
  }
  caller.token = await logIn(target, caller)
}

/** A logout must invalidate its token. */
export async function checkLogout(caller: Caller, rows: Rows): Promise<void> {
  const answer = await caller.ask(logout)
  if (!answer) return
  rows.judge('logout', answer.status >= 200 && answer.status < 300 ? [] : [`answered with ${answer.status}`])
  await caller.checkRejection(getProfile, { as: 'getProfile after the logout' }, [401])
}
