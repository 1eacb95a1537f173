import {
  loginByEmailCode,
  loginByPhoneCode,
  resendEmailLoginCode,
  resendPhoneLoginCode,
  sendEmailLoginCode,
  sendPhoneLoginCode,
} from '#endpoints/login.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { invalid, Problem } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { LETTER_TEXTS } from '../letter-texts.ts'
import { getAddress, sendLetter } from '../letters.ts'
import { playerAt } from '../players.ts'
import type { World } from '../world.ts'
import { codeMinutes, sendCode, useCode } from './codes.ts'
import { beginSession } from './begin-session.ts'
import { checkSecondFactor } from './second-factor.ts'
import { type Visitor, toVisitor } from './visitor.ts'

type Typed = { code: string; second_factor?: string | undefined }

/** Login with a code sent by email or phone. The replies do not reveal whether an account exists. */
export function loginCodeRoutes(app: App, world: World): void {
  const { database } = world

  function send(who: Recipient, locale: Locale, again: boolean) {
    const to = getAddress(who)
    return database.write(async (tx) => {
      const known = (await playerAt(tx, who)) !== null
      return sendCode(tx, world, { purpose: 'login', to, known, again }, (code) =>
        sendLetter(tx, world, { to, kind: 'login', code, text: LETTER_TEXTS[locale].login(code, codeMinutes(world)) }),
      )
    })
  }

  async function login(who: Recipient, { code, second_factor }: Typed, visitor: Visitor) {
    const outcome = await database.write(async (tx) => {
      const rejection = await useCode(tx, world, { purpose: 'login', to: getAddress(who), code })
      const player = rejection ? null : await playerAt(tx, who)
      if (!player) return rejection ?? invalid({ code: ['code.expired'] })
      // Thrown, so that the code is not used up: the call is repeated with it.
      await checkSecondFactor(tx, world, player.id, second_factor)
      return beginSession(tx, world, player.id, visitor)
    })
    if (outcome instanceof Problem) throw outcome
    world.counters.logins += 1
    return { success: true, token: outcome, sso: world.settings.sso }
  }

  serve(app, sendEmailLoginCode, ({ body, locale }) => send(body, locale, false))
  serve(app, sendPhoneLoginCode, ({ body, locale }) => send(body, locale, false))
  serve(app, resendEmailLoginCode, ({ body, locale }) => send(body, locale, true))
  serve(app, resendPhoneLoginCode, ({ body, locale }) => send(body, locale, true))
  serve(app, loginByEmailCode, ({ body, context }) => login({ email: body.email }, body, toVisitor(context)))
  serve(app, loginByPhoneCode, ({ body, context }) => login({ phone: body.phone }, body, toVisitor(context)))
}
