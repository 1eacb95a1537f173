import { logout, refreshToken } from '#endpoints/auth.ts'
import { loginByToken } from '#endpoints/login.ts'
import { Problem, rejection } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import type { World } from '../world.ts'
import { beginSession } from './begin-session.ts'
import { exclusionProblem } from '../protection/guards.ts'
import { useSimpleToken } from './simple-tokens.ts'
import { endSession, rotateToken } from './tokens.ts'
import { toVisitor } from './visitor.ts'

/** Login by a simple-auth token, refresh and logout. */
export function sessionRoutes(app: App, world: World): void {
  serve(app, loginByToken, async ({ body, context }) => {
    const token = await world.database.write(async (tx) => {
      const player = await useSimpleToken(tx, body.token)
      return player === null ? null : beginSession(tx, world, player, toVisitor(context))
    })
    if (token === null) throw rejection(401, 'token.unknown')
    world.counters.logins += 1
    return { success: true, token, sso: world.settings.sso }
  })

  serve(app, refreshToken, async ({ bearer }) => {
    const rotation = await world.database.write((tx) => rotateToken(tx, world, bearer))
    if (rotation.ok) {
      world.counters.refreshesGranted += 1
      return { access_token: rotation.token }
    }
    world.counters.refreshesRejected += 1
    if (rotation.revokedFamily !== null) {
      world.counters.familiesRevoked += 1
      world.realtime.revokeFamily(rotation.revokedFamily)
    }
    // A player whose refresh is rejected may still have a session at the single sign-on.
    const { sso } = world.settings
    const { player, code } = rotation
    const exclusion =
      player === null ? null : await world.database.read((query) => exclusionProblem(query, world, player))
    throw new Problem(401, { ...(exclusion?.body ?? { error: { code } }), ...(sso === null ? {} : { sso }) })
  })

  serve(app, logout, async ({ bearer }) => {
    const family = await world.database.write((tx) => endSession(tx, bearer))
    if (family === null) throw rejection(401, bearer === null ? 'token.missing' : 'token.unknown')
    world.counters.logouts += 1
    world.realtime.revokeFamily(family)
    return {}
  })
}
