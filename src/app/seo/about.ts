import type english from '../../../lang/about/en.json'
import { ROUTES } from '../../base/routes.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export type Descriptions = typeof english

/** The description of a page by its path; it applies to the paths below as well. */
export const ABOUT: Readonly<Record<string, keyof Descriptions>> = {
  [ROUTES.slots]: 'about.slots',
  [ROUTES.live]: 'about.live',
  ...Object.fromEntries(ORIGINAL_GAMES.map((game) => [ROUTES[game], describeOriginal(game)])),
  [ROUTES.rooms]: 'about.rooms',
  [ROUTES.betting]: 'about.betting',
  [ROUTES.crash]: 'about.crash',
  [ROUTES.fairness]: 'about.fairness',
  [ROUTES.bonuses]: 'about.bonuses',
  [ROUTES.tournaments]: 'about.tournaments',
  [ROUTES.top]: 'about.top',
  [ROUTES.welcomePack]: 'about.welcomePack',
  [ROUTES.vipClub]: 'about.vipClub',
  [ROUTES.faq]: 'about.faq',
  [ROUTES.policyKyc]: 'about.kyc',
  [ROUTES.policyAgreement]: 'about.agreement',
  [ROUTES.policyAgreementRu]: 'about.agreement',
  [ROUTES.policyConfidential]: 'about.confidential',
  [ROUTES.bonusTerms]: 'about.bonusTerms',
  [ROUTES.responsible]: 'about.responsible',
  [ROUTES.rules]: 'about.rules',
  [ROUTES.complaints]: 'about.complaints',
}

function describeOriginal(game: OriginalGame): keyof Descriptions {
  // The wheel is a page of roulette.
  return game === 'wheel' ? 'about.roulette' : `about.${game}`
}

export const ABOUT_ELSE: keyof Descriptions = 'about.home'
/** Descriptions of one game, with placeholders for its name and its provider. */
export const ABOUT_GAME: Readonly<Record<GameKind, keyof Descriptions>> = {
  slots: 'about.game.slots',
  live: 'about.game.live',
}
