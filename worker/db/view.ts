import type { Table } from 'dexie'
import type { HistoryKind } from '../rules/history.ts'
import { currentPlayerId, database } from './page-database.ts'
import type {
  BillingRow,
  DocumentRow,
  FactRows,
  HistoryExtentRow,
  HistoryRow,
  IntentRow,
  InvoiceRow,
  LobbyRow,
  NoticeRow,
  OriginalGame,
  PlayerRow,
  PlayerSettings,
  RoundOf,
  SeedPairRow,
  WalletRow,
} from './rows.ts'

export type * from './rows.ts'

export type Viewer = {
  loggedIn: boolean
  /** With the settings that were chosen here, although the operator may not know them yet. */
  player: PlayerRow | null
  wallet: WalletRow | null
  /** Settings that the operator does not know yet. */
  chosen: Partial<PlayerSettings>
}

/** Who looks at the page: guest or player, with profile and wallet as last known. */
export async function viewer(): Promise<Viewer> {
  const session = await database.session.get('current')
  const id = session?.playerId ?? ''
  const [player, wallet, settings] = await Promise.all([
    database.players.get(id),
    database.wallets.get(id),
    database.chosenSettings.get(id),
  ])
  const chosen = settings?.chosen ?? {}
  return {
    loggedIn: session !== undefined,
    player: player ? { ...player, ...chosen } : null,
    wallet: wallet ?? null,
    chosen,
  }
}

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

export async function invoice(id: string): Promise<InvoiceRow | null> {
  const row = await database.invoices.get(id)
  return row && row.playerId === (await currentPlayerId()) ? row : null
}

/** Money intents whose outcome is not known yet: they block the next one of their kind. */
export async function unsettledIntents(kind: IntentRow['kind']): Promise<IntentRow[]> {
  const playerId = await currentPlayerId()
  if (playerId === null) return []
  const rows = await database.intents
    .where('[playerId+state]')
    .anyOf([
      [playerId, 'sent'],
      [playerId, 'unknown'],
    ])
    .toArray()
  return rows.filter((row) => row.kind === kind)
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

/** The seed pair in play; null before the game's state has been fetched once. */
export async function activeSeedPair(game: OriginalGame): Promise<SeedPairRow | null> {
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

/** The home page's rows, as last fetched. */
export async function lobby(): Promise<LobbyRow | null> {
  return (await database.lobby.get('home')) ?? null
}

/** A fact of the worker by name, such as `connection` or `clock`. */
export async function fact<Id extends keyof FactRows>(id: Id): Promise<FactRows[Id] | null> {
  // The store is keyed by the row's own id, so the row under `id` is of that type.
  return ((await database.facts.get(id)) as FactRows[Id] | undefined) ?? null
}

/** Notices for this player, oldest first; claim one by command before showing it. */
export async function notices(): Promise<NoticeRow[]> {
  const playerId = await currentPlayerId()
  const rows = await database.notices.toArray()
  return rows.filter((row) => row.playerId === null || row.playerId === playerId)
}
