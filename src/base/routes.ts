import type { GameCard } from '#db/view.ts'
import type { GameKind } from '#domain/games/game-types.ts'

/** Separate, as the inline loader needs only these. */
const GAME_LISTS = { slots: '/games/slots', live: '/games/live-casino' } as const satisfies Record<GameKind, string>

/** The path of every route; no other module of the page spells one out. */
export const ROUTES = {
  ...GAME_LISTS,
  home: '/',
  dice: '/games/dice',
  plinko: '/games/plinko',
  coinflip: '/games/coinflip',
  hilo: '/games/hilo',
  keno: '/games/keno',
  miner: '/games/miner',
  roulette: '/games/roulette',
  wheel: '/games/roulette/wheel',
  cases: '/games/cases',
  /** Also the prefix of one room, by its colour. */
  rooms: '/games/rooms',
  crash: '/games/crash',
  /** How draws are checked; also the prefix of one game's check. */
  fairness: '/fairness',
  tournaments: '/tournaments',
  top: '/top',
  /** The sportsbook; also the prefix of one event. */
  betting: '/betting',
  bonuses: '/bonuses',
  faq: '/faq',
  vipClub: '/vip-club',
  welcomePack: '/welcome-pack',
  profile: '/profile',
  profileAccess: '/profile/access',
  profileBonuses: '/profile/bonuses',
  profileHistory: '/profile/history',
  profileNotifications: '/profile/notifications',
  profileSetting: '/profile/setting',
  profileLimits: '/profile/setting/limits',
  passwordReset: '/password/reset',
  /** Target of the link in the recovery e-mail, where the token follows, and of the phone code. */
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

/** Navigation state for /error: a link or code for a new password has expired. */
export const RESET_OVER = { about: 'reset' } as const

/** The original games and their sub-pages, such as a case. */
export const ORIGINAL_ROUTE = '/games/:game/:item?'

/** The route of a provider's game: its slug and its play mode. */
export function gameRoute<Kind extends GameKind>(kind: Kind) {
  return `${GAME_LISTS[kind]}/:slug/:mode` as const
}

/** Route pattern of one tournament. */
export const TOURNAMENT_ROUTE = '/tournament/:id'

export function tournamentPath(id: string): string {
  return `/tournament/${encodeURIComponent(id)}`
}

export type LaunchMode = 'demo' | 'play'

export function isLaunchMode(value: string | undefined): value is LaunchMode {
  return value === 'demo' || value === 'play'
}

/** The page of a provider's game, for money (`play`) or for free (`demo`). */
export function gamePath(kind: GameKind, slug: string, mode: LaunchMode = 'play'): string {
  return `${GAME_LISTS[kind]}/${encodeURIComponent(slug)}/${mode}`
}

/** The page of any game, of a provider or original. */
export function cardPath(card: GameCard): string {
  return card.path ?? gamePath(card.kind, card.slug)
}

type GameListQuery = { q?: string; provider?: string; list?: 'favourites' | 'recent'; sort?: 'new' }

/** A game list of a kind, with filters: search text, provider, the player's own list, order. */
export function gameListPath(kind: GameKind, query: GameListQuery = {}): string {
  const search = `${new URLSearchParams(query)}`
  return search ? `${ROUTES[kind]}?${search}` : ROUTES[kind]
}
