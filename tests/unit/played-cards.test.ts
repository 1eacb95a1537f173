import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { ROUTES } from '#src/base/routes.ts'
import { houseCard } from '#db/played-cards.ts'
import { ORIGINALS } from '#domain/games/original-pictures.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'

it.each(LOCALES)(
  'an original game has the same name and address in the first paint as in the menu, in %s',
  (locale) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8'))
    for (const game of ORIGINAL_GAMES) {
      const card = houseCard(game, locale)
      expect(card).toMatchObject({ name: texts[`nav.${game}`], path: ROUTES[game] })
      expect(card.picture).toBe(ORIGINALS[game])
      expect(card.picture).toMatch(/ /)
    }
  },
)
