import {
  getJoinByKey,
  getLeaders,
  getLeaveByKey,
  getTournament,
  getTournaments,
  joinTournament,
  leaveTournament,
} from '#endpoints/tournaments.ts'
import { toDecimal } from '#domain/money/money.ts'
import { LEADERS_PER_PAGE, isTournamentStatus, tournamentStatus } from '#domain/games/tournaments.ts'
import { readSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { type App, serve, servePlayer } from '../http/serve.ts'
import { once, readOutcome } from '../intents.ts'
import { openWallet, readWallet } from '../ledger.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { World } from '../world.ts'
import { entryWire, join, leave } from './entries.ts'
import { leaderWire } from './leaderboards.ts'
import {
  allTournaments,
  ENDED_SHOWN,
  readMembers,
  type Tournament,
  tournamentById,
  tournamentWire,
} from './tournaments.ts'

/** Tournament lists, one tournament, its table, joining and leaving, and the outcome of both by key. */
export function tournamentRoutes(app: App, world: World): void {
  const { database, clock } = world

  async function readPlayerId(query: Query, bearer: string | null): Promise<number | null> {
    return bearer === null ? null : (await readSession(query, world, bearer)).player
  }

  async function wireFor(query: Query, tournament: Tournament, player: number | null) {
    const members = await readMembers(query, tournament.id)
    const playerMember = members.find((member) => member.player === player && player !== null)
    const entry = player === null ? null : entryWire(tournament, playerMember, clock)
    return tournamentWire(tournament, clock, { players: members.length, entry })
  }

  serve(app, getTournaments, ({ query: asked, bearer }) =>
    database.read(async (query) => {
      const player = await readPlayerId(query, bearer)
      const status = asked('status')
      const all = await allTournaments(query)
      const now = clock.now()
      const fitting = all.filter((each) => !isTournamentStatus(status) || tournamentStatus(each, now) === status)
      const ordered =
        status === 'ended'
          ? fitting.toSorted((one, other) => other.endsAt - one.endsAt).slice(0, ENDED_SHOWN)
          : fitting.toSorted((one, other) => one.endsAt - other.endsAt)
      const items = []
      for (const tournament of ordered) items.push(await wireFor(query, tournament, player))
      return { items }
    }),
  )

  serve(app, getTournament, ({ param, bearer }) =>
    database.read(async (query) => {
      const player = await readPlayerId(query, bearer)
      const tournament = await known(query, param('id'))
      return { tournament: await wireFor(query, tournament, player) }
    }),
  )

  serve(app, getLeaders, ({ param, query: asked }) =>
    database.read(async (query) => {
      await known(query, param('id'))
      const from = Math.max(1, Math.floor(Number(asked('from') ?? 1)) || 1)
      const limit = Math.min(
        LEADERS_PER_PAGE,
        Math.floor(Number(asked('limit') ?? LEADERS_PER_PAGE)) || LEADERS_PER_PAGE,
      )
      const ranked = (await readMembers(query, param('id'))).filter(({ place }) => place !== null)
      return { items: ranked.slice(from - 1, from - 1 + limit).map(leaderWire), ranked: ranked.length }
    }),
  )

  const moves = [
    { name: 'join', order: joinTournament, look: getJoinByKey, move: join },
    { name: 'leave', order: leaveTournament, look: getLeaveByKey, move: leave },
  ] as const
  for (const { name, order, look, move } of moves) {
    const call = `tournament.${name}`
    servePlayer(app, world, order, async ({ session, body, key }) => {
      const { player } = session
      const taken = await database.write(async (tx) => {
        const { tournament } = body
        const id = await once(tx, { key: key(), player, call, body }, async () => {
          if (name === 'join') await assertMayPlay(tx, world, session, null)
          await move(tx, { player, tournament, key: key(), now: clock.now() })
          return tournament
        })
        return takenWire(tx, id, player)
      })
      await world.realtime.pushBalance(player, taken.wallet.currency)
      await world.tournaments.announce(body.tournament)
      return taken
    })
    servePlayer(app, world, look, async ({ session: { player }, param }) =>
      database
        .write(async (tx) => {
          const id = await readOutcome(tx, { key: param('key'), player, call })
          // Looking up a key closes it. Return null here and throw outside, so that this write is committed.
          return id === null ? null : takenWire(tx, id, player)
        })
        .then((taken) => {
          if (!taken) throw rejection(404, `${name}.unknown`)
          return taken
        }),
    )
  }

  async function takenWire(tx: Query, id: string, player: number) {
    const tournament = await known(tx, id)
    const playerMember = (await readMembers(tx, id)).find((member) => member.player === player)
    await openWallet(tx, player, tournament.currency)
    const { balance, currency, version } = await readWallet(tx, player, tournament.currency)
    const wallet = { balance: toDecimal(balance), currency, balance_version: version }
    return { entry: entryWire(tournament, playerMember, clock), wallet }
  }
}

async function known(query: Query, id: string): Promise<Tournament> {
  const tournament = await tournamentById(query, id)
  if (!tournament) throw rejection(404, 'tournament.unknown')
  return tournament
}
