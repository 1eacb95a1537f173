import type { EndpointWire } from '#worker/http/endpoint.ts'
import { SHARED_GAME_CALLS } from '#endpoints/shared-rounds/endpoints.ts'
import type { SharedGameAction, SharedGameOrder } from '#domain/games/shared-round-shapes.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { readWallet } from '../ledger.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { World } from '../world.ts'

type Game = 'rooms' | 'duel'
type Calls = (typeof SHARED_GAME_CALLS)['rooms']
export type LiveBetWire<Each extends Game> = EndpointWire<(typeof SHARED_GAME_CALLS)[Each]['bet']>['bet']

/** Sends notifications after the transaction is committed. */
type Announce = () => void | Promise<void>

/** The bet operations of a player-versus-player game; they run in the caller's transaction. */
export type LiveTable<Each extends Game> = {
  /** A player's open bets, and the last finished ones. */
  bets(query: Query, player: number, most: number): Promise<LiveBetWire<Each>[]>
  /** A bet's id is its idempotency key. */
  betById(query: Query, key: string): Promise<LiveBetWire<Each> | null>
  place(
    tx: Query,
    order: { player: number; key: string; amount: string; currency: Currency; at: number; bet: SharedGameOrder<Each> },
  ): Promise<Announce>
  /** Absent in games whose bets cannot be changed. */
  act?(
    tx: Query,
    step: { player: number; betId: string; action: SharedGameAction<Each>; at: number },
  ): Promise<Announce>
}

const BETS_SHOWN = 50

/** Serves the calls of one such game: state, bets, steps, and the outcome of both by key. */
export function serveLiveGame<Each extends Game>(app: App, world: World, game: Each, table: LiveTable<Each>): void {
  const { database, clock } = world
  // The game's own schema validates each call; only the common fields are read here.
  const calls = SHARED_GAME_CALLS[game] as unknown as Calls

  servePlayer(app, world, calls.getState, async ({ session: { player } }) => {
    const bets = await database.read((query) => table.bets(query, player, BETS_SHOWN))
    // TypeScript cannot narrow the generic game type; see `calls`.
    return { bets: bets as LiveBetWire<'rooms'>[] }
  })

  servePlayer(app, world, calls.bet, async ({ session, body, key }) => {
    const { player } = session
    let announce: Announce | null = null
    const taken = await database.write(async (tx) => {
      const id = await once(tx, { key: key(), player, call: `${game}.bet`, body }, async () => {
        const { amount, currency } = body
        await assertMayPlay(tx, world, session, { amount, currency, isPaced: game === 'rooms' })
        // The game's own schema has validated it.
        const bet = body.bet as unknown as SharedGameOrder<Each>
        announce = await table.place(tx, { player, key: key(), amount, currency, at: clock.now(), bet })
        return key()
      })
      return takenBy(tx, player, id)
    })
    await announced(announce)
    await world.realtime.pushBalance(player)
    return taken
  })

  servePlayer(app, world, calls.act, async ({ session: { player }, body, key }) => {
    const { act } = table
    if (!act) throw rejection(404, 'act.unknown')
    let announce: Announce | null = null
    const taken = await database.write(async (tx) => {
      const id = await once(tx, { key: key(), player, call: `${game}.act`, body }, async () => {
        // Validated by the game's own schema, like the bet.
        const action = body.action as SharedGameAction<Each>
        announce = await act(tx, { player, betId: body.bet, action, at: clock.now() })
        return body.bet
      })
      return takenBy(tx, player, id)
    })
    await announced(announce)
    await world.realtime.pushBalance(player)
    return taken
  })

  for (const [call, endpoint] of [
    ['bet', calls.getBetByKey],
    ['act', calls.getActByKey],
  ] as const) {
    servePlayer(app, world, endpoint, async ({ session: { player }, param }) => {
      const taken = await database.write(async (tx) => {
        const id = await readOutcome(tx, { key: param('key'), player, call: `${game}.${call}` })
        return id === null ? null : takenBy(tx, player, id)
      })
      if (!taken) throw rejection(404, `${call}.unknown`)
      return taken
    })
  }

  /** A bet with its wallet, both in their current state. */
  async function takenBy(tx: Query, player: number, id: string): Promise<EndpointWire<Calls['bet']>> {
    const bet = await table.betById(tx, id)
    if (!bet) throw new Error(`bet ${id} is gone`)
    const { balance, currency, version } = await readWallet(tx, player, bet.currency)
    const wallet = { balance: toDecimal(minor(balance)), currency, balance_version: version }
    // TypeScript cannot narrow the generic game type; see `calls`.
    return { bet: bet as LiveBetWire<'rooms'>, wallet }
  }
}

/** A function boundary, because TypeScript does not see that a callback assigns `announce`. */
async function announced(announce: Announce | null): Promise<void> {
  await announce?.()
}
