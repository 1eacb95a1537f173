import type { DataSection } from '#domain/calls/data-sections.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { ROUTES } from '../base/routes.ts'

/** Icon names only, no components: the build draws the skeleton from this file. */
type LinkIcon = 'home' | 'slots' | 'live' | 'bonuses' | 'profile'
export type NavigationLink = {
  path: string
  text: MessageKey
  icon: LinkIcon
  /** Without this section's call the link leaves the menu. */
  section?: DataSection
}

const HOME: NavigationLink = { path: ROUTES.home, text: 'nav.home', icon: 'home' }
const SLOTS: NavigationLink = { path: ROUTES.slots, text: 'nav.slots', icon: 'slots', section: 'catalogue' }
const LIVE: NavigationLink = { path: ROUTES.live, text: 'nav.liveCasino', icon: 'live', section: 'catalogue' }
const BONUSES: NavigationLink = { path: ROUTES.bonuses, text: 'nav.bonuses', icon: 'bonuses' }
const PROFILE: NavigationLink = { path: ROUTES.profile, text: 'nav.profile', icon: 'profile' }

/** The left rail, from 1024 px: the links that the static shell draws too. The others follow in navigation-more.ts. */
export const RAIL_LINKS: readonly NavigationLink[] = [HOME, SLOTS, LIVE]
/** The game lists. */
export const CATALOGUE_LINKS: readonly NavigationLink[] = [SLOTS, LIVE]
/** The bottom bar, below 1024 px; the games button and the deposit button are between the two lists. */
export const BAR_LINKS_BEFORE: readonly NavigationLink[] = [HOME]
export const BAR_LINKS_AFTER: readonly NavigationLink[] = [BONUSES, PROFILE]
