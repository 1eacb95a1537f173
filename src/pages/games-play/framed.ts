import type { CatalogueGame } from '../../../worker/db/lobby-view.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { ROUTES } from '../../app/routing/routes.ts'
import type { CoverGame } from '../../games/cover/cover-shapes.ts'

/** A provider's sportsbook, in the place of our own. It is launched as a game is, and is none of the catalogue. */
export type FramedSportsbook = Omit<CatalogueGame, 'kind'> & {
  kind: 'sportsbook'
  /** Layers of its picture: see `readLayers`. */
  picture: string
}
/** What a launch opens in the frame. */
export type Framed = CatalogueGame | FramedSportsbook

/** What a sportsbook says in the place of a text of a game. */
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
  'play.refused': 'betting.frame.refused',
  'play.sessionOver': 'betting.frame.sessionOver',
  'play.silent': 'betting.frame.silent',
  'play.storage': 'betting.frame.storage',
  'play.unavailable': 'error.unavailable',
}

export function framedText(game: Pick<Framed, 'kind'> | null, key: MessageKey): MessageKey {
  return (game?.kind === 'sportsbook' ? OF_SPORTSBOOK[key] : undefined) ?? key
}

/** What its cover is drawn from. */
export function framedCover(game: Framed): CoverGame {
  return game.kind === 'sportsbook' ? { ...game, kind: 'original' } : game
}

/** Where the way out of the frame leads. */
export function exitPath({ kind }: Pick<Framed, 'kind'>): string {
  return kind === 'sportsbook' ? ROUTES.home : ROUTES[kind]
}
