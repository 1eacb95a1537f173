import type { BonusTimer } from '#domain/money/bonus-timers.ts'
import type { Commitment, OriginalRound, SentStep } from '#domain/fairness/round.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { GameFeature, GameType, GameKind } from '#domain/games/game-types.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Localized } from '#domain/languages/texts-by-language.ts'
import type { Names } from '#domain/languages/names.ts'
import type { PushTopic } from '#domain/push/topics.ts'
import type { DocumentKind, DocumentState, DocumentType, VerificationStatus } from '#domain/player/verification.ts'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { PromoBonus, VipLevel, WelcomeStep } from './bonus-rows.ts'
import type { MoneyIntentKind } from '#domain/money/intent-kinds.ts'
import type { IntentState } from '#domain/money/intent-state.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Rates } from '#domain/money/rates.ts'
import type { WordIndex } from '#domain/search/search.ts'
import type { SharedRoundAppState } from './shared-round-rows.ts'
import type { ThirdPartyAppState } from './third-party-rows.ts'
import type { TournamentStatus } from '#domain/games/tournaments.ts'
import type { PlayerSettings } from '#domain/player/player-settings.ts'
import type { OriginalCard } from '#domain/games/original-card.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'
import type { NotOffered } from '#domain/calls/not-offered.ts'

export type { OriginalRound } from '#domain/fairness/round.ts'
export type { OriginalGame } from '#domain/games/originals.ts'
export type * from './betting-rows.ts'
export type * from './bonus-rows.ts'
export type * from './history-rows.ts'
export type * from './shared-round-rows.ts'
export type * from './money-rows.ts'
export type * from './notice-rows.ts'
export type * from './protection-rows.ts'
export type * from './tournament-rows.ts'

/** Rows of MyDatabase: the data that the page shows. `at` and `…At` are ms of server time unless stated otherwise. */

/** syncStore, id 1: the API base URL. Other fields that an older version has stored stay. */
export type SyncRow = { id: number; url: string }

export type SessionRow = {
  id: 'current'
  token: string
  /** The token that this one replaced: a cookie that still has it is only late, not another log-in. */
  previous: string | null
  /** Id of this log-in; token refreshes do not change it. Replies requested under another log-in are discarded. */
  loginId: string
  /** null until the first profile reply. */
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
  /** Whether the operator requires identity verification, and its status. */
  verification: { isNeeded: boolean; status: VerificationStatus | null }
  isPremium: boolean
  avatar: string | null
  region: string | null
  fetchedAt: number
}

/** The journal of money intents: written before the call, so that no crash can lose or double one. */
export type IntentRow = {
  key: string
  playerId: string
  kind: MoneyIntentKind
  /** The subject within its kind (a deposit's method, the tournament): only one intent at a time for each. */
  subject: string
  /** The ordered amount; null in rows of older builds that store none. */
  amount: Minor | null
  currency: Currency | null
  /** Only for bets: what the round must match. Missing in rows of older builds. */
  committed?: Commitment
  /** Only for steps in a round: what was sent. Missing in rows of older builds. */
  step?: SentStep
  state: IntentState
  error: ErrorCode | null
  /** Id of the outcome: an invoice, a payout, a round or a tournament. */
  outcome: string | null
  createdAt: number
}

export type RoundRow = OriginalRound
export type GameRound<Game extends OriginalGame> = Extract<RoundRow, { game: Game }>

/** A round that its player has shared. Without amounts, stake and payout are those of a unit stake. */
export type PublicRoundRow = {
  round: RoundRow
  /** Hundredths. */
  multiplier: number
  hasAmounts: boolean
  /** null while it is secret. */
  serverSeed: string | null
}

export type SeedPairRow = {
  serverSeedHash: string
  playerId: string
  game: OriginalGame
  clientSeed: string
  /** The nonce of the next bet while the pair is active; the number of bets once it is revealed. */
  nonce: number
  /** null until the pair is rotated. */
  serverSeed: string | null
  /** Of a pair for practice that is not revealed yet: its server seed, which this device has drawn. */
  secretSeed?: string
  /** 1 for the active pair, else 0, because IndexedDB cannot index booleans. */
  active: 0 | 1
  revealedAt: number | null
  /** The first and the last bet on the pair, ms of server time; only in rows of the list of revealed pairs. */
  firstAt?: number | null
  lastAt?: number | null
}

/**
 * A document that a player uploads: stored with its bytes until they have arrived, so that an upload can be resumed.
 */
