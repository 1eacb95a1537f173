import type { BonusTimer } from '../domain/money/bonus-timers.ts'
import type { CommitmentMismatch, Commitment, SentStep } from '../domain/fairness/commitment.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { GameFeature, GameType } from '../domain/games/game-types.ts'
import type { Minor } from '../domain/money/money.ts'
import type { Names } from '../domain/protocol/names.ts'
import type { DocumentKind, DocumentType, VerificationStatus } from '../domain/account/verification.ts'
import type { ErrorCode } from '../core/result.ts'
import type { PromoBonus, VipLevel, WelcomeStep } from './bonus-rows.ts'
import type { RoundBet, RoundState } from '../endpoints/originals/shapes.ts'
import type { GameIntentKind, TournamentIntentKind } from '../domain/protocol/intent-kinds.ts'
import type { HouseGame } from '../domain/games/house-games.ts'
import type { OriginalGame } from '../domain/games/originals.ts'
import type { LiveGame } from '../domain/games/live-games.ts'
import type { WordIndex } from '../domain/search/search.ts'
import type { LiveAppState } from './live-rows.ts'
import type { ThirdPartyAppState } from './third-party-rows.ts'
import type { TournamentStatus } from '../domain/games/tournaments.ts'

export type { OriginalGame } from '../domain/games/originals.ts'
export type * from './betting-rows.ts'
export type * from './bonus-rows.ts'
export type * from './history-rows.ts'
export type * from './live-rows.ts'
export type * from './money-rows.ts'
export type * from './notice-rows.ts'
export type * from './tournament-rows.ts'

/** Rows of MyDatabase: what the player sees. `at` and `…At` are ms of the server's clock unless said otherwise. */

/** syncStore, id 1: the API base URL (spec 3). Other fields of an older version are kept. */
export type SyncRow = { id: number; url: string }

export type SessionRow = {
  id: 'current'
  token: string
  /** The token that this one replaced: a cookie that still carries it is merely late. */
  previous: string | null
  /** Names this log-in; stays through refreshes. What was asked for under another one is thrown away. */
  loginId: string
  /** Unknown until the first profile reply. */
  playerId: string | null
}

export type PlayerRow = {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  locale: string | null
  timezone: string | null
  registerMethod: string | null
  isPhoneVerified: boolean
  isEmailVerified: boolean
  isPasswordSet: boolean
  isAvatarHidden: boolean
  isStatisticsHidden: boolean
  /** Whether the operator wants to know who the player is, and how far that is. */
  verification: { isNeeded: boolean; status: VerificationStatus | null }
  isPremium: boolean
  avatar: string | null
  region: string | null
  fetchedAt: number
}

/**
 * sent: on its way · accepted: a bet that was taken and whose round goes on · settled: the outcome is known, of a bet the
 * round's end · unknown: the reply was lost · refused: the operator said no, or never got it.
 */
export type IntentState = 'sent' | 'accepted' | 'settled' | 'unknown' | 'refused'

/** The journal of money intents: written before the call, so that no crash can lose or double one. */
export type IntentRow = {
  key: string
  playerId: string
  kind: 'deposit' | 'payout' | GameIntentKind | TournamentIntentKind
  /** What it is about beside its kind (the method of a deposit, the tournament): one at a time for each. */
  subject: string
  /** What was ordered; null for one that an older build wrote and that says no amount. */
  amount: Minor | null
  currency: Currency | null
  /** Of a bet: what its round is held to. Missing in what an older build wrote. */
  committed?: Commitment
  /** Of a step in a round: what was sent. Missing in what an older build wrote. */
  step?: SentStep
  state: IntentState
  error: ErrorCode | null
  /** Where the outcome is: the id of an invoice, a payout, a round or a tournament. */
  outcome: string | null
  createdAt: number
}

type RoundBase = {
  id: string
  playerId: string
  at: number
  /** The idempotency key of its bet; null where the operator does not report it. */
  key: string | null
  /** The key of the bet or step of this device that led to the round as it stands; null where another device's did. */
  lastKey: string | null
  amount: Minor
  currency: Currency
  payout: Minor
  serverSeedHash: string
  clientSeed: string
  nonce: number
  /** What of it is not as the bet had committed to; empty where all is. Missing where this device did not send the bet. */
  broken?: CommitmentMismatch
}
/** A round of an original game; `state` and `cashOut` are as the operator last reported them. */
export type OriginalRound<Game extends OriginalGame = OriginalGame> = {
  [Each in Game]: RoundBase & {
    game: Each
    status: 'open' | 'settled'
    step: number
    cashOut: Minor | null
    bet: RoundBet<Each>
    state: RoundState<Each>
  }
}[Game]
export type RoundRow = OriginalRound
export type RoundOf<Game extends OriginalGame> = Extract<RoundRow, { game: Game }>

