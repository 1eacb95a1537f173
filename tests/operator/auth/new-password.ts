import { resetByEmailCode, resetByEmailToken, resetByPhone } from '#endpoints/password-recovery.ts'
import type { Query } from '../database.ts'
import { type FieldTexts, invalid, type Problem } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import type { World } from '../world.ts'
import { hashPassword, isGuessable } from './passwords.ts'
import { dropResets, type Reset, readReset } from './resets.ts'
import { revokePlayer } from './tokens.ts'

type Passwords = { password: string; password_confirm: string }

/** The last step of every password recovery: a new password, which ends all existing sessions. */
export function newPasswordRoutes(app: App, world: World): void {
  async function reset(token: string, form: Passwords, check: (reset: Reset) => Problem | null) {
    const errors: FieldTexts = {}
    if (isGuessable(form.password)) errors['password'] = ['password.weak']
    if (form.password !== form.password_confirm) errors['password_confirm'] = ['password.differs']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const hashed = await hashPassword(form.password)
    const player = await world.database.write(async (tx) => {
      const known = await readReset(tx, world, token)
      if (!known) throw expired()
      const rejection = check(known)
      if (rejection) throw rejection
      await renew(tx, known.player, hashed)
      return known.player
    })
    world.realtime.revokePlayer(player)
    return {}
  }

  serve(app, resetByEmailToken, ({ body }) =>
    reset(body.token, body, ({ isConfirmed, recipient }) =>
      isConfirmed && recipient.includes('@') ? null : expired(),
    ),
  )
  serve(app, resetByEmailCode, ({ body }) =>
    reset(body.reset_token, body, ({ recipient, code }) => {
      if (recipient !== body.email.toLowerCase() || code === null) return expired()
      return code === body.code ? null : invalid({ code: ['code.wrong'] })
    }),
  )
  serve(app, resetByPhone, ({ body }) =>
    reset(body.reset_token, body, ({ recipient }) => (recipient === body.phone ? null : expired())),
  )
}

async function renew(tx: Query, player: number, hashed: string): Promise<void> {
  await tx.run('UPDATE players SET password = ? WHERE id = ?', [hashed, player])
  await dropResets(tx, player)
  await revokePlayer(tx, player)
}

function expired(): Problem {
  return invalid({ token: ['reset.expired'] })
}