export type DocumentRow = {
  /** Created here; the operator recognises a repeated announcement by it. */
  key: string
  playerId: string
  kind: DocumentKind
  name: string
  /** null for a document that another device has sent. */
  type: DocumentType | null
  size: number
  /** null once it has arrived, and for a document that another device has sent. */
  file: Blob | null
  /** The operator's id; null until it is announced. */
  id: string | null
  sent: number
  /** The cause of `refused` is in `reason`. */
  state: DocumentState
  /** "key" or "key:argument" of the operator, or a code of ours. */
  reason: string | null
  addedAt: number
  /**
   * The player removed it after the operator had received it: hidden; while `untold`, the operator must still be
   * notified.
   */
  removed?: 'untold' | 'told'
}

/** A document without its bytes, which are stored separately so that progress updates do not write them again. */
export type StoredDocumentRow = Omit<DocumentRow, 'file'>
export type DocumentFileRow = { key: string; file: Blob }

/** Settings that the player has changed and the operator has not confirmed yet: shown instead of the profile's. */
export type ChosenSettingsRow = ChosenRow<PlayerSettings>

/** Pending values of the player's choices, by name, until the operator confirms them. */
export type ChosenRow<Chosen> = {
  playerId: string
  chosen: Partial<Chosen>
  /** The enqueued ones; the others are being sent now, or were when their tab was closed. */
  queued: (keyof Chosen & string)[]
}

/** An analytics event that waits to be sent. */
export type AnalyticsEventRow = {
  seq?: number
  id: string
  /** The analytics session in which it happened. */
  sessionId: string
  name: string
  at: number
  data: Record<string, string | number | boolean | null>
  /** Public path and title of the page on which it happened; rows of older builds have none. */
  page?: { path: string; title: string | null }
}

/** A game's picture: its address has passed the redirect rule; `color` is its dominant colour, such as #1a2b3c. */
export type GameImage = { url: string; width: number; height: number; color: string }

/** A provider's game, as a tile shows it. */
export type ProvidedCard = {
  id: string
  slug: string
  name: string
  provider: string
  kind: GameKind
  isNew: boolean
  image?: GameImage
  path?: never
}
export type GameCard = ProvidedCard | OriginalCard
/**
 * All games of a kind as columns, by popularity: texts have one line per game, numbers one element per game, so that a
 * page reads thousands of games in a few values. The page reads it as a `CatalogueTable` (worker/db/lobby-view).
 */
export type CatalogueRow = {
  /** Kind and language (worker/db/catalogue-rows). */
  id: string
  ids: string
  slugs: string
  names: string
  /** Names in search form (worker/domain/search/search-form). */
  forms: string
  /** Pictures, as `toImageLine` writes them; missing if no game has one. */
  images?: string
  /** Index in `providers`. */
  provider: Uint16Array
  providers: string[]
  /** Index in `types` plus 1; 0 if the game has no type. */
  type: Uint8Array
  types: GameType[]
  /** Bit mask: bit n is the n-th of `featureNames`. */
  features: Uint32Array
  featureNames: GameFeature[]
  /** RTP in hundredths of a percent, 0 where unknown; missing in rows of an older build and if no game has one. */
  rtp?: Uint16Array
  /** See `CATALOGUE_FLAGS` of worker/db/catalogue-flags. */
  flags: Uint8Array
  /** Indexes of the games in other orders: by name, and by age. */
  byName: Uint32Array
  byAge: Uint32Array
  words: WordIndex
  version: string
}

/**
 * The player's favourites as last reported by the operator, newest first; `toldAt`: when the reply was requested, ms of
 * the device clock.
 */
export type FavouritesRow = { playerId: string; ids: string[]; toldAt: number }
/** Changes of favourites that the operator has not confirmed yet, by game id. */
export type ChosenFavouritesRow = ChosenRow<Record<string, boolean>>
/** What the player opened or bet on last, newest first, each game once; our own games by their `playedId`. */
export type RecentlyPlayedRow = {
  playerId: string
  games: { game: string; at: number }[]
  /** The games with the last settled bets, newest first, each once; at most `SETTLED_MOST`. */
  settledGames?: { game: string; at: number }[]
}

/** The home page's rows as last fetched, and as last fetched in each language (`home:ru`). */
export type LobbyRow = {
  id: 'home' | `home:${string}`
  shelves: { id: 'popular' | 'new' | 'live'; games: ProvidedCard[] }[]
  /** How many play each of our own games; missing where the operator does not say, and in rows of older builds. */
  players?: Readonly<Record<string, number>> | null | undefined
  version: string
  fetchedAt: number
}

export type CaseItemCard = { id: string; name: Names; picture: string; weight: number; multiplier: number }
/** A case as the operator sells it: price in minor units by currency, items in the order of the draw's table. */
export type CaseCard = {
  slug: string
  name: Names
  picture: string
  price: { [Each in Currency]?: Minor | undefined }
  items: CaseItemCard[]
}

