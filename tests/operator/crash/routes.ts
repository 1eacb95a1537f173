import { getCrashChain, getCrashRound } from '#endpoints/crash.ts'
import { SHARED_GAME_CALLS } from '#endpoints/shared-rounds/endpoints.ts'
import { CRASH_CHAIN_GAMES } from '#domain/fairness/crash-chain.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { type BetReply, crashBetWire, lastBets, readBetReply } from './bets.ts'
import { currentChain } from './chain.ts'
import { currentGame, overRound } from './rounds.ts'

const BETS_SHOWN = 100

/**
 * The calls of crash: a player's bets, placing, cashing out or cancelling a bet, outcomes by key, any round, and the
 * chain.
 */
export function crashRoutes(app: App, world: World): void {
  const { database, clock, crash } = world
  const calls = SHARED_GAME_CALLS.crash

  servePlayer(app, world, calls.getState, async ({ session: { player } }) => {
    const bets = await database.read((query) => lastBets(query, player, BETS_SHOWN))
    return { bets: bets.map((bet) => crashBetWire(bet, clock)) }
  })

  servePlayer(app, world, calls.bet, async ({ session, body, key }) => {
    const { player } = session
    await crash.wake()
    let placed: number | null = null
    const reply = await database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: 'crash.bet', body }, async () => {
        await assertMayPlay(tx, world, session, body)
        const { id } = await crash.place(tx, { ...body, player, key: key(), at: clock.now() })
        placed = id
        return String(id)
      })
      return readBetReply(tx, clock, reference)
    })
    if (placed !== null) await crash.report([placed])
    return reply
  })

  servePlayer(app, world, calls.act, async ({ session: { player }, body, key }) => {
    const at = clock.now()
    await crash.settleDue(at)
    let changed: number | null = null
    const reply = await database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: 'crash.act', body }, async () => {
        await crash.act(tx, { player, bet: body.bet, kind: body.action.kind, at })
        changed = Number(body.bet)
        return body.bet
      })
      return readBetReply(tx, clock, reference)
    })
    if (changed !== null) await crash.report([changed])
    return reply
  })

  servePlayer(app, world, calls.getBetByKey, async ({ session: { player }, param }) =>
    found(player, 'bet', param('key')),
  )
  servePlayer(app, world, calls.getActByKey, async ({ session: { player }, param }) =>
    found(player, 'act', param('key')),
  )

  serve(app, getCrashRound, async ({ param }) => {
    const round = await database.read((query) => overRound(query, param('id')))
    // A running round is reported as unknown too, because its hash is secret.
    if (!round) throw rejection(404, 'round.unknown')
    const { id, game, chain, hash, point, starts_at, ended_at } = round
    return {
      id,
      game,
      point,
      hash,
      starts_at: clock.moment(starts_at),
      ended_at: clock.moment(ended_at),
      ...published(chain),
    }
  })

  serve(app, getCrashChain, async () =>
    database.write(async (tx) => {
      const chain = await currentChain(tx)
      return { ...published(chain), current: await currentGame(tx, chain.id) }
    }),
  )

  function published({ salt, getHash }: { salt: string; getHash: (game: number) => string }) {
    return { terminating_hash: getHash(0), salt, games: CRASH_CHAIN_GAMES }
  }

  /** The current state of the bet that a key led to. Looking up an unused key closes it. */
  async function found(player: number, call: 'bet' | 'act', key: string): Promise<BetReply> {
    const reply = await database.write(async (tx) => {
      const reference = await readOutcome(tx, { key, player, call: `crash.${call}` })
      return reference === null ? null : readBetReply(tx, clock, reference)
    })
    if (!reply) throw rejection(404, `${call}.unknown`)
    return reply
  }
}
