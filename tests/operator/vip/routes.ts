import { getVip, joinVip } from '#endpoints/vip.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { toDecimal } from '#domain/money/money.ts'
import { readSession } from '../auth/tokens.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import { readWallet } from '../ledger.ts'
import { cashbackDueAt, readCashback, creditCashback } from './cashback.ts'
import { levelAt, nextLevelAt, VIP_LEVELS } from './levels.ts'
import { saveRequest, readPoints, readRequest } from './points.ts'

/** The public level data, which guests receive too. */
function levelsIn(locale: Locale) {
  return VIP_LEVELS.map(({ id, name, points, benefits }) => ({ id, name: name[locale], points, benefits }))
}

/** The VIP club: its levels, the player's points, and applying for membership. */
export function vipRoutes(app: App, world: World): void {
  const { database, clock } = world

  serve(app, getVip, async ({ bearer, locale }) => {
    const levels = levelsIn(locale)
    if (bearer === null) return { points: 0, levels }
    const now = clock.now()
    const { player, credited, reply } = await database.write(async (tx) => {
      const { player } = await readSession(tx, world, bearer)
      const credited = await creditCashback(tx, player, now)
      const points = await readPoints(tx, player)
      const { currency } = await readWallet(tx, player)
      const cashback = await readCashback(tx, player, currency, now)
      const reply = {
        level: levelAt(points)?.id ?? null,
        points,
        next_at: nextLevelAt(points),
        cashback:
          cashback === null ? null : { amount: toDecimal(cashback), currency, at: clock.moment(cashbackDueAt(now)) },
        levels,
        requested: (await readRequest(tx, player)) !== null,
      }
      return { player, credited, reply }
    })
    for (const currency of credited) await world.realtime.pushBalance(player, currency)
    return reply
  })

  servePlayer(app, world, joinVip, async ({ session: { player }, body }) => {
    const isFirst = await database.write((tx) => saveRequest(tx, player, body.request_type, clock.now()))
    if (!isFirst) throw rejection(409, 'vip.requested')
    return {}
  })
}
