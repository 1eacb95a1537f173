import type { CatalogueGame } from '#db/lobby-view.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { ROUTES } from '../../base/routes.ts'
import type { CoverGame } from '../../cover/cover-shapes.ts'

/**
 * A provider's sportsbook, used instead of the built-in one. It is launched like a game, but is not in the catalogue.
 */
export type FramedSportsbook = Omit<CatalogueGame, 'kind'> & {
  kind: 'sportsbook'
  /** Layers of its picture: see `readLayers`. */
  picture: string
}
/** What a launch can open in the frame. */
export type Framed = CatalogueGame | FramedSportsbook

/** Texts for a sportsbook that replace the texts for games. */
const OF_SPORTSBOOK: { readonly [Key in MessageKey]?: MessageKey } = {
  'play.asking': 'betting.frame.asking',
  'play.back': 'nav.home',
  'play.broken': 'betting.frame.broken',
  'play.connectionGone': 'betting.frame.connectionGone',
  'play.givenUp': 'betting.frame.givenUp',
  'play.gone': 'error.unavailable',
  'play.guest': 'betting.frame.guest',
  'play.loggedOut': 'betting.frame.loggedOut',
  'play.offline': 'betting.frame.offline',
  'play.rejected': 'betting.frame.rejected',
  'play.sessionOver': 'betting.frame.sessionOver',
  'play.silent': 'betting.frame.silent',
  'play.storage': 'betting.frame.storage',
  'play.unavailable': 'error.unavailable',
}

export function framedText(game: Pick<Framed, 'kind'> | null, key: MessageKey): MessageKey {
  return (game?.kind === 'sportsbook' ? OF_SPORTSBOOK[key] : undefined) ?? key
}

/** The data its cover is drawn from. */
export function framedCover(game: Framed): CoverGame {
  return game.kind === 'sportsbook' ? { ...game, kind: 'original' } : game
}

/** The path to open when the player leaves the frame. */
export function exitPath({ kind }: Pick<Framed, 'kind'>): string {
  return kind === 'sportsbook' ? ROUTES.home : ROUTES[kind]
}
