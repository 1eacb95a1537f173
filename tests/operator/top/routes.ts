import { getTop } from '#endpoints/top.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { isTopGame, isTopMeasure, isTopPeriod, TOP_PERIOD_MS, TOP_SHOWN, type TopBoardName } from '#domain/games/top.ts'
import { readSession } from '../auth/tokens.ts'
import { fromKopecks } from '../billing/scale.ts'
import type { OperatorClock } from '../clock.ts'
import type { Query } from '../database.ts'
import { publicName } from '../feed/public-name.ts'
import { type App, serve } from '../http/serve.ts'
import { readWallet } from '../ledger.ts'
import type { World } from '../world.ts'

type Line = EndpointWire<typeof getTop>['items'][number] & { owner: number | null }

/**
 * The leaders of a period by a measure, in all games or one, and the caller's own place. All amounts are in the currency
 * of the caller, so that they can be compared.
 */
export function topRoutes(app: App, world: World): void {
  serve(app, getTop, ({ query: asked, bearer }) =>
    world.database.read(async (query) => {
      const player = bearer === null ? null : (await readSession(query, world, bearer)).player
      const [period = '', measure = '', game = ''] = [asked('period'), asked('measure'), asked('game')]
      const board: TopBoardName = {
        period: isTopPeriod(period) ? period : 'day',
        measure: isTopMeasure(measure) ? measure : 'win',
        game: isTopGame(game) ? game : 'all',
      }
      const currency = player === null ? DEFAULT_CURRENCY : (await readWallet(query, player)).currency
      const lines = await readBoard(query, world.clock, board, currency)
      const playerLine = player === null ? undefined : lines.find(({ owner }) => owner === player)
      return {
        items: lines.slice(0, TOP_SHOWN).map(({ owner: _owner, ...line }) => line),
        // oxlint-disable-next-line house/names -- the operator's name of the field
        own: playerLine ? withoutOwner(playerLine) : null,
      }
    }),
  )
}

function withoutOwner({ owner: _owner, player: _player, ...line }: Line) {
  return line
}

/**
 * The column that selects each player's best bet. The `wagered` board is ordered by the sum of all bets instead and
 * shows no single bet.
 */
const SCORES = { win: 'worth_payout', multiplier: 'multiplier', wagered: 'worth_amount' } as const

/** All lines of a board in order, with amounts in one currency. */
export async function readBoard(
  query: Query,
  clock: OperatorClock,
  { period, measure, game }: TopBoardName,
  currency: Currency,
): Promise<Line[]> {
  const reach = TOP_PERIOD_MS[period]
  const since = reach === null ? 0 : clock.now() - reach
  const isKind = game === 'slots' || game === 'live' || game === 'betting'
  const byGame = game === 'all' ? '' : isKind ? 'AND b.kind = ?2' : "AND b.kind = 'original' AND b.game = ?2"
  // A bet that paid no more than its stake is no win.
  const byWin = measure === 'wagered' ? '' : 'AND b.payout > b.amount'
  const args = game === 'all' ? [since] : [since, game]
  const score = SCORES[measure]
  const rows = await query.rows(
    {
      player: 'int?',
      name: 'text?',
      // oxlint-disable-next-line house/names -- the operator's name of the field
      own: 'text?',
      hidden: 'int?',
      game: 'text',
      worth_payout: 'int',
      multiplier: 'int',
      at: 'int',
      total: 'int',
    },
    `SELECT * FROM (
       SELECT b.player, b.name, p.name AS own, p.is_statistics_hidden AS hidden, b.game, b.worth_payout,
         b.multiplier, b.at, b.${score} AS score,
         sum(b.worth_amount) OVER (PARTITION BY b.player, b.other) AS total,
         row_number() OVER (PARTITION BY b.player, b.other ORDER BY b.${score} DESC, b.at) AS rank
       FROM settled_bets b LEFT JOIN players p ON p.id = b.player WHERE b.at >= ?1 ${byGame} ${byWin}
     ) WHERE rank = 1 AND score > 0
     ORDER BY ${measure === 'wagered' ? 'total' : 'score'} DESC, at`,
    args,
  )
  return rows.map((row, index): Line => {
    const shown = row.player === null ? row.name : row.hidden === 1 || row.own === null ? null : publicName(row.own)
    const whose = { place: index + 1, player: shown, owner: row.player }
    const toAmount = (kopecks: number) => ({ amount: toDecimal(fromKopecks(minor(kopecks), currency)), currency })
    if (measure === 'wagered') return { ...whose, ...toAmount(row.total), multiplier: null, game: null, at: null }
    const { game, multiplier, at } = row
    return { ...whose, ...toAmount(row.worth_payout), multiplier, game, at: clock.moment(at) }
  })
}
