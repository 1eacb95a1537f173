import { VIP_PATH } from '../ui/lazy-icons.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'
import type { HouseGame } from '#domain/games/house-games.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { NavigationLink } from './navigation.ts'
import { ROUTES } from '../base/routes.ts'

/** A link with its own icon: SVG strokes in a 24 × 24 view box. */
type DrawnLink = { path: string; text: MessageKey; strokes: string; section?: DataSection }
export type MoreLink = NavigationLink | DrawnLink
export type OriginalLink = DrawnLink & { game: HouseGame }

/** The original games, by name. */
export const ORIGINAL_LINKS: readonly OriginalLink[] = [
  original('cases', 'M4 8.5h16V20H4zM9 8.5v-3a3 3 0 0 1 6 0v3M4 13h6M14 13h6M10 11.5h4v3h-4z'),
  original(
    'coinflip',
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5l1.3 2.9 3.2.3-2.4 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1-2.4-2.1 3.2-.3z',
  ),
  // The curve and the crash at its end.
  original('crash', 'M3.5 4v16h17M6.5 17c5-.6 8-3.6 9.3-10.5M15.8 6.5l2.2-2.4M18.3 8l2.3-.7M14 3.6l-.5-1.6'),
  original(
    'dice',
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4M8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01',
  ),
  original('hilo', 'M6.5 3.5h11v17h-11zM9.5 9.5 12 7l2.5 2.5M9.5 14.5 12 17l2.5-2.5'),
  original(
    'keno',
    'M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16.5 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M7 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  ),
  original(
    'miner',
    'M12 7.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 7.5V5.2c0-1 .7-1.7 1.7-1.7H15M17 3.5h.01M9.3 13.5c0-1.5 1.2-2.7 2.7-2.7',
  ),
  original('plinko', 'M12 4h.01M9 9h.01M15 9h.01M6 14h.01M12 14h.01M18 14h.01M4 20h5M10 20h4M15 20h5'),
  original(
    'roulette',
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3.5V8M12 16v4.5M3.5 12H8M16 12h4.5',
  ),
  // A ring divided into shares.
  original(
    'rooms',
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3.5v5M19.4 16.3 15 13.8M4.6 16.3 9 13.8',
  ),
  original('wheel', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2'),
]

/** Links to pages that are not games. */
export const MORE_LINKS: readonly MoreLink[] = [
  {
    path: ROUTES.betting,
    text: 'nav.betting',
    section: 'betting',
    strokes:
      'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8.5l3.3 2.4-1.2 3.9H9.9l-1.2-3.9zM12 8.5v-5M15.3 10.9l4.8-1.5M14.1 14.8l2.9 4M9.9 14.8l-2.9 4M8.7 10.9 3.9 9.4',
  },
  {
    path: ROUTES.tournaments,
    text: 'nav.tournaments',
    section: 'tournaments',
    strokes: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.5c0 3 1 4.5 3.2 5M16.5 5.5h3c0 3-1 4.5-3.2 5M12 14.5v3M8.5 20h7',
  },
  {
    path: ROUTES.top,
    text: 'nav.top',
    section: 'top',
    strokes: 'M4.5 20v-7h4v7M10 20V5h4v15M15.5 20v-10h4v10M3 20h18',
  },
  { path: ROUTES.bonuses, text: 'nav.bonuses', icon: 'bonuses' },
  { path: ROUTES.vipClub, text: 'nav.vipClub', strokes: VIP_PATH },
  {
    path: ROUTES.faq,
    text: 'nav.faq',
    strokes:
      'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.6 9.6A2.4 2.4 0 0 1 12 7.5c1.4 0 2.4.9 2.4 2.2 0 1.9-2.4 2-2.4 3.8M12 16.5h.01',
  },
]

function original(game: OriginalLink['game'], strokes: string): OriginalLink {
  return { game, path: ROUTES[game], text: `nav.${game}`, strokes }
}
