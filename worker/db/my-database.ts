import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import type {
  BetSlipRow,
  BettingSettingsRow,
  BillingRow,
  BonusBoardRow,
  BonusRow,
  CampaignRow,
  ChosenFavouritesRow,
  ChosenSettingsRow,
  CrashRoundRow,
  CurrencyWalletRow,
  DocumentFileRow,
  AnalyticsEventRow,
  AppStateRow,
  FavouritesRow,
  FreeSpinRow,
  LocalProtectionRow,
  HistoryExtentRow,
  HistoryRow,
  IntentRow,
  InvoiceRow,
  LeaderRow,
  SharedBetRow,
  LobbyRow,
  NoticeRow,
  NotificationRow,
  OutboxRow,
  PayoutRow,
  PlayRow,
  PlayerRow,
  ProtectionRow,
  RecentlyPlayedRow,
  RoundRow,
  SeedPairRow,
  SessionRow,
  CatalogueRow,
  SportBetRow,
  StoredDocumentRow,
  SyncRow,
  TopBoardRow,
  TopicRow,
  TopPlaceRow,
  TournamentEntryRow,
  TournamentRow,
  VipRow,
  WalletRow,
} from './rows.ts'

export const DATABASE_NAME = 'MyDatabase'

/**
 * The database of the app. Dexie's version 1 is native version 10, so opening a database that an older build left at
 * native version 1 upgrades it: its syncStore keeps all its rows, and the other stores are added.
 */
export class MyDatabase extends Dexie {
  declare syncStore: Table<SyncRow, number>
  declare session: Table<SessionRow, string>
  declare players: EntityTable<PlayerRow, 'id'>
  declare wallets: EntityTable<WalletRow, 'playerId'>
  declare walletsByCurrency: Table<CurrencyWalletRow, [string, string]>
  declare billing: EntityTable<BillingRow, 'playerId'>
  declare invoices: EntityTable<InvoiceRow, 'id'>
  declare intents: EntityTable<IntentRow, 'key'>
  declare payouts: EntityTable<PayoutRow, 'id'>
  declare bonuses: EntityTable<BonusRow, 'id'>
  declare freeSpins: EntityTable<FreeSpinRow, 'id'>
  declare campaigns: EntityTable<CampaignRow, 'id'>
  declare bonusBoard: EntityTable<BonusBoardRow, 'playerId'>
  declare vipClub: EntityTable<VipRow, 'playerId'>
  declare rounds: EntityTable<RoundRow, 'id'>
  declare liveBets: EntityTable<SharedBetRow, 'id'>
  declare topics: Table<TopicRow, string>
  declare tournaments: EntityTable<TournamentRow, 'id'>
  declare tournamentEntries: EntityTable<TournamentEntryRow, 'id'>
  declare leaders: Table<LeaderRow, [string, number]>
  declare topBoards: EntityTable<TopBoardRow, 'id'>
  declare topPlaces: EntityTable<TopPlaceRow, 'id'>
  declare sportBets: EntityTable<SportBetRow, 'id'>
  declare betSlip: Table<BetSlipRow, string>
  declare bettingSettings: Table<BettingSettingsRow, string>
  declare crashRounds: EntityTable<CrashRoundRow, 'id'>
  declare seedPairs: EntityTable<SeedPairRow, 'serverSeedHash'>
  declare history: EntityTable<HistoryRow, 'key'>
  declare historyExtents: EntityTable<HistoryExtentRow, 'key'>
  declare documents: EntityTable<StoredDocumentRow, 'key'>
  declare documentFiles: EntityTable<DocumentFileRow, 'key'>
  declare chosenSettings: Table<ChosenSettingsRow, string>
  declare events: Table<AnalyticsEventRow, number>
  declare shelves: Table<CatalogueRow, string>
  declare favourites: EntityTable<FavouritesRow, 'playerId'>
  declare chosenFavourites: Table<ChosenFavouritesRow, string>
  declare recentlyPlayed: EntityTable<RecentlyPlayedRow, 'playerId'>
  declare lobby: Table<LobbyRow, string>
  declare facts: Table<AppStateRow, string>
  declare notices: Table<NoticeRow, number>
  declare notifications: EntityTable<NotificationRow, 'id'>
  declare protection: EntityTable<ProtectionRow, 'playerId'>
  declare localProtection: EntityTable<LocalProtectionRow, 'playerId'>
  declare play: EntityTable<PlayRow, 'playerId'>
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
        walletsByCurrency: '[playerId+currency], playerId',
        payouts: 'id, playerId',
        bonuses: 'id, playerId',
        freeSpins: 'id, playerId',
        campaigns: 'id, playerId',
        bonusBoard: 'playerId',
        vipClub: 'playerId',
      })
      .upgrade(async (tx) => {
        await tx
          .table('players')
          .toCollection()
          .modify((player: Partial<PlayerRow>) => {
            player.isAvatarHidden ??= false
            player.isStatisticsHidden ??= false
            player.verification ??= { isNeeded: false, status: null }
          })
        await upgradeMoney(tx)
      })
    this.version(3)
      .stores({ favourites: 'playerId', chosenFavourites: 'playerId', recentlyPlayed: 'playerId' })
      // Version 3 changes the row format. The rows are public and are fetched again.
      .upgrade((tx) => tx.table('shelves').clear())
    this.version(4)
      .stores({
        topics: 'id',
        liveBets: 'id, playerId, [playerId+game+at]',
        crashRounds: 'id, startedAt',
        sportBets: 'id, playerId, [playerId+at]',
        betSlip: 'id',
        bettingSettings: 'id',
      })
      .upgrade(upgradeRounds)
    this.version(5).stores({
      tournaments: 'id',
      tournamentEntries: 'id, playerId',
      leaders: '[tournamentId+place]',
      topBoards: 'id',
      topPlaces: 'id, playerId',
    })
    this.version(6).stores({ notifications: 'id, playerId' })
    // Version 7 keeps the games of several settled bets instead of one.
    this.version(7).upgrade((tx) =>
      tx
        .table('recentlyPlayed')
        .toCollection()
        .modify((row) => {
          row.settledGames = row.settled ? [row.settled] : []
          delete row.settled
        }),
    )
    this.version(8).stores({ protection: 'playerId', localProtection: 'playerId' })
    this.version(9).stores({ play: 'playerId, dueAt' })
  }
}

