import * as api from '#endpoints/betting.ts'
import { toDecimal } from '#domain/money/money.ts'
import { rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { createQuotes, takeCashOut } from './cash-out.ts'
import { placeSportBet } from './place.ts'
import { sportBetById, type BetRow, readSportBets, sportBetWire, takenBet } from './rows.ts'
import { countSportBet } from './settle.ts'

/** The calls of sports betting: a player's bets, placing a bet, cashing it out, outcomes of both by key. */
export function bettingRoutes(app: App, world: World): void {
  const { database, clock, book } = world
  const quotes = createQuotes()

  servePlayer(app, world, api.getBets, async ({ session: { player } }) => {
    const bets = await database.read((query) => readSportBets(query, player))
    return { bets: bets.map((bet) => sportBetWire(bet, clock)) }
  })

  servePlayer(app, world, api.getBet, async ({ session: { player }, param }) => {
    const bet = await database.read((query) => sportBetById(query, player, param('id')))
    if (!bet) throw rejection(404, 'bet.unknown')
    return { bet: sportBetWire(bet, clock) }
  })

  servePlayer(app, world, api.postSportBet, async ({ session, body, key }) => {
    const { player } = session
    const taken = await database.write(async (tx) => {
      const placed = { ...body, player, key: key(), at: clock.now() }
      const intent = { key: key(), player, call: 'betting.bet', body }
      const reference = await once(tx, intent, async () => {
        await assertMayPlay(tx, world, session, body)
        return placeSportBet(tx, book, placed)
      })
      return takenBet(tx, clock, player, reference)
    })
    await world.realtime.pushBalance(player)
    return taken
  })

  servePlayer(app, world, api.getCashOutQuote, async ({ session: { player }, param }) => {
    const bet = await database.read((query) => sportBetById(query, player, param('id')))
    if (!bet) throw rejection(404, 'bet.unknown')
    if (bet.status !== 'open') throw rejection(409, 'bet.over')
    const { id, price, expiresAt } = quotes.make(book, bet, { now: clock.now(), holdMs: world.settings.cashOutHoldMs })
    return { id, price: toDecimal(price), expires_at: clock.moment(expiresAt) }
  })

  servePlayer(app, world, api.cashOut, async ({ session: { player }, body, key }) => {
    const changed: BetRow[] = []
    const taken = await database.write(async (tx) => {
      const intent = { key: key(), player, call: 'betting.step', body }
      const order = { ...body, player, at: clock.now() }
      const reference = await once(tx, intent, async () => {
        const bet = await takeCashOut(tx, quotes, order)
        changed.push(bet)
        return String(bet.id)
      })
      return takenBet(tx, clock, player, reference)
    })
    for (const bet of changed) await countSportBet(world, bet)
    await world.realtime.pushBalance(player, taken.wallet.currency)
    return taken
  })

  servePlayer(app, world, api.getBetByKey, async ({ session: { player }, param }) => found(player, 'bet', param('key')))
  servePlayer(app, world, api.getCashOutByKey, async ({ session: { player }, param }) =>
    found(player, 'step', param('key')),
  )

  /** The current state of the bet that a key led to. Looking up an unused key closes it. */
  async function found(player: number, call: 'bet' | 'step', key: string) {
    const taken = await database.write(async (tx) => {
      const reference = await readOutcome(tx, { key, player, call: `betting.${call}` })
      return reference === null ? null : takenBet(tx, clock, player, reference)
    })
    if (!taken) throw rejection(404, call === 'bet' ? 'bet.unknown' : 'cashOut.unknown')
    return taken
  }
}
