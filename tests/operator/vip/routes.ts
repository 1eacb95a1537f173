import { getVip, joinVip } from '../../../worker/api/vip.ts'
import { refusal } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import { levelAt, nextLevelAt, VIP_LEVELS } from './levels.ts'
import { keepRequest, pointsOf, requestOf } from './points.ts'

/** The VIP club: where a player stands, and asking for a place. */
export function vipRoutes(app: App, world: World): void {
  const { database, clock } = world

  servePlayer(app, world, getVip, async ({ session: { player }, locale }) =>
    database.read(async (query) => {
      const points = await pointsOf(query, player)
      return {
        level: levelAt(points)?.id ?? null,
        points,
        next_at: nextLevelAt(points),
        levels: VIP_LEVELS.map(({ id, name, points: from, benefits }) => ({
          id,
          name: name[locale],
          points: from,
          benefits,
        })),
        requested: (await requestOf(query, player)) !== null,
      }
    }),
  )

  servePlayer(app, world, joinVip, async ({ session: { player }, body }) => {
    const isFirst = await database.write((tx) => keepRequest(tx, player, body.request_type, clock.now()))
    if (!isFirst) throw refusal(409, 'vip.requested')
    return {}
  })
}
