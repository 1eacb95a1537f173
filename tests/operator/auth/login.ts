import { loginByEmail, loginByPhone } from '#endpoints/login.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { getAddress } from '../letters.ts'
import { playerAt } from '../players.ts'
import type { World } from '../world.ts'
import { beginSession } from './begin-session.ts'
import { checkPassword } from './passwords.ts'
import { checkSecondFactor } from './second-factor.ts'
import { type Visitor, toVisitor } from './visitor.ts'

type Typed = { password: string; second_factor?: string | undefined }

/** Login by email or phone, with a password. */
export function loginRoutes(app: App, world: World): void {
  async function login(who: Recipient, { password, second_factor }: Typed, visitor: Visitor) {
    const address = getAddress(who)
    world.throttle.check(address)
    const player = await world.database.read((query) => playerAt(query, who))
    if (!(await checkPassword(password, player?.password ?? null)) || !player) {
      world.throttle.failed(address)
      throw rejection(401, 'credentials.wrong')
    }
    world.throttle.succeeded(address)
    const token = await world.database.write(async (tx) => {
      await checkSecondFactor(tx, world, player.id, second_factor)
      return beginSession(tx, world, player.id, visitor)
    })
    world.counters.logins += 1
    return { success: true, token, sso: world.settings.sso }
  }

  serve(app, loginByEmail, ({ body, context }) => login({ email: body.email }, body, toVisitor(context)))
  serve(app, loginByPhone, ({ body, context }) => login({ phone: body.phone }, body, toVisitor(context)))
}