export type SeedPairRow = {
  serverSeedHash: string
  playerId: string
  game: OriginalGame
  clientSeed: string
  /** The nonce of the next bet while active; the count of bets once revealed. */
  nonce: number
  /** null until rotated. */
  serverSeed: string | null
  /** 1 while it is the pair in play, else 0: booleans cannot be indexed. */
  active: 0 | 1
  revealedAt: number | null
}

/** A document that a player wants to send: kept with its bytes until they have arrived, so that nothing cuts it off. */
export type DocumentRow = {
  /** Made here; also what the operator knows a repeated announcement by. */
  key: string
  playerId: string
  kind: DocumentKind
  name: string
  /** null for what another device has sent. */
  type: DocumentType | null
  size: number
  /** null once it has arrived, and for what another device has sent. */
  file: Blob | null
  /** The operator's own name for it; null until it is announced. */
  id: string | null
  sent: number
  /** sending: goes on by itself as long as somebody answers · arrived · refused: `reason` says why. */
  state: 'sending' | 'arrived' | 'submitted' | 'accepted' | 'refused'
  /** "key" or "key:argument" of the operator, or a code of ours. */
  reason: string | null
  addedAt: number
  /** The player took it back after the operator had heard of it: not shown, and to be told. */
  removed?: 'untold' | 'told'
}

/** How it is stored: its bytes lie apart, so that each step of its way does not write them again. */
export type StoredDocumentRow = Omit<DocumentRow, 'file'>
export type DocumentFileRow = { key: string; file: Blob }

/** Settings that were chosen and that the operator does not know yet: shown instead of the profile's. */
export type PlayerSettings = { locale: string; timezone: string; isAvatarHidden: boolean; isStatisticsHidden: boolean }
export type ChosenSettingsRow = ChosenRow<PlayerSettings>

/** What a player chose and the operator does not know yet, by its name. */
export type ChosenRow<Chosen> = {
  playerId: string
  chosen: Partial<Chosen>
  /** Those that wait to be sent; the others are being told now, or were when their tab was closed. */
  queued: (keyof Chosen & string)[]
}

/** An event that waits to be counted. */
export type AnalyticsEventRow = {
  seq?: number
  id: string
  /** The analytics session in which it happened. */
  sessionId: string
  name: string
  at: number
  data: Record<string, string | number | boolean | null>
}

export type GameKind = 'slots' | 'live'
/** A game of a provider, as a tile shows it. */
export type ProvidedCard = {
  id: string
  slug: string
  name: string
  provider: string
  kind: GameKind
  isNew: boolean
  path?: never
}
/** A game of the house. Its name, address and picture stand in it: the first paint knows of no other place for them. */
export type OriginalCard = {
  id: HouseGame
  name: string
  provider: string
  kind: 'original'
  isNew: boolean
  path: string
  picture: string
}
export type GameCard = ProvidedCard | OriginalCard
/**
 * All games of a kind as columns, in the order of popularity. Texts have a line a game and numbers an element: so a
 * page reads thousands in a few pieces. The page's view of it is `CatalogueTable` (worker/db/lobby-view).
 */
export type CatalogueRow = {
  id: GameKind
  ids: string
  slugs: string
  names: string
  /** Names in search form (worker/domain/search/search-form). */
  forms: string
  /** Place in `providers`. */
  provider: Uint16Array
  providers: string[]
  /** Place in `types`, and one more; 0 for none. */
  type: Uint8Array
  types: GameType[]
  /** Bit n for the n-th of `featureNames`. */
  features: Uint32Array
  featureNames: GameFeature[]
  /** See `CATALOGUE_FLAGS` of worker/db/catalogue-flags. */
  flags: Uint8Array
  /** Games in other orders than that of popularity. */
  byName: Uint32Array
  byAge: Uint32Array
  words: WordIndex
  version: string
}

/** The player's favourites as the operator last told them, the newest first; `toldAt`: when that was asked for, ms of the device's clock. */
export type FavouritesRow = { playerId: string; ids: string[]; toldAt: number }
/** Favourites that the operator does not know yet: what was chosen, by the game's id. */
export type ChosenFavouritesRow = ChosenRow<Record<string, boolean>>
/** What the player opened or bet on last, the newest first, each game once; one of the house by its `playedId`. */
export type RecentlyPlayedRow = { playerId: string; games: { game: string; at: number }[] }

export type LobbyRow = {
  id: 'home'
  shelves: { id: 'popular' | 'new' | 'live'; games: ProvidedCard[] }[]
  version: string
  fetchedAt: number
}

