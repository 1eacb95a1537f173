import type english from '../../../lang/about/en.json'
import { ROUTES } from '../../base/routes.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export type Descriptions = typeof english

/** The description of a page by its path; it applies to the paths below as well. */
export const ABOUT: Readonly<Record<string, keyof Descriptions>> = {
  [ROUTES.slots]: 'about.slots',
  [ROUTES.live]: 'about.live',
  [ROUTES.dice]: 'about.dice',
  [ROUTES.plinko]: 'about.plinko',
  [ROUTES.coinflip]: 'about.coinflip',
  [ROUTES.hilo]: 'about.hilo',
  [ROUTES.keno]: 'about.keno',
  [ROUTES.miner]: 'about.miner',
  [ROUTES.roulette]: 'about.roulette',
  [ROUTES.wheel]: 'about.roulette',
  [ROUTES.cases]: 'about.cases',
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
export const ABOUT_ELSE: keyof Descriptions = 'about.home'
/** Descriptions of one game, with placeholders for its name and its provider. */
export const ABOUT_GAME: Readonly<Record<GameKind, keyof Descriptions>> = {
  slots: 'about.game.slots',
  live: 'about.game.live',
}
