import type { Table } from 'dexie'
import type { HistoryKind } from '#domain/money/history.ts'
import { DEPOSIT_BONUS } from '#domain/money/bonus.ts'
import { readText } from '#domain/languages/texts-by-language.ts'
import { parseIntentKind } from '#domain/money/intent-kinds.ts'
import { UNSETTLED_STATES } from '#domain/money/intent-state.ts'
import { SHARED_GAMES } from '#domain/games/shared-rounds.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { getPracticeOwner, type PlayMode } from '#domain/games/practice.ts'
import { currentPlayerId, database, textsLanguage } from './page-database.ts'
import type {
  BillingRow,
  DocumentRow,
  HistoryExtentRow,
  HistoryRow,
  IntentRow,
  InvoiceRow,
  OriginalGame,
  OriginalRound,
  GameRound,
  RoundRow,
  SeedPairRow,
  WalletRow,
} from './rows.ts'

/** The page's queries of the player's own rows. Apart from `view.ts`, because a first visit shows none of them. */

/** The player's payment methods, as last fetched; null for a guest and before the first fetch. */
export async function billing(): Promise<BillingRow | null> {
  const playerId = await currentPlayerId()
  const row = playerId === null ? undefined : await database.billing.get(playerId)
  if (!row) return null
  const language = await textsLanguage()
  const named = <Method extends { hash: string; name: string }>(methods: Method[]): Method[] =>
    methods.map((method) => ({ ...method, name: readText(row, language, method.hash, method.name) }))
  const { bonus } = row
  return {
    ...row,
    methods: named(row.methods),
    payouts: named(row.payouts),
    bonus: bonus && { ...bonus, name: readText(row, language, DEPOSIT_BONUS, bonus.name) },
  }
}

/** Invoices that still wait for payment, newest first. */
export async function openInvoices(): Promise<InvoiceRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const rows = await database.invoices.where({ playerId }).toArray()
  const language = await textsLanguage()
  return rows
    .filter(({ status }) => status === 'waiting' || status === 'processing')
    .map((row) => invoiceIn(row, language))
    .toSorted((a, b) => b.createdAt - a.createdAt)
}

/** The newest deposit that was paid, as far as this device knows it; null if there is none. */
export async function lastDeposit(): Promise<InvoiceRow | null> {
  const playerId = await currentPlayerId()
  if (playerId === null) return null
  const paid = (await database.invoices.where({ playerId }).toArray()).filter(({ status }) => status === 'paid')
  const [last] = paid.toSorted((one, other) => other.createdAt - one.createdAt)
  return last ? invoiceIn(last, await textsLanguage()) : null
}

/** An invoice of the current player; null for another player's invoice and for one that is not stored. */
export async function invoice(id: string): Promise<InvoiceRow | null> {
  const row = await database.invoices.get(id)
  return row && row.playerId === (await currentPlayerId()) ? invoiceIn(row, await textsLanguage()) : null
}

function invoiceIn(row: InvoiceRow, language: string): InvoiceRow {
  return { ...row, methodName: readText(row, language, 'method', row.methodName) }
}

/** Money intents whose outcome is unknown: each blocks the next one of its kind. */
export async function unsettledIntents(): Promise<IntentRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  return database.intents
    .where('[playerId+state]')
    .anyOf(UNSETTLED_STATES.map((state) => [playerId, state]))
    .toArray()
}

/** The owner of the visitor's rows in a mode of play; null for a guest's money. */
export async function readOwner(mode: PlayMode): Promise<string | null> {
  const playerId = await currentPlayerId()
  return mode === 'money' ? playerId : getPracticeOwner(playerId)
}

/** The last rounds of a game, newest first. */
export async function rounds<Game extends OriginalGame>(
  game: Game,
  count: number,
  mode: PlayMode = 'money',
): Promise<GameRound<Game>[]> {
  const playerId = await readOwner(mode)
  if (playerId === null) return []
  return (
    // The index range contains only rows of this game.
    (database.rounds as unknown as Table<GameRound<Game>, string>)
      .where('[playerId+game+at]')
      .between([playerId, game, 0], [playerId, game, Infinity])
      // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
      .reverse()
      .limit(count)
      .toArray()
  )
}

/** What a game page shows of the intent journal and its outcomes, read in one transaction. */
export type GameTable<Game extends OriginalGame> = {
  /** The last rounds, newest first. */
  rounds: GameRound<Game>[]
  /** Bets and steps of the game whose outcome is unknown. */
  openIntents: IntentRow[]
  /** The version of the wallet's balance after these rounds; 0 if no wallet is stored. */
  balanceVersion: number
  /** The active seed pair; null before the game's state has been fetched for the first time. */
  pair: SeedPairRow | null
  /** The wallet that pays; of practice, the chips. */
  wallet: WalletRow | null
}

