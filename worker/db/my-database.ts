import { Dexie, type EntityTable, type Table } from 'dexie'
import type {
  BillingRow,
  ChosenSettingsRow,
  DocumentFileRow,
  EventRow,
  FactRow,
  HistoryExtentRow,
  HistoryRow,
  IntentRow,
  InvoiceRow,
  LobbyRow,
  NoticeRow,
  OutboxRow,
  PlayerRow,
  RoundRow,
  SeedPairRow,
  SessionRow,
  ShelfRow,
  StoredDocumentRow,
  SyncRow,
  WalletRow,
} from './rows.ts'

export const DATABASE_NAME = 'MyDatabase'

/**
 * MyDatabase (spec 3). Dexie's version 1 is native version 10, so a database that an older build left at native
 * version 1 is upgraded on opening: its syncStore stays with all its rows and the other stores are added.
 */
export class MyDatabase extends Dexie {
  declare syncStore: Table<SyncRow, number>
  declare session: Table<SessionRow, string>
  declare players: EntityTable<PlayerRow, 'id'>
  declare wallets: EntityTable<WalletRow, 'playerId'>
  declare billing: EntityTable<BillingRow, 'playerId'>
  declare invoices: EntityTable<InvoiceRow, 'id'>
  declare intents: EntityTable<IntentRow, 'key'>
  declare rounds: EntityTable<RoundRow, 'id'>
  declare seedPairs: EntityTable<SeedPairRow, 'serverSeedHash'>
  declare history: EntityTable<HistoryRow, 'key'>
  declare historyExtents: EntityTable<HistoryExtentRow, 'key'>
  declare documents: EntityTable<StoredDocumentRow, 'key'>
  declare documentFiles: EntityTable<DocumentFileRow, 'key'>
  declare chosenSettings: EntityTable<ChosenSettingsRow, 'playerId'>
  declare events: Table<EventRow, number>
  declare shelves: Table<ShelfRow, string>
  declare lobby: Table<LobbyRow, string>
  declare facts: Table<FactRow, string>
  declare notices: Table<NoticeRow, number>
  declare outbox: Table<OutboxRow, number>

  constructor() {
    super(DATABASE_NAME)
    this.version(1).stores({
      syncStore: 'id',
      session: 'id',
      players: 'id',
      wallets: 'playerId',
      billing: 'playerId',
      invoices: 'id, playerId',
      intents: 'key, playerId, [playerId+state]',
      rounds: 'id, playerId, [playerId+game+at]',
      seedPairs: 'serverSeedHash, playerId, [playerId+game+active]',
      shelves: 'id',
      lobby: 'id',
      facts: 'id',
      notices: '++id, playerId',
      outbox: '++id, owner, subject',
    })
    this.version(2)
      .stores({
        history: 'key, playerId, [playerId+kind+at]',
        historyExtents: 'key, playerId',
        documents: 'key, playerId',
        documentFiles: 'key',
        chosenSettings: 'playerId',
        events: '++seq',
      })
      .upgrade((tx) =>
        tx
          .table('players')
          .toCollection()
          .modify((player: Partial<PlayerRow>) => {
            player.isAvatarHidden ??= false
            player.isStatisticsHidden ??= false
            player.verification ??= { isNeeded: false, status: null }
          }),
      )
  }
}

/** The stores that hold a player's own rows, all removed at logout; the others are everybody's. */
export const PRIVATE_STORES = [
  'session',
  'players',
  'wallets',
  'billing',
  'invoices',
  'intents',
  'rounds',
  'seedPairs',
  'history',
  'historyExtents',
  'documents',
  'documentFiles',
  'chosenSettings',
  'notices',
] as const
