import type { MessageKey } from './dictionary.ts'
import { ROUTES } from './routes.ts'

type LinkIcon = 'home' | 'slots' | 'live' | 'dice' | 'bonuses' | 'vip' | 'profile'
export type NavigationLink = { path: string; text: MessageKey; icon: LinkIcon }

const HOME: NavigationLink = { path: ROUTES.home, text: 'nav.home', icon: 'home' }
const SLOTS: NavigationLink = { path: ROUTES.slots, text: 'nav.slots', icon: 'slots' }
const LIVE: NavigationLink = { path: ROUTES.live, text: 'nav.liveCasino', icon: 'live' }
const DICE: NavigationLink = { path: ROUTES.dice, text: 'nav.dice', icon: 'dice' }
const BONUSES: NavigationLink = { path: ROUTES.bonuses, text: 'nav.bonuses', icon: 'bonuses' }
const VIP_CLUB: NavigationLink = { path: ROUTES.vipClub, text: 'nav.vipClub', icon: 'vip' }
const PROFILE: NavigationLink = { path: ROUTES.profile, text: 'nav.profile', icon: 'profile' }

/** The left rail, from 1024 px. */
export const RAIL_LINKS: readonly NavigationLink[] = [HOME, SLOTS, LIVE, DICE, BONUSES, VIP_CLUB]
/** The bottom bar, below 1024 px; the deposit button stands between the two. */
export const BAR_LINKS_BEFORE: readonly NavigationLink[] = [HOME, SLOTS]
export const BAR_LINKS_AFTER: readonly NavigationLink[] = [BONUSES, PROFILE]