/** A game's last rounds, its open intents and its seed pair. */
export function gameTable<Game extends OriginalGame>(
  game: Game,
  count: number,
  mode: PlayMode,
): Promise<GameTable<Game>> {
  const { session, intents, wallets, seedPairs } = database
  // One transaction, because round, intent and balance are written together, and so are rounds and seeds.
  return database.transaction('r', [session, database.rounds, intents, wallets, seedPairs], async () => {
    const owner = (await readOwner(mode)) ?? ''
    const [last, open, wallet, pair] = await Promise.all([
      rounds(game, count, mode),
      mode === 'money' ? unsettledIntents() : [],
      wallets.get(owner),
      seedPairs.where({ playerId: owner, game, active: 1 }).first(),
    ])
    return {
      rounds: last,
      openIntents: open.filter(({ kind }) => parseIntentKind(kind)?.game === game),
      balanceVersion: wallet?.version ?? 0,
      pair: pair ?? null,
      wallet: wallet ?? null,
    }
  })
}

/** A played game: one of our games by its slug, a provider's game by its name. */
export type PlayedRow = Pick<RoundRow, 'id' | 'at' | 'amount' | 'payout' | 'currency'> & {
  game: string
  /** The shared round of a multiplayer game. */
  round?: string | null
  /** The round is still open, so its payout is unknown. */
  isOpen: boolean
}

/** The last played rounds of all games, newest first: rounds stored here and lines of the bet history. */
export async function lastPlayed(count: number): Promise<PlayedRow[]> {
  const [lines, together, ...originals] = await Promise.all([
    newestBets(count),
    liveBets(count),
    ...ORIGINAL_GAMES.map((game) => rounds<OriginalGame>(game, count)),
  ])
  const played = originals.flat().map((round) => ({ ...round, isOpen: round.status === 'open' }))
  // A history line is a finished bet, so it overrides a stored round with the same id.
  const all = new Map([...played, ...together, ...lines].map((row) => [`${row.game} ${row.id}`, row]))
  return [...all.values()].toSorted((a, b) => b.at - a.at).slice(0, count)
}

/** Bets of multiplayer games that are open or settled; cancelled bets were not played. */
async function liveBets(count: number): Promise<PlayedRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const newest = SHARED_GAMES.map((game) =>
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

/** The player's open rounds. Only the newest round of a game can be open. */
export async function openRounds(): Promise<OriginalRound[]> {
  const newest = await Promise.all(ORIGINAL_GAMES.map((game) => rounds(game, 1)))
  return newest.flat().filter(({ status }) => status === 'open')
}

/** Lines of a history, newest first, from `from` (inclusive) to `to` (exclusive), both ms of server time. */
export async function history(kind: HistoryKind, { from, to }: { from: number; to: number }): Promise<HistoryRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const range = database.history.where('[playerId+kind+at]').between([playerId, kind, from], [playerId, kind, to])
  // Reversed here, because in the index's own order Dexie reads thousands of rows in one request.
  const rows = (await range.toArray()).toReversed()
  if (kind !== 'deposits' && kind !== 'withdrawals') return rows
  const language = await textsLanguage()
  return rows.filter(isTransaction).map((row) => transactionIn(row, language))
}

/** A deposit or a withdrawal of the history. */
export type TransactionRow = Extract<HistoryRow, { kind: 'deposits' | 'withdrawals' }>

/** The newest deposits and withdrawals together, at most `count`, newest first. */
export async function latestTransactions(count: number): Promise<TransactionRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const newest = (kind: TransactionRow['kind']) =>
    database.history
      .where('[playerId+kind+at]')
      .between([playerId, kind, 0], [playerId, kind, Infinity])
      // eslint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, not an array
      .reverse()
      .limit(count)
      .toArray()
  const language = await textsLanguage()
  return [...(await newest('deposits')), ...(await newest('withdrawals'))]
    .filter(isTransaction)
    .map((row) => transactionIn(row, language))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, count)
}

function isTransaction(row: HistoryRow): row is TransactionRow {
  return row.kind === 'deposits' || row.kind === 'withdrawals'
}

function transactionIn(row: TransactionRow, language: string): TransactionRow {
  return { ...row, method: readText(row, language, 'method', row.method) }
}

/** How much of a history is stored on this device; null before its first fetch. */
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