export type CaseItemCard = { id: string; name: Names; picture: string; weight: number; multiplier: number }
/** A case as the operator sells it: its price in minor units by currency, its items in the order of the draw's table. */
export type CaseCard = {
  slug: string
  name: Names
  picture: string
  price: { [Each in Currency]?: Minor | undefined }
  items: CaseItemCard[]
}

/** What the worker knows of itself and tells the page; one row a fact. */
export type AppStateRows = LiveAppState &
  ThirdPartyAppState & {
    /** `reachable`: whether the last call got an answer; `since` on the device clock. */
    connection: { id: 'connection'; reachable: boolean; since: number }
    /** Server clock minus device clock, ms. */
    clock: { id: 'clock'; offset: number; measuredAt: number }
    /** `region` is what the Region header carries. */
    geo: {
      id: 'geo'
      ip: string | null
      country: string | null
      region: 'KZ' | 'RU' | null
      blocked: boolean
      fetchedAt: number
    }
    mirror: { id: 'mirror'; sso: string | null; link: string | null; fetchedAt: number }
    /** Which catalogue is kept, and when it was last known to be the operator's. */
    catalogue: { id: 'catalogue'; version: string; fetchedAt: number }
    /** A game that was asked for by its address, as a shelf of one: the catalogue is not here, or has not got it. */
    foundGame: { id: 'foundGame'; shelf: CatalogueRow }
    settings: { id: 'settings'; affiliateUrl: string | null; telegramUrl: string | null; fetchedAt: number }
    /** The last problem of a part that is shown from cache, by part; removed when it loads again. */
    problems: { id: 'problems'; parts: Partial<Record<DataSection, ErrorCode>> }
    mirrorCheck: { id: 'mirrorCheck'; nextAt: number }
    /** Hashes of the last tokens that were logged out: a cookie that comes late with one of them is nobody's. */
    ended: { id: 'ended'; tokens: string[] }
    /** The analytics session (spec 9): named, begun and last used, ms of the device clock. */
    analytics: { id: 'analytics'; sessionId: string; startedAt: number; usedAt: number }
    /** Hashes of the players and sets of values that were last told as a player's source. */
    source: { id: 'source'; sent: string[] }
    /** The landings that were told last, by the hashes of what their links said; `at` is ms of the device clock. */
    landings: { id: 'landings'; told: { call: string; source: string[]; at: number }[] }
    /** What guests are promised (spec 7); amounts are in `currency`. */
    welcomePack: {
      id: 'welcomePack'
      title: string
      currency: Currency | null
      steps: WelcomeStep[]
      fetchedAt: number
    }
    /** The levels of the VIP club, lowest first: everybody's, as a guest reads them. */
    vipLevels: { id: 'vipLevels'; levels: VipLevel[]; fetchedAt: number }
    /** The promo code that was last looked up, and what it gives; `bonus` null where there is none of that name. */
    promo: { id: 'promo'; promo: string; bonus: PromoBonus | null; fetchedAt: number }
    /** When the offers' timers end, ms of the server's clock; one that was never started is missing. */
    timers: { id: 'timers'; ends: Partial<Record<BonusTimer, number>> }
    /** The ETag of the service worker's script that the browser has. */
    serviceWorker: { id: 'serviceWorker'; tag: string }
    /** Tells this database from one that came in its place when the browser had cleared it. */
    instance: { id: 'instance'; instance: string }
    /** The operator's cases, in its order. */
    cases: { id: 'cases'; cases: CaseCard[]; fetchedAt: number }
    /** When the tournaments of each status were last fetched, ms of the server's clock. */
    tournaments: { id: 'tournaments'; fetchedAt: Partial<Record<TournamentStatus, number>> }
  }
export type AppStateRow = AppStateRows[keyof AppStateRows]

export type DataSection =
  | OriginalGame
  | LiveGame
  | 'betting'
  | 'profile'
  | 'billing'
  | 'payouts'
  | 'wallets'
  | 'bonuses'
  | 'freeSpins'
  | 'campaigns'
  | 'waitingBonus'
  | 'welcomePack'
  | 'vip'
  | 'lobby'
  | 'catalogue'
  | 'game'
  | 'personalLobby'
  | 'history'
  | 'verification'
  | 'casesCatalogue'
  | 'tournaments'
  | 'tournament'
  | 'leaders'
  | 'top'
  | 'settings'

/** A call that waits for the network where there is no service worker to keep it. */
export type OutboxRow = {
  id?: number
  owner: string
  subject: string
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  retry: number[]
  expiresAt: number
}