/**
 * Upgrades money rows of version 1: payment methods are deleted and fetched again, all other rows stay; a missing field
 * reads as none.
 */
async function upgradeMoney(tx: Transaction): Promise<void> {
  await tx.table('billing').clear()
  // The body is no longer stored: it is never sent again, and the body of a withdrawal would contain a card number.
  await tx.table('intents').toCollection().modify({ amount: null, currency: null, body: undefined })
}

/** Upgrades rounds of version 3: dice had its own fields, rounds had no `lastKey`, and a step was called `act`. */
async function upgradeRounds(tx: Transaction): Promise<void> {
  await tx
    .table('rounds')
    .toCollection()
    .modify((round) => {
      round.lastKey = null
      if (round.game !== 'dice') return
      const { target, direction, roll } = round
      delete round.target
      delete round.direction
      delete round.roll
      Object.assign(round, { status: 'settled', step: 0, cashOut: null, bet: { target, direction }, state: { roll } })
    })
  await tx
    .table('intents')
    .toCollection()
    .modify((intent) => {
      intent.kind = String(intent.kind).replace(/\.act$/, '.step')
    })
}

/**
 * The stores with a player's own rows, all cleared at logout. The other stores are public, or the logout handles them
 * itself.
 */
export const PRIVATE_STORES = [
  'session',
  'players',
  'wallets',
  'walletsByCurrency',
  'billing',
  'invoices',
  'payouts',
  'intents',
  'bonuses',
  'freeSpins',
  'campaigns',
  'bonusBoard',
  'vipClub',
  'rounds',
  'liveBets',
  'tournamentEntries',
  'topPlaces',
  'sportBets',
  'seedPairs',
  'history',
  'historyExtents',
  'documents',
  'documentFiles',
  'chosenSettings',
  'favourites',
  'chosenFavourites',
  'recentlyPlayed',
  'notices',
  'notifications',
  'protection',
] as const

/** Drafts of a guest stay when the guest logs in; they are cleared when a player logs out. */
export const DRAFT_STORES = ['betSlip', 'bettingSettings'] as const

/** Survive a logout: neither a break nor a reality check that is due can be left by one. */
export const LASTING_STORES = ['localProtection', 'play'] as const
