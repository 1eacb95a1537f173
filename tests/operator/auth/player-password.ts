import type { Locale } from '#domain/languages/locales.ts'
import { sendLoginData, setPassword, updatePassword } from '#endpoints/password.ts'
import { type FieldTexts, invalid, rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { LETTER_TEXTS } from '../letter-texts.ts'
import { getAddress, lettersTo, sendLetter } from '../letters.ts'
import { type Player, playerById } from '../players.ts'
import { SOCIAL_NAMES } from '../social/page.ts'
import type { World } from '../world.ts'
import { tooMany } from './codes.ts'
import { checkPassword, hashPassword, isGuessable } from './passwords.ts'

/** A player sets a first password, changes it, or requests the login data. */
export function playerPasswordRoutes(app: App, world: World): void {
  const { database } = world

  async function getPlayer(id: number): Promise<Player> {
    const player = await database.read((query) => playerById(query, id))
    if (!player) throw new Error(`no player ${id}`)
    return player
  }

  async function savePassword(player: Player, password: string): Promise<void> {
    const hashed = await hashPassword(password)
    await database.write((tx) => tx.run('UPDATE players SET password = ? WHERE id = ?', [hashed, player.id]))
  }

  servePlayer(app, world, setPassword, async ({ session, body }) => {
    const player = await getPlayer(session.player)
    if (player.password !== null) throw rejection(409, 'password.already')
    const errors: FieldTexts = {}
    if (isGuessable(body.password, player.email, player.phone)) errors['password'] = ['password.weak']
    if (body.password !== body.confirm_password) errors['confirm_password'] = ['password.differs']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    await savePassword(player, body.password)
    return {}
  })

  servePlayer(app, world, updatePassword, async ({ session, body }) => {
    const player = await getPlayer(session.player)
    const errors: FieldTexts = {}
    if (!(await checkPassword(body.old_password, player.password))) errors['old_password'] = ['password.wrong']
    if (isGuessable(body.password, player.email, player.phone)) errors['new_password'] = ['password.weak']
    if (body.password !== body.password_confirm) errors['password_confirm'] = ['password.differs']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    await savePassword(player, body.password)
    return {}
  })

  servePlayer(app, world, sendLoginData, async ({ session, body, locale }) => {
    const player = await getPlayer(session.player)
    const to = getAddress(body)
    await database.write(async (tx) => {
      const last = (await lettersTo(tx, to)).find(({ kind }) => kind === 'login-data')
      const wait = last ? last.at + world.settings.codeResendMs - world.clock.now() : 0
      if (wait > 0) throw tooMany(wait)
      await sendLetter(tx, world, { to, kind: 'login-data', text: loginData(player, locale) })
    })
    return {}
  })
}

/** The text of the login data message. It never contains the password, because only a hash is stored. */
function loginData({ name, email, phone, password, registerMethod }: Player, locale: Locale): string {
  const names = [email, phone].filter((one) => one !== null)
  return LETTER_TEXTS[locale].loginData({
    name,
    names,
    hasPassword: password !== null,
    method: SOCIAL_NAMES[registerMethod] ?? registerMethod,
  })
}
