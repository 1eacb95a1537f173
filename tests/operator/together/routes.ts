import type { WireOf } from '../../../worker/http/endpoint.ts'
import { LIVE_CALLS } from '../../../worker/endpoints/live/endpoints.ts'
import type { LiveAction, LiveOrder } from '../../../worker/endpoints/live/shapes.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { minor, toDecimal } from '../../../worker/domain/money/money.ts'
import type { Query } from '../database.ts'
import { refusal } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, outcomeOf } from '../intents.ts'
import { walletOf } from '../ledger.ts'
import type { World } from '../world.ts'

type Game = 'rooms' | 'duel'
type Calls = (typeof LIVE_CALLS)['rooms']
export type LiveBetWire<Each extends Game> = WireOf<(typeof LIVE_CALLS)[Each]['bet']>['bet']

/** What is told to others once something has been booked. */
type Announce = () => void | Promise<void>

/** What a game that players play against each other does with their bets, in the caller's transaction. */
export type LiveTable<Each extends Game> = {
  /** What of a player's bets is not over, and the last ones that are. */
  bets(query: Query, player: number, most: number): Promise<LiveBetWire<Each>[]>
  /** A bet is known by its idempotency key. */
  betById(query: Query, key: string): Promise<LiveBetWire<Each> | null>
  place(
    tx: Query,
    order: { player: number; key: string; amount: string; currency: Currency; at: number; bet: LiveOrder<Each> },
  ): Promise<Announce>
  /** Left out where a bet stands as it was made. */
  act?(tx: Query, step: { player: number; betId: string; action: LiveAction<Each>; at: number }): Promise<Announce>
}

const BETS_SHOWN = 50

/** The calls of one such game: state, bets, steps, and the outcome of both by key. */
export function serveLiveGame<Each extends Game>(app: App, world: World, game: Each, table: LiveTable<Each>): void {
  const { database, clock } = world
  // A schema of the game's own guards each call; only the common form is read here.
  const calls = LIVE_CALLS[game] as unknown as Calls

  servePlayer(app, world, calls.getState, async ({ session: { player } }) => {
    const bets = await database.read((query) => table.bets(query, player, BETS_SHOWN))
    // As the calls above.
    return { bets: bets as LiveBetWire<'rooms'>[] }
  })

  servePlayer(app, world, calls.bet, async ({ session: { player }, body, key }) => {
    let announce: Announce | null = null
    const taken = await database.write(async (tx) => {
      const id = await once(tx, { key: key(), player, call: `${game}.bet`, body }, async () => {
        const { amount, currency } = body
        // It went through the schema of this very game.
        const bet = body.bet as unknown as LiveOrder<Each>
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
    if (!act) throw refusal(404, 'act.unknown')
    let announce: Announce | null = null
    const taken = await database.write(async (tx) => {
      const id = await once(tx, { key: key(), player, call: `${game}.act`, body }, async () => {
        // As the bet above.
        const action = body.action as LiveAction<Each>
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
        const id = await outcomeOf(tx, { key: param('key'), player, call: `${game}.${call}` })
        return id === null ? null : takenBy(tx, player, id)
      })
      if (!taken) throw refusal(404, `${call}.unknown`)
      return taken
    })
  }

  /** A bet and the wallet that it was made from, both as they are now. */
  async function takenBy(tx: Query, player: number, id: string): Promise<WireOf<Calls['bet']>> {
    const bet = await table.betById(tx, id)
    if (!bet) throw new Error(`bet ${id} is gone`)
    const { balance, currency, version } = await walletOf(tx, player, bet.currency)
    const wallet = { balance: toDecimal(minor(balance)), currency, balance_version: version }
    // As the calls above.
    return { bet: bet as LiveBetWire<'rooms'>, wallet }
  }
}

/** The compiler does not see that a callback has set it. */
async function announced(announce: Announce | null): Promise<void> {
  await announce?.()
}
