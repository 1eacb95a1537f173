import type { Table } from 'dexie'
import type { HistoryKind } from '../domain/money/history.ts'
import { parseIntentKind } from '../domain/protocol/intent-kinds.ts'
import { LIVE_GAMES } from '../domain/games/live-games.ts'
import { ORIGINAL_GAMES } from '../domain/games/originals.ts'
import { currentPlayerId, database } from './page-database.ts'
import type {
  BillingRow,
  DocumentRow,
  HistoryExtentRow,
  HistoryRow,
  IntentRow,
  InvoiceRow,
  OriginalGame,
  OriginalRound,
  RoundOf,
  RoundRow,
  SeedPairRow,
} from './rows.ts'

/** The page's view of what is the player's own; apart from `view.ts`, as a first visit shows none of it. */

/** Payment methods of the player, as last fetched. */
export async function billing(): Promise<BillingRow | null> {
  const playerId = await currentPlayerId()
  return playerId === null ? null : ((await database.billing.get(playerId)) ?? null)
}

/** Invoices that still wait for payment, newest first. */
export async function openInvoices(): Promise<InvoiceRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const rows = await database.invoices.where({ playerId }).toArray()
  return rows
    .filter(({ status }) => status === 'waiting' || status === 'processing')
    .toSorted((a, b) => b.createdAt - a.createdAt)
}

/** An invoice of the player who is here; null for another's and for one that is not here. */
export async function invoice(id: string): Promise<InvoiceRow | null> {
  const row = await database.invoices.get(id)
  return row && row.playerId === (await currentPlayerId()) ? row : null
}

/** Money intents whose outcome is not known yet: each blocks the next one of its kind. */
export async function unsettledIntents(): Promise<IntentRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  return database.intents
    .where('[playerId+state]')
    .anyOf([
      [playerId, 'sent'],
      [playerId, 'unknown'],
    ])
    .toArray()
}

/** The last rounds of a game, newest first. */
export async function rounds<Game extends OriginalGame>(game: Game, count: number): Promise<RoundOf<Game>[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  return (
    // The index holds rows of this game alone.
    (database.rounds as unknown as Table<RoundOf<Game>, string>)
      .where('[playerId+game+at]')
      .between([playerId, game, 0], [playerId, game, Infinity])
      // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
      .reverse()
      .limit(count)
      .toArray()
  )
}

/** What a game's table shows of the journal and its outcomes, as of one moment. */
export type GameTable<Game extends OriginalGame> = {
  /** The last rounds, newest first. */
  rounds: RoundOf<Game>[]
  /** Bets and steps of the game whose outcome is not known. */
  openIntents: IntentRow[]
  /** The version of the balance that these rounds have led to; 0 before there is any. */
  balanceVersion: number
  /** The seed pair in play; null before the game's state has been fetched once. */
  pair: SeedPairRow | null
}

/** A game's last rounds, its open intents and its seed pair. */
export function gameTable<Game extends OriginalGame>(game: Game, count: number): Promise<GameTable<Game>> {
  const { session, intents, wallets, seedPairs } = database
  // One transaction: what is written together (round, intent, balance; rounds and seeds) is read together.
  return database.transaction('r', [session, database.rounds, intents, wallets, seedPairs], async () => {
    const playerId = (await currentPlayerId()) ?? ''
    const [last, open, wallet, pair] = await Promise.all([
      rounds(game, count),
      unsettledIntents(),
      wallets.get(playerId),
      activeSeedPair(game),
    ])
    return {
      rounds: last,
      openIntents: open.filter(({ kind }) => parseIntentKind(kind)?.game === game),
      balanceVersion: wallet?.version ?? 0,
      pair,
    }
  })
}

/** What was played, whatever it was: one of our games by its slug, one of a provider by its name. */
export type PlayedRow = Pick<RoundRow, 'id' | 'at' | 'amount' | 'payout' | 'currency'> & {
  game: string
  /** Of a game played together: the round that all share. */
  round?: string | null
  /** It goes on: what it pays is not known yet. */
  isOpen: boolean
}

/** What was played last of all games, newest first: rounds that are kept here, and lines of the bets' history. */
export async function lastPlayed(count: number): Promise<PlayedRow[]> {
  const [lines, together, ...own] = await Promise.all([
    newestBets(count),
    liveBets(count),
    ...ORIGINAL_GAMES.map((game) => rounds<OriginalGame>(game, count)),
  ])
  const played = own.flat().map((round) => ({ ...round, isOpen: round.status === 'open' }))
  // A line of the history is of what is over: where both tell of a round, it is the later word.
  const all = new Map([...played, ...together, ...lines].map((row) => [`${row.game} ${row.id}`, row]))
  return [...all.values()].toSorted((a, b) => b.at - a.at).slice(0, count)
}

/** Bets of games played together that are in play or over; what was cancelled was not played. */
async function liveBets(count: number): Promise<PlayedRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const newest = LIVE_GAMES.map((game) =>
    database.liveBets
      .where('[playerId+game+at]')
      .between([playerId, game, 0], [playerId, game, Infinity])
      // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
      .reverse()
      .limit(count)
      .toArray(),
  )
  const rows = (await Promise.all(newest)).flat()
  return rows
    .filter(({ status }) => status !== 'cancelled')
    .map((row) => ({ ...row, round: row.roundId, isOpen: row.status !== 'settled' }))
}

async function newestBets(count: number): Promise<PlayedRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const newest = database.history
    .where('[playerId+kind+at]')
    .between([playerId, 'bets', 0], [playerId, 'bets', Infinity])
    // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
    .reverse()
    .limit(count)
  return (await newest.toArray()).flatMap((row) => (row.kind === 'bets' ? [{ ...row, isOpen: false }] : []))
}

/** Rounds that go on: of each game the newest alone can. */
export async function openRounds(): Promise<OriginalRound[]> {
  const newest = await Promise.all(ORIGINAL_GAMES.map((game) => rounds(game, 1)))
  return newest.flat().filter(({ status }) => status === 'open')
}

async function activeSeedPair(game: OriginalGame): Promise<SeedPairRow | null> {
  const playerId = await currentPlayerId()
  if (playerId === null) return null
  return (await database.seedPairs.where({ playerId, game, active: 1 }).first()) ?? null
}

/** The pair a round was drawn from; its server seed is null until it has been rotated. */
export async function seedPair(serverSeedHash: string): Promise<SeedPairRow | null> {
  const row = await database.seedPairs.get(serverSeedHash)
  return row && row.playerId === (await currentPlayerId()) ? row : null
}

/** Lines of a history from one moment until before another (ms of the server's clock), newest first. */
export async function history(kind: HistoryKind, { from, to }: { from: number; to: number }): Promise<HistoryRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const range = database.history.where('[playerId+kind+at]').between([playerId, kind, from], [playerId, kind, to])
  // Turned round here: read in the index's own order, thousands come in one go.
  return (await range.toArray()).toReversed()
}

/** How much of a history is kept here; null before it has ever been fetched. */
export async function historyExtent(kind: HistoryKind): Promise<HistoryExtentRow | null> {
  return (await database.historyExtents.get(`${await currentPlayerId()}:${kind}`)) ?? null
}

/** The player's documents, in the order in which they were added. */
export async function documents(): Promise<DocumentRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const all = await database.documents.where({ playerId }).sortBy('addedAt')
  const rows = all.filter(({ removed }) => !removed)
  const files = await database.documentFiles.bulkGet(rows.map(({ key }) => key))
  return rows.map((row, at) => ({ ...row, file: files[at]?.file ?? null }))
}
