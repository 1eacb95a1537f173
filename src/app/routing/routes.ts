import type { GameCard, GameKind } from '../../../worker/db/view.ts'

/** Apart, as these are all that the inline loader needs. */
const SHELVES = { slots: '/games/slots', live: '/games/live-casino' } as const satisfies Record<GameKind, string>

/** Every route's path; nothing else in the page spells one. */
export const ROUTES = {
  ...SHELVES,
  home: '/',
  dice: '/games/dice',
  coinflip: '/games/coinflip',
  hilo: '/games/hilo',
  keno: '/games/keno',
  miner: '/games/miner',
  roulette: '/games/roulette',
  wheel: '/games/roulette/wheel',
  cases: '/games/cases',
  /** Beneath it, one room by its colour. */
  rooms: '/games/rooms',
  crash: '/games/crash',
  /** How draws are checked; beneath it, of one game. */
  fairness: '/fairness',
  tournaments: '/tournaments',
  top: '/top',
  /** The sportsbook; beneath it, of one event. */
  betting: '/betting',
  bonuses: '/bonuses',
  faq: '/faq',
  vipClub: '/vip-club',
  welcomePack: '/welcome-pack',
  profile: '/profile',
  profileAccess: '/profile/access',
  profileBonuses: '/profile/bonuses',
  profileHistory: '/profile/history',
  profileSetting: '/profile/setting',
  passwordReset: '/password/reset',
  /** Where a letter's link leads, and a number's code: the token stands behind it. */
  resetPassword: '/reset-password',
  authCallback: '/auth/callback',
  policyKyc: '/policy/en/kyc',
  policyAgreement: '/policy/en/user-agreement',
  policyConfidential: '/policy/ru/confidential',
  policyAgreementRu: '/policy/ru/user-agreement',
  bonusTerms: '/bonus-terms',
  responsible: '/responsible-gambling',
  rules: '/rules',
  complaints: '/complaints',
  noAccess: '/no-access',
  error: '/error',
} as const

/** What /error is told along with the way there: a link or a code to a new password is no longer good. */
export const RESET_OVER = { about: 'reset' } as const

/** The original games, and what lies beneath them, such as a case. */
export const ORIGINAL_ROUTE = '/games/:game/:item?'

/** A game of a provider, by its slug and how it is played. */
export function gameRoute<Kind extends GameKind>(kind: Kind) {
  return `${SHELVES[kind]}/:slug/:mode` as const
}

/** One tournament. */
export const TOURNAMENT_ROUTE = '/tournament/:id'

export function tournamentPath(id: string): string {
  return `/tournament/${encodeURIComponent(id)}`
}

export type PlayMode = 'demo' | 'play'

export function isPlayMode(value: string | undefined): value is PlayMode {
  return value === 'demo' || value === 'play'
}

/** A game of a provider: its page, for money or for nothing. */
export function gamePath(kind: GameKind, slug: string, mode: PlayMode = 'play'): string {
  return `${SHELVES[kind]}/${encodeURIComponent(slug)}/${mode}`
}

/** The page of any game: of a provider, or of the house. */
export function cardPath(card: GameCard): string {
  return card.path ?? gamePath(card.kind, card.slug)
}

type ShelfQuery = { q?: string; provider?: string; list?: 'favourites' | 'recent'; sort?: 'new' }

/** The games of a kind: that a search finds, of a provider, of a list of the player's, in an order. */
export function gameListPath(kind: GameKind, query: ShelfQuery = {}): string {
  const search = `${new URLSearchParams(query)}`
  return search ? `${ROUTES[kind]}?${search}` : ROUTES[kind]
}
