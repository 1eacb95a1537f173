import {
  checkEmailResetToken,
  checkPhoneResetToken,
  confirmEmailResetCode,
  confirmEmailResetToken,
  confirmPhoneResetCode,
  forgotByEmail,
  forgotByPhone,
} from '#endpoints/password-recovery.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { invalid, Problem } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { pageOrigin } from '../http/sites.ts'
import { LETTER_TEXTS } from '../letter-texts.ts'
import { getAddress, sendLetter } from '../letters.ts'
import { playerAt } from '../players.ts'
import type { World } from '../world.ts'
import { codeMinutes, sendCode, useCode } from './codes.ts'
import { newPasswordRoutes } from './new-password.ts'
import { confirmReset, dropResets, makeReset, type Reset, readReset } from './resets.ts'

/** Password recovery, up to the new password. The replies do not reveal whether an account exists. */
export function restoreRoutes(app: App, world: World): void {
  const { database } = world

  function forgot(who: Recipient, locale: Locale) {
    const to = getAddress(who)
    return database.write(async (tx) => {
      const player = await playerAt(tx, who)
      const about = { purpose: 'reset', to, known: player !== null, again: false } as const
      return sendCode(tx, world, about, async (code) => {
        if (player === null) return
        await dropResets(tx, player.id)
        const text = LETTER_TEXTS[locale].reset(code, codeMinutes(world), 'email' in who)
        if ('phone' in who) return sendLetter(tx, world, { to, kind: 'reset', code, text })
        const token = await makeReset(tx, world, { player: player.id, recipient: to, code: null, isConfirmed: false })
        const link = `${pageOrigin(world.port)}/reset-password/${token}`
        return sendLetter(tx, world, { to, kind: 'reset', code, link, text })
      })
    })
  }

  async function confirmCode(who: Recipient, code: string) {
    const recipient = getAddress(who)
    const outcome = await database.write(async (tx) => {
      const rejection = await useCode(tx, world, { purpose: 'reset', to: recipient, code })
      const player = rejection ? null : await playerAt(tx, who)
      if (!player) return rejection ?? invalid({ code: ['code.expired'] })
      return makeReset(tx, world, { player: player.id, recipient, code, isConfirmed: true })
    })
    if (outcome instanceof Problem) throw outcome
    return { data: { reset_token: outcome } }
  }

  async function check(token: string, isMatching: (reset: Reset) => boolean) {
    const reset = await database.read((query) => readReset(query, world, token))
    if (!reset || !isMatching(reset)) throw invalid({ token: ['reset.expired'] })
    return {}
  }

  serve(app, forgotByEmail, ({ body, locale }) => forgot(body, locale))
  serve(app, forgotByPhone, ({ body, locale }) => forgot(body, locale))
  serve(app, confirmEmailResetCode, ({ body }) => confirmCode({ email: body.email }, body.code))
  serve(app, confirmPhoneResetCode, ({ body }) => confirmCode({ phone: body.phone }, body.code))
  serve(app, checkEmailResetToken, ({ body }) => check(body.token, byEmail))
  serve(app, checkPhoneResetToken, ({ body }) => check(body.token, ({ recipient }) => recipient === body.phone))
  serve(app, confirmEmailResetToken, async ({ body }) => {
    await check(body.token, byEmail)
    await database.write((tx) => confirmReset(tx, body.token))
    return {}
  })
  newPasswordRoutes(app, world)
}

function byEmail({ recipient }: Reset): boolean {
  return recipient.includes('@')
}
