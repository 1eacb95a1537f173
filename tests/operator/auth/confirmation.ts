import {
  resendEmailCode,
  resendPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#endpoints/confirmation.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import type { Query } from '../database.ts'
import { invalid } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { LETTER_TEXTS } from '../letter-texts.ts'
import { getAddress, sendLetter } from '../letters.ts'
import { playerAt } from '../players.ts'
import type { World } from '../world.ts'
import { codeMinutes, sendCode, useCode } from './codes.ts'
import type { TokenSession } from './tokens.ts'

type Asked = { session: TokenSession; locale: Locale }

/** A player confirms an email or phone with a code that is sent to it. */
export function confirmationRoutes(app: App, world: World): void {
  const { database } = world

  function send({ session: { player }, locale }: Asked, who: Recipient, again: boolean) {
    const to = getAddress(who)
    return database.write(async (tx) => {
      await rejectTaken(tx, who, player)
      return sendCode(tx, world, { purpose: `confirm ${player}`, to, known: true, again }, (code) =>
        sendLetter(tx, world, {
          to,
          kind: 'confirm',
          code,
          text: LETTER_TEXTS[locale].confirm(code, codeMinutes(world)),
        }),
      )
    })
  }

  async function verify({ player }: TokenSession, who: Recipient, code: string) {
    const to = getAddress(who)
    const rejection = await database.write(async (tx) => {
      await rejectTaken(tx, who, player)
      const problem = await useCode(tx, world, { purpose: `confirm ${player}`, to, code })
      if (problem) return problem
      const columns = 'email' in who ? 'email = ?, is_email_verified = 1' : 'phone = ?, is_phone_verified = 1'
      await tx.run(`UPDATE players SET ${columns} WHERE id = ?`, [to, player])
      return null
    })
    if (rejection) throw rejection
    return {}
  }

  servePlayer(app, world, sendEmailCode, (call) => send(call, call.body, false))
  servePlayer(app, world, sendPhoneCode, (call) => send(call, call.body, false))
  servePlayer(app, world, resendEmailCode, (call) => send(call, call.body, true))
  servePlayer(app, world, resendPhoneCode, (call) => send(call, call.body, true))
  servePlayer(app, world, verifyEmailCode, ({ session, body }) => verify(session, { email: body.email }, body.code))
  servePlayer(app, world, verifyPhoneCode, ({ session, body }) => verify(session, { phone: body.phone }, body.code))
}

async function rejectTaken(tx: Query, who: Recipient, player: number): Promise<void> {
  const owner = await playerAt(tx, who)
  if (owner === null || owner.id === player) return
  const field = 'email' in who ? 'email' : 'phone'
  throw invalid({ [field]: [`${field}.taken`] })
}
