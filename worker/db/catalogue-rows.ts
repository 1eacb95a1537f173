import type { GameKind } from '#domain/games/game-types.ts'
import type { AppStateRows } from './rows.ts'

/** The id of a kind's catalogue in a language; a build without languages stored it under the kind alone. */
export function catalogueRowId(kind: GameKind, language: string | undefined): string {
  return language === undefined ? kind : `${kind}:${language}`
}

/** The id of the catalogue to show: in this language if it was ever fetched in it, or else as it was last fetched. */
export function shownCatalogueId(fact: AppStateRows['catalogue'], kind: GameKind, language: string): string {
  return catalogueRowId(kind, fact.languages?.[language] === undefined ? fact.language : language)
}

/** The kind of games in a catalogue's row. */
export function catalogueKind(id: string): GameKind {
  return id.startsWith('live') ? 'live' : 'slots'
}
