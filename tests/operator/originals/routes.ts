import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { getSeedPairs } from '#endpoints/seed-pairs.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { isOriginalGame, ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import type { OperatorClock } from '../clock.ts'
import type { SettledBet } from '../feed/feed.ts'
import { invalid, rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { assertMayPlay } from '../protection/guards.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { placeOriginalBet } from './bets.ts'
import {
  currentPair,
  type PastPair,
  pairById,
  type Pair,
  type PairPlace,
  pastPairs,
  revealedPairs,
  rotatePair,
} from './pairs.ts'
import { type Calls, lastRounds, openRound, roundById, roundWire, readRow, type Settled } from './rounds.ts'
import { makeStep } from './steps.ts'

const ROUNDS_SHOWN = 100
const PAIRS_SHOWN = 20
const PAIRS_MOST = 100

/** The original games: state, bets, steps, the outcome of both by key, seed rotation, a round by its id. */
export function originalsRoutes(app: App, world: World): void {
  for (const game of ORIGINAL_GAMES) gameRoutes(app, world, game)
  servePlayer(app, world, getSeedPairs, async ({ session: { player }, query: asked }) => {
    const game = asked('game') ?? null
    if (game !== null && !isOriginalGame(game)) throw invalid({ game: ['game.unknown'] })
    const before = readPairPlace(asked('before'))
    const limit = Number(asked('limit') ?? PAIRS_SHOWN)
    if (!Number.isInteger(limit) || limit < 1) throw invalid({ limit: ['field.invalid'] })
    const most = Math.min(limit, PAIRS_MOST)
    const found = await world.database.read((query) => pastPairs(query, player, { game, before, most: most + 1 }))
    const page = found.slice(0, most)
    const last = page.at(-1)
    return {
      items: page.map((pair) => pastWire(pair, world.clock)),
      next: last && found.length > most ? `${last.revealed_at}.${last.id}` : null,
    }
  })
}

function readPairPlace(text: string | undefined): PairPlace {
  if (text === undefined) return { at: Number.MAX_SAFE_INTEGER, id: 0 }
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw invalid({ before: ['field.invalid'] })
  return { at: Number(at), id: Number(id) }
}

function pastWire(pair: PastPair, clock: OperatorClock): EndpointWire<typeof getSeedPairs>['items'][number] {
  const { game, server_seed, server_seed_hash, client_seed, nonce, revealed_at, first_at, last_at } = pair
  if (!isOriginalGame(game)) throw new Error(`pair ${pair.id} is of no game`)
  const moment = (at: number | null) => (at === null ? null : clock.moment(at))
  const seeds = { server_seed_hash, server_seed, client_seed, nonce, revealed_at: clock.moment(revealed_at ?? 0) }
  return { game, ...seeds, first_at: moment(first_at), last_at: moment(last_at) }
}

function gameRoutes<Game extends OriginalGame>(app: App, world: World, game: Game): void {
  const { database, clock } = world
  // The game's own schema validates each call; only the common fields are read here.
  const calls = ROUND_CALLS[game] as unknown as Calls

  servePlayer(app, world, calls.getState, async ({ session: { player } }) =>
    database.write(async (tx) => {
      const owner = { player, game }
      const open = await openRound(tx, owner)
      const revealed = await revealedPairs(tx, owner, PAIRS_SHOWN)
      return {
        pair: pairWire(await currentPair(tx, owner)),
        revealed: revealed.map(revealedWire),
        open: open && roundWire(open, clock),
        rounds: await lastRounds(tx, clock, owner, ROUNDS_SHOWN),
      }
    }),
  )

  servePlayer(app, world, calls.bet, async ({ session, body, key }) => {
    const { player } = session
    let moved: number | null = null
    let settledBet: SettledBet | null = null
    const settled = await database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: `${game}.bet`, body }, async () => {
        await assertMayPlay(tx, world, session, { ...body, isPaced: true })
        // The schema of this game has validated the body.
        const bet = body.bet as unknown as RoundBet<Game>
        const placed = await placeOriginalBet(tx, { ...body, bet, player, game, key: key(), at: clock.now() })
        moved = placed.bonus
        settledBet = placed.settled
        return String(placed.round)
      })
      return roundById(tx, clock, player, reference)
    })
    if (settledBet) await announceSettled(settledBet, player)
    await (moved === null ? world.realtime.pushBalance(player) : reloadAndAnnounce(world, moved))
    return settled
  })

  servePlayer(app, world, calls.getBetByKey, async ({ session: { player }, param }) =>
    found(player, 'bet', param('key')),
  )

  servePlayer(app, world, calls.rotateSeed, async ({ session: { player }, body }) =>
    database.write(async (tx) => {
      const rotated = await rotatePair(tx, { player, game }, body.client_seed, clock.now())
      return { pair: pairWire(rotated.pair), revealed: revealedWire(rotated.revealed) }
    }),
  )

  servePlayer(app, world, calls.getRound, async ({ session: { player }, param }) => {
    const row = await database.read((query) => readRow(query, { player, game }, param('id')))
    // Another player's round is reported as unknown.
    if (!row) throw rejection(404, 'round.unknown')
    const pair = await database.read((query) => pairById(query, row.pair))
    return { round: roundWire(row, clock), revealed: pair.revealed_at === null ? null : revealedWire(pair) }
  })

  servePlayer(app, world, calls.act, async ({ session: { player }, body, key }) => {
    let settledBet: SettledBet | null = null
    const settled = await database.write(async (tx) => {
      const reference = await once(tx, { key: key(), player, call: `${game}.act`, body }, async () => {
        // Validated by this game's schema, like the bet.
        const action = body.action as unknown as RoundAction<Game>
        settledBet = await makeStep(tx, { ...body, action, player, game, at: clock.now() })
        return body.round
      })
      return roundById(tx, clock, player, reference)
    })
    if (settledBet) await announceSettled(settledBet, player)
    await world.realtime.pushBalance(player, settled.wallet.currency)
    return settled
  })

  servePlayer(app, world, calls.getActByKey, async ({ session: { player }, param }) =>
    found(player, 'act', param('key')),
  )

  /** Adds a finished round to the live feed, the leaderboards and the tournaments. */
  async function announceSettled(bet: SettledBet, player: number): Promise<void> {
    world.feed.add(bet)
    await countSettled(world, player, { ...bet, id: game, kind: 'original' })
  }

  /** The current state of the round that a key led to. Looking up an unused key closes it. */
  async function found(player: number, call: 'bet' | 'act', key: string): Promise<Settled> {
    const settled = await database.write(async (tx) => {
      const reference = await readOutcome(tx, { key, player, call: `${game}.${call}` })
      return reference === null ? null : roundById(tx, clock, player, reference)
    })
    if (!settled) throw rejection(404, `${call}.unknown`)
    return settled
  }

  function pairWire({ server_seed_hash, client_seed, nonce }: Pair) {
    return { server_seed_hash, client_seed, nonce }
  }

  function revealedWire(pair: Pair) {
    const { server_seed, revealed_at } = pair
    return { ...pairWire(pair), server_seed, revealed_at: clock.moment(revealed_at ?? 0) }
  }
}
