import { logout, refreshToken } from '../../../worker/api/auth.ts'
import { loginByEmail, registerByEmail } from '../../../worker/api/entry.ts'
import { invalid, refusal } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { createPlayer, playerByEmail } from '../players.ts'
import type { World } from '../world.ts'
import { checkPassword, isGuessable } from './passwords.ts'
import { endSession, issueToken, rotateToken } from './tokens.ts'

const PROMO = /^[\w-]{3,32}$/

/** Registration, log-in, refresh and logout. */
export function authRoutes(app: App, world: World): void {
  serve(app, registerByEmail, async ({ body }) => {
    const { email, password, currency, promo, stag, partner, adplace } = body
    if (isGuessable(password, email)) throw invalid({ password: ['password.weak'] })
    if (promo && !PROMO.test(promo)) throw invalid({ promo: ['promo.unknown'] })
    const given = Object.entries({ promo, stag, partner, adplace }).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
    )
    const attribution = Object.fromEntries(given)
    const player = await createPlayer(world, { email, password, currency, attribution })
    if (player === null) throw invalid({ email: ['email.taken'] })
    world.counters.registrations += 1
    return { token: await world.database.write((tx) => issueToken(tx, world, player)) }
  })

  serve(app, loginByEmail, async ({ body }) => {
    const email = body.email.toLowerCase()
    world.throttle.check(email)
    const player = await world.database.read((query) => playerByEmail(query, email))
    if (!(await checkPassword(body.password, player?.password ?? null)) || !player) {
      world.throttle.failed(email)
      throw refusal(401, 'credentials.wrong')
    }
    world.throttle.succeeded(email)
    world.counters.logins += 1
    return { success: true, token: await world.database.write((tx) => issueToken(tx, world, player.id)) }
  })

  serve(app, refreshToken, async ({ bearer }) => {
    const rotation = await world.database.write((tx) => rotateToken(tx, world, bearer))
    if (rotation.ok) {
      world.counters.refreshesGranted += 1
      return { access_token: rotation.token }
    }
    world.counters.refreshesRefused += 1
    if (rotation.revokedFamily !== null) {
      world.counters.familiesRevoked += 1
      world.realtime.closeFamily(rotation.revokedFamily)
    }
    throw refusal(401, rotation.code)
  })

  serve(app, logout, async ({ bearer }) => {
    const family = await world.database.write((tx) => endSession(tx, bearer))
    if (family === null) throw refusal(401, bearer === null ? 'token.missing' : 'token.unknown')
    world.counters.logouts += 1
    world.realtime.closeFamily(family)
    return {}
  })
}
