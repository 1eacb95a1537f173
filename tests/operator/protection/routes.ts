import {
  cancelLimitChange,
  confirmLimit,
  excludeSelf,
  getProtection,
  sendRealityCheck,
  setLimit,
  setRealityCheck,
  setSessionLimit,
  takeBreak as takeBreakCall,
} from '#endpoints/protection.ts'
import { checkPassword } from '../auth/passwords.ts'
import { revokePlayer, type TokenSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { invalid } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { readWallet } from '../ledger.ts'
import { playerById } from '../players.ts'
import type { World } from '../world.ts'
import {
  cancelChange,
  changeCheck,
  changeLimit,
  changeSessionLimit,
  confirmChange,
  exclusionEnd,
  getLimitPlace,
  takeBreak,
} from './changes.ts'
import { saveAnswer, saveExclusion } from './rows.ts'
import { readPauses, type ProtectionWire, protectionWire, getCountryRules } from './state.ts'

/** Limits, reality checks, session limits, breaks and self-exclusion. */
export function protectionRoutes(app: App, world: World): void {
  const { database, clock, throttle } = world

  /** Makes a change, replies with the whole protection, and sends it to every socket of the player. */
  async function change(session: TokenSession, work: (tx: Query) => Promise<void>): Promise<ProtectionWire> {
    const wire = await database.write(async (tx) => {
      await work(tx)
      return protectionWire(tx, world, session)
    })
    await announceProtection(world, session.player)
    return wire
  }

  servePlayer(app, world, getProtection, ({ session }) =>
    database.read((query) => protectionWire(query, world, session)),
  )

  servePlayer(app, world, setLimit, ({ session, body, param }) => {
    const place = getLimitPlace(session.player, param('kind'), param('period'))
    const about = { now: clock.now(), rules: getCountryRules(world) }
    return change(session, (tx) => changeLimit(tx, place, body.amount, about))
  })

  servePlayer(app, world, confirmLimit, ({ session, param }) => {
    const place = getLimitPlace(session.player, param('kind'), param('period'))
    return change(session, (tx) => confirmChange(tx, place, clock.now()))
  })

  servePlayer(app, world, cancelLimitChange, ({ session, param }) => {
    const place = getLimitPlace(session.player, param('kind'), param('period'))
    return change(session, (tx) => cancelChange(tx, place))
  })

  servePlayer(app, world, setRealityCheck, ({ session, body }) =>
    change(session, (tx) => changeCheck(tx, session.player, body.minutes, getCountryRules(world))),
  )

  servePlayer(app, world, sendRealityCheck, async ({ session: { player }, body }) => {
    await database.write((tx) => saveAnswer(tx, player, { at: body.at - clock.skewMs, answer: body.answer }))
    return {}
  })

  servePlayer(app, world, setSessionLimit, ({ session, body }) =>
    change(session, async (tx) => {
      const { currency } = await readWallet(tx, session.player)
      await changeSessionLimit(tx, session.player, body, { at: clock.now(), currency })
    }),
  )

  servePlayer(app, world, takeBreakCall, ({ session, body }) =>
    change(session, (tx) => takeBreak(tx, session.player, body.until - clock.skewMs, clock.now())),
  )

  servePlayer(app, world, excludeSelf, async ({ session, body }) => {
    const player = await database.read((query) => playerById(query, session.player))
    const address = player?.email ?? player?.phone ?? String(session.player)
    if (player?.password) {
      throttle.check(address)
      if (!(await checkPassword(body.password ?? '', player.password))) {
        throttle.failed(address)
        throw invalid({ password: ['password.wrong'] })
      }
      throttle.succeeded(address)
    }
    await exclude(world, session.player, body.months)
    return database.read((query) => protectionWire(query, world, session))
  })
}

/** Excludes a player for months, null without an end, and ends every session. */
export async function exclude(world: World, player: number, months: number | null): Promise<void> {
  const now = world.clock.now()
  await world.database.write(async (tx) => {
    const { exclusion } = await readPauses(tx, player, now)
    await saveExclusion(tx, player, { at: now, until: exclusionEnd(now, months, exclusion) })
    await revokePlayer(tx, player)
  })
  await announceProtection(world, player)
  world.realtime.revokePlayer(player)
}

/** Sends the protection to every socket of a player, to each as its session sees it. */
export async function announceProtection(world: World, player: number): Promise<void> {
  await world.realtime.sendEach(player, async (session) => ({
    type: 'protection',
    user: player,
    state: await world.database.read((query) => protectionWire(query, world, session)),
  }))
}
