import {
  confirmSecondFactor as confirmCall,
  endOtherSessions,
  endSecondFactor as endCall,
  endSession,
  getSecurity,
  startSecondFactor as startCall,
} from '#endpoints/security.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { playerById } from '../players.ts'
import type { World } from '../world.ts'
import {
  confirmSecondFactor,
  countBackupCodes,
  endSecondFactor,
  readSecondFactor,
  startSecondFactor,
} from './second-factor.ts'
import { revokeFamily, type TokenSession } from './tokens.ts'

const ISSUER = 'Tulpar'

/** The second factor of log-ins, and the player's sessions: one for each family of tokens. */
export function securityRoutes(app: App, world: World): void {
  const { database, realtime } = world

  servePlayer(app, world, getSecurity, ({ session }) => database.read((query) => readSecurity(query, session)))

  servePlayer(app, world, startCall, ({ session: { player } }) =>
    database.write(async (tx) => {
      const secret = await startSecondFactor(tx, player)
      const known = await playerById(tx, player)
      const label = encodeURIComponent(`${ISSUER}:${known?.email ?? known?.phone ?? player}`)
      return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` }
    }),
  )

  servePlayer(app, world, confirmCall, async ({ session: { player }, body }) => ({
    backup_codes: await database.write((tx) => confirmSecondFactor(tx, world, player, body.code)),
  }))

  servePlayer(app, world, endCall, async ({ session: { player }, body }) => {
    await database.write((tx) => endSecondFactor(tx, world, player, body.code))
    return {}
  })

  servePlayer(app, world, endSession, async ({ session, param }) => {
    const family = param('id')
    if (family === session.family) throw rejection(409, 'session.current')
    // One that has ended meanwhile is no error: the reply shows that it is gone.
    return end(session, (other) => other === family)
  })

  servePlayer(app, world, endOtherSessions, ({ session }) => end(session, (other) => other !== session.family))

  async function end(session: TokenSession, isMeant: (family: string) => boolean) {
    const { ended, reply } = await database.write(async (tx) => {
      const families = (await readSessions(tx, session.player)).map(({ family }) => family).filter(isMeant)
      for (const family of families) await revokeFamily(tx, family)
      return { ended: families, reply: await readSecurity(tx, session) }
    })
    for (const family of ended) realtime.revokeFamily(family)
    return reply
  }
}

async function readSecurity(query: Query, { player, family }: TokenSession) {
  const factor = await readSecondFactor(query, player)
  const isOn = factor?.isOn ?? false
  const sessions = await readSessions(query, player)
  return {
    second_factor: { on: isOn, backup_codes_left: isOn ? await countBackupCodes(query, player) : null },
    sessions: sessions.map((each) => ({
      id: each.family,
      device: each.device,
      country: each.country,
      last_seen_at: new Date(each.seen_at).toISOString(),
      current: each.family === family,
    })),
  }
}

/** A session lasts while a token of its family can be refreshed, and was last seen when it got that token. */
async function readSessions(query: Query, player: number) {
  return query.rows(
    { family: 'text', device: 'text?', country: 'text?', seen_at: 'int' },
    `SELECT tokens.family, device, country, max(issued_at) AS seen_at
     FROM tokens LEFT JOIN sessions ON sessions.family = tokens.family
     WHERE tokens.player = ? AND state = 'live' GROUP BY tokens.family ORDER BY seen_at DESC`,
    [player],
  )
}