/** App state: what the worker reports about itself to the page; one row of the table `facts` each. */
export type AppStateRows = SharedRoundAppState &
  ThirdPartyAppState & {
    /** `reachable`: whether the last call got an answer; `since`: ms of the device clock. */
    connection: { id: 'connection'; reachable: boolean; since: number }
    /**
     * Server clock minus device clock, and the server's time at the last measurement; ms. `reached` is missing in a row
     * of an older build.
     */
    clock: { id: 'clock'; offset: number; reached?: number }
    /** `region` is the value of the Region header. */
    geo: {
      id: 'geo'
      ip: string | null
      country: string | null
      region: 'KZ' | 'RU' | null
      blocked: boolean
      fetchedAt: number
    }
    mirror: { id: 'mirror'; sso: string | null; link: string | null; fetchedAt: number }
    /**
     * The version of the catalogue that was last fetched, its language, and when it was confirmed to be the operator's;
     * `languages`: the stored versions by language. A build without languages has neither of these.
     */
    catalogue: {
      id: 'catalogue'
      version: string
      language?: string
      languages?: Record<string, string>
      fetchedAt: number
    }
    /**
     * A game fetched by its address, as a catalogue of one game: there is no stored catalogue, or it lacks the game.
     */
    foundGame: { id: 'foundGame'; shelf: CatalogueRow }
    /** The operator's key for notifications; null where there are none. */
    push: { id: 'push'; publicKey: string | null; fetchedAt: number }
    /** What a player is notified of on this device, and the browser's subscription; removed at logout. */
    pushChoice: { id: 'pushChoice'; playerId: string; topics: PushTopic[]; hasDetails: boolean; endpoint: string }
    settings: { id: 'settings'; affiliateUrl: string | null; telegramUrl: string | null; fetchedAt: number }
    /**
     * `parts`: the last error of each data section that is shown from cache; removed when the section loads again.
     * `notOffered`: the sections whose call the operator has not got, as answered to this `build`; a row of an older
     * build has neither.
     */
    problems: {
      id: 'problems'
      parts: Partial<Record<DataSection, ErrorCode>>
      notOffered?: NotOffered
      build?: string
    }
    mirrorCheck: { id: 'mirrorCheck'; nextAt: number }
    /** The shared rounds that were opened last, newest first. */
    publicRounds: { id: 'publicRounds'; rounds: readonly PublicRoundRow[] }
    /** Hashes of the last tokens that were logged out: a late cookie with one of them must not log in again. */
    ended: { id: 'ended'; tokens: string[] }
    /** The analytics session: id, start and last use, ms of the device clock. */
    analytics: { id: 'analytics'; sessionId: string; startedAt: number; usedAt: number }
    /** Hashes of player and attribution values that were last sent as a player's source. */
    source: { id: 'source'; sent: string[] }
    /** The landings that were sent last, by hashes of their query parameters; `at` is ms of the device clock. */
    landings: { id: 'landings'; told: { call: string; source: string[]; at: number }[] }
    /** The welcome offer for guests; amounts are in `currency`. */
    welcomePack: Localized & {
      id: 'welcomePack'
      title: string
      currency: Currency | null
      /** For approximate amounts; absent from rows of an older version. */
      rates?: Rates | null
      steps: WelcomeStep[]
      fetchedAt: number
    }
    /** The levels of the VIP club, lowest first: public, as a guest reads them. */
    vipLevels: Localized & { id: 'vipLevels'; levels: VipLevel[]; fetchedAt: number }
    /** The promo code that was last looked up, and what it gives; `bonus` is null if the code does not exist. */
    promo: Localized & { id: 'promo'; promo: string; bonus: PromoBonus | null; fetchedAt: number }
    /** When the timers of the offers end, ms of server time; a timer that never started is missing. */
    timers: { id: 'timers'; ends: Partial<Record<BonusTimer, number>> }
    /** The ETag of the service worker script that the browser has installed. */
    serviceWorker: { id: 'serviceWorker'; tag: string }
    /** Random id of this database: another id means that the browser has cleared it and a new one was created. */
    instance: { id: 'instance'; instance: string }
    /** The operator's cases, in its order; `isPractice`: it was never fetched, and these are practice's own. */
    cases: { id: 'cases'; cases: CaseCard[]; fetchedAt: number; isPractice?: true }
    /** When the tournaments of each status were last fetched, ms of server time. */
    tournaments: { id: 'tournaments'; fetchedAt: Partial<Record<TournamentStatus, number>> }
  }
export type AppStateRow = AppStateRows[keyof AppStateRows]

/** A call that waits for the network if there is no service worker to store it. */
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
