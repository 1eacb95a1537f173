import { getPublicRound, publishRound } from '#endpoints/public-rounds.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { getMultiplier, toUnitBet } from '#domain/fairness/public-round.ts'
import type { OriginalRound } from '#domain/fairness/round.ts'
import type { RoundRules } from '#domain/fairness/round-rules.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { isOriginalGame, type OriginalGame } from '#domain/games/originals.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'
import { getDraw, getRoundRules } from './bets.ts'
import { pairById } from './pairs.ts'
import { getCurrency, readPublicRow, type Row, readRow } from './rounds.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
type Reply = EndpointWire<typeof getPublicRound>

/** Rounds that players share: only those can be asked for without an account. */
export function publicRoundsRoutes(app: App, world: World): void {
  const { database, clock } = world
  serve(app, getPublicRound, ({ param }) => database.read((query) => read(query, param('game'), param('id'))))

  servePlayer(app, world, publishRound, ({ session: { player }, body, param }) =>
    database.write(async (tx) => {
      const [game, id] = [param('game'), param('id')]
      const row = isOriginalGame(game) ? await readRow(tx, { player, game }, id) : undefined
      if (!row) throw rejection(404, 'round.unknown')
      if (row.status === 'open') throw rejection(409, 'round.open')
      await tx.run(
        `INSERT INTO public_rounds (round, has_amounts) VALUES (?1, ?2)
         ON CONFLICT (round) DO UPDATE SET has_amounts = ?2`,
        [row.id, body.amounts ? 1 : 0],
      )
      return read(tx, game, id)
    }),
  )

  async function read(query: Query, game: string, id: string): Promise<Reply> {
    const shared = isOriginalGame(game) ? await readPublicRow(query, game, id) : undefined
    if (!shared) throw rejection(404, 'round.unknown')
    return { round: await roundWire(query, shared.row, shared.hasAmounts) }
  }

  /** Nothing in it names the player: no key, no time of day, and amounts only if the player shows them. */
  async function roundWire(query: Query, row: Row, hasAmounts: boolean): Promise<Reply['round']> {
    const pair = await pairById(query, row.pair)
    const currency = getCurrency(row)
    const played = { game: row.game, bet: JSON.parse(row.bet), amount: minor(row.amount) } as OriginalRound
    const unit = toUnitBet(played)
    // The rules of all games, taken for those of one: the round is that game's.
    const rules = getRoundRules(unit.game) as RoundRules<OriginalGame>
    const state = JSON.parse(row.state)
    const due = rules.replay(getDraw(pair, row.nonce), unit.bet, unit.amount, state, currency)
    return {
      game: unit.game,
      id: row.id,
      at: clock.moment(row.at - (row.at % DAY_MS)),
      multiplier: getMultiplier(due.payout, unit.amount),
      stake: hasAmounts ? { amount: toDecimal(played.amount), currency, payout: toDecimal(minor(row.payout)) } : null,
      bet: hasAmounts ? played.bet : unit.bet,
      state,
      server_seed_hash: row.server_seed_hash,
      client_seed: row.client_seed,
      nonce: row.nonce,
      server_seed: pair.revealed_at === null ? null : pair.server_seed,
    } as Reply['round'] // `bet` and `state` are those of the round's game.
  }
}
