import NAMES from '../../lang/*.json?house-games'
import type { Locale } from '#domain/languages/locales.ts'
import { originalCard, type OriginalCard } from '#domain/games/original-card.ts'
import { HOUSE_GAMES, type HouseGame } from '#domain/games/house-games.ts'
import { flagsUrl } from '#domain/settings/configuration.ts'
import { isPlayedOriginal, playedId } from '#domain/games/played-original.ts'
import { GAME_KINDS } from '#domain/games/game-types.ts'
import { isGameShown } from '#domain/calls/not-offered.ts'
import type { MyDatabase } from './my-database.ts'
import type { GameCard, ProvidedCard, CatalogueRow } from './rows.ts'
import { catalogueKind, shownCatalogueId } from './catalogue-rows.ts'
import { CATALOGUE_FLAGS } from './catalogue-flags.ts'
import { readImageLine } from './game-image.ts'

export type PlayedCards = (locale: Locale) => GameCard[]

/**
 * The card of one of our games for the first paint, named in `locale`: neither the inline loader nor the worker has a
 * dictionary.
 */
export function houseCard(game: HouseGame, locale: Locale): OriginalCard {
  return originalCard(game, NAMES[locale][game])
}

/**
 * Reads the cards of the `wanted` games that are known, with their names in a language; out: a function that gives them
 * in that order, with our own games named in a locale.
 */
export async function playedCards(db: MyDatabase, wanted: readonly string[], language: string): Promise<PlayedCards> {
  // The catalogue is large, so it is read only if a provider's game is wanted.
  const shelves = wanted.every(isPlayedOriginal) ? [] : await readShown(db, language)
  const provided = shelves.flatMap((table) => toPlayedCards(table, wanted))
  const shown = await readShownHouseGames(db)
  return (locale) => {
    const house = shown.map((game) => ({ played: playedId(game), card: houseCard(game, locale) }))
    const cards = [...provided.map((card) => ({ played: card.id, card })), ...house]
    return wanted.flatMap((id) => cards.filter(({ played }) => played === id).map(({ card }) => card))
  }
}

/** Our own games on offer, without those that the operator has switched off. */
async function readShownHouseGames(db: MyDatabase): Promise<readonly HouseGame[]> {
  const [flags, row, clock] = await Promise.all([
    flagsUrl === null ? undefined : db.facts.get('flags'),
    db.facts.get('problems'),
    db.facts.get('clock'),
  ])
  const answers = {
    flags: flags?.id === 'flags' ? flags.on : [],
    notOffered: row?.id === 'problems' ? row.notOffered : undefined,
    now: Date.now() + (clock?.id === 'clock' ? clock.offset : 0),
  }
  return HOUSE_GAMES.filter((game) => isGameShown(game, answers))
}

/** The catalogue in a language, or as it was last fetched. */
async function readShown(db: MyDatabase, language: string): Promise<CatalogueRow[]> {
  const fact = await db.facts.get('catalogue')
  if (fact?.id !== 'catalogue') return []
  const rows = await db.shelves.bulkGet(GAME_KINDS.map((kind) => shownCatalogueId(fact, kind, language)))
  return rows.filter((row) => row !== undefined)
}

/** The `wanted` games that are in one catalogue table. */
function toPlayedCards(
  { id: row, ids, slugs, names, images = '', provider, providers, flags }: CatalogueRow,
  wanted: readonly string[],
): ProvidedCard[] {
  const kind = catalogueKind(row)
  const [idLines = [], slugLines = [], nameLines = [], imageLines = []] = [ids, slugs, names, images].map((lines) =>
    lines.split('\n'),
  )
  return wanted.flatMap((id) => {
    const at = idLines.indexOf(id)
    if (at < 0) return []
    const isNew = ((flags[at] ?? 0) & CATALOGUE_FLAGS.isNew) !== 0
    return {
      id,
      kind,
      slug: slugLines[at] ?? '',
      name: nameLines[at] ?? '',
      provider: providers[provider[at] ?? 0] ?? '',
      isNew,
      ...readImageLine(imageLines[at]),
    }
  })
}
